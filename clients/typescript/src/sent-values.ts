// Values of a request as the service reads them: lists with commas, dates as text.

/** The request by the names of the service. @throws TypeError for a Date that is no day of a calendar */
export function sentValues(request: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(request).flatMap(([name, value]) => (value === undefined ? [] : [[name, sentValue(name, value)]])),
  );
}

function sentValue(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.join(',');
  if (value instanceof Date) return name === 'at' ? `${value.toISOString().slice(0, 19)}Z` : dayOf(name, value);
  return typeof value === 'object' && value !== null ? sentValues(value) : value;
}

/** The day of a Date at midnight, in UTC or on the clock of this machine; any other Date is ambiguous. */
function dayOf(name: string, date: Date): string {
  if (date.getTime() % DAY_MS === 0) return date.toISOString().slice(0, 10);
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  if (date.getTime() === new Date(year, month, day).getTime())
    return [`${year}`.padStart(4, '0'), ...[month + 1, day].map((part) => `${part}`.padStart(2, '0'))].join('-');
  throw new TypeError(
    `${name} must be a text such as "1990-07-23", or a Date at midnight, in UTC or on the clock of this machine.`,
  );
}

const DAY_MS = 86_400_000;

// Documents with ids only, for tests: a label becomes its id, and an object with more members than a label loses its name and its Hanzi.

export function labelIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(labelIds);
  if (typeof value !== 'object' || value === null) return value;
  const { name, hanzi, ...members } = value as Record<string, unknown>;
  const isLabel = 'id' in members && name !== undefined && hanzi !== undefined;
  if (isLabel && Object.keys(members).length === 1) return members.id;
  return Object.fromEntries(Object.entries(isLabel ? members : value).map(([key, own]) => [key, labelIds(own)]));
}

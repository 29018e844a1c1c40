// Values that people write and that are not read, each with the one that is: a problem then names what to send. Only where one thing alone can be meant.

/**
 * A date with its year first, or its day first where no month has that number, as YYYY-MM-DD.
 * @example suggestedDate('1990/7/23') // '1990-07-23'
 */
export function suggestedDate(text: string): string | undefined {
  const written = text.normalize('NFKC').trim();
  const yearFirst =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(written) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(written);
  if (yearFirst !== null) return dateText(yearFirst[1]!, yearFirst[2]!, yearFirst[3]!);
  const dayFirst = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(written);
  if (dayFirst === null) return undefined;
  const [, day, separator, month, year] = dayFirst;
  const isDayFirst = separator === '.' || Number(day) > 12; // 7/8/1990 is two dates
  return isDayFirst ? dateText(year!, month!, day!) : undefined;
}

function dateText(year: string, month: string, day: string): string | undefined {
  const isPossible = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  return isPossible ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

const BEFORE_NOON = /^(?:a\.?m\.?|上午|早上|오전|午前|sáng)$/i;
const AFTER_NOON = /^(?:p\.?m\.?|下午|晚上|오후|午後|chiều|tối)$/i;

// 8.5 is no time: it may be half past eight.
const TIME = /^(\D*?) ?(\d{1,2})(?:[:.h](\d{2})| ?[h點点時时시] ?(?:(\d{1,2}) ?[分분]?)?)? ?(\D*)$/u;

/**
 * An hour of twelve as one of twenty-four; a time as its hour and its minute.
 * @example suggestedHour('8pm') // { hour: 20 }
 * @example suggestedHour('8:30') // { hour: 8, minute: 30 }
 */
export function suggestedHour(text: string): { readonly hour: number; readonly minute?: number } | undefined {
  const parts = TIME.exec(text.normalize('NFKC').trim().replace(/\s+/g, ' '));
  if (parts === null) return undefined;
  const [, before = '', hours, twoDigits, digits, behind = ''] = parts;
  const minutes = twoDigits ?? digits;
  const half = before === '' ? behind.trim() : behind === '' ? before.trim() : '?';
  const isHalf = BEFORE_NOON.test(half) || AFTER_NOON.test(half);
  if (half !== '' && !isHalf) return undefined;
  const given = Number(hours);
  if (given > (isHalf ? 12 : 23) || (isHalf && given === 0)) return undefined;
  const hour = !isHalf ? given : (given % 12) + (AFTER_NOON.test(half) ? 12 : 0);
  if (minutes === undefined) return { hour };
  return Number(minutes) > 59 ? undefined : { hour, minute: Number(minutes) };
}

/** Other words for the values of a choice. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  male: ['m', 'man', 'boy', '男', '男性', '男命', '乾造', '남', '남성', '남자', '건명', 'nam'],
  female: ['f', 'w', 'woman', 'girl', '女', '女性', '女命', '坤造', '여', '여성', '여자', '곤명', 'nữ'],
  solar: ['gregorian', '公历', '公曆', '西暦', '新暦', '阳历', '陽曆', '양력', 'dương lịch'],
  lunar: ['chinese', '农历', '農曆', '阴历', '陰曆', '旧暦', '음력', 'âm lịch'],
};

/**
 * The choice that a word of people means.
 * @example suggestedChoice(['male', 'female'], '男') // 'male'
 */
export function suggestedChoice(choices: readonly string[], text: string): string | undefined {
  const word = text.normalize('NFKC').trim().toLowerCase();
  return choices.find((choice) => Object.hasOwn(WORDS, choice) && WORDS[choice]!.includes(word));
}

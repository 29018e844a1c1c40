// Typed digits in the list of hours. A browser takes each digit for the beginning of a label, and the same digit again for the next such
// label: "00" would choose 01, and "22" 21. So digits typed within a second are read as one number.

const TOGETHER_MS = 1000;

/** Lets the digits typed on the list of the 24 hours choose the hour they name: 8 and 08, 2 and 22. */
export function chooseByDigits(hours: HTMLSelectElement): void {
  let typed = '';
  let typedAt = 0;
  hours.addEventListener('keydown', (event) => {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const before = event.timeStamp - typedAt < TOGETHER_MS ? typed : '';
    typed = hourIn(before + event.key) ?? event.key;
    typedAt = event.timeStamp;
    hours.value = String(Number(typed));
    for (const type of ['input', 'change']) hours.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

/** Digits that name an hour; undefined where they are too many or too high. */
const hourIn = (digits: string): string | undefined => (digits.length <= 2 && Number(digits) < 24 ? digits : undefined);

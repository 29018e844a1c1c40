// @vitest-environment happy-dom
// The list of people without the page around it; test/page/people.test.ts has what needs a browser.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BEIJING, cast, chartOf } from '../../../test/page/on-device.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import { parts as vietnamese } from '../words/vi/parts.ts';
import { words as vietnameseWords } from '../words/vi/words.ts';
import { PeopleView } from './people-view.ts';

const REQUEST = { date: '1990-07-23', hour: 8, minute: 24, gender: 'male', cityId: 'beijing-1816670' } as const;
const { conventions } = await chartOf(REQUEST);
const ENGLISH = { own: PART_WORDS.en.people, page: WORDS.en };

let beside: string[];
let saved: string[];
let section: HTMLElement;

/** Shows the list beside the chart of a birth. */
function open(): PeopleView {
  beside = [];
  saved = [];
  section = document.createElement('section');
  document.body.replaceChildren(section);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    (blob as Blob).text().then((text) => saved.push(text));
    return 'blob:x';
  });
  return new PeopleView(section, ENGLISH, {
    shown: () => ({ request: REQUEST, city: BEIJING, conventions }),
    open: () => undefined,
    onBeside: ({ name }) => beside.push(name),
    language: () => 'en',
    hasChart: () => true,
    faultsOf: async (request, city) => {
      const answer = await cast(request, city);
      return 'problems' in answer
        ? answer.problems.map(({ parameter, detail }) => ({ field: parameter as string, detail }))
        : [];
    },
    forget: () => undefined,
    ownBoard: async () => undefined,
  });
}

const find = <T extends HTMLElement>(selector: string, of: ParentNode = section) => of.querySelector<T>(selector)!;
const all = (selector: string) => [...section.querySelectorAll<HTMLElement>(selector)];
const textsOf = (selector: string) => all(selector).map(({ textContent }) => textContent);
const names = () => textsOf('.person-name');
const shown = () => textsOf('.people-list > li:not([hidden]) .person-name');
const status = () => find('.people-said').textContent;
const focused = () => document.activeElement!;
/** Presses a button as a person does, who leaves the focus on it. */
function press(does: string, of: ParentNode = section): void {
  const button = find(`[data-do=${does}]`, of);
  button.focus();
  button.click();
}
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
function keep(...people: readonly string[]): void {
  for (const name of people) {
    find<HTMLInputElement>('input[name=person]').value = name;
    press('keep');
  }
}
const person = (n: number) => all('.people-list > li')[n]!;
const search = (text: string) => type(find<HTMLInputElement>('[data-do=find]'), text);
async function importText(text: string): Promise<void> {
  const input = find<HTMLInputElement>('input[type=file]');
  Object.defineProperty(input, 'files', { value: [new File([text], 'people.json')] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(status, { interval: 1 }).not.toBe('Reading the file…');
}
const stored = () => localStorage.getItem('people');

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('people have notes, other names and another order, and are removed; all of it is there on the next visit', () => {
  open();
  keep('Anna', 'Berta', 'Cilla', 'Dora', 'Emma', 'Frida');
  expect(names()).toEqual(['Anna', 'Berta', 'Cilla', 'Dora', 'Emma', 'Frida']);
  expect(status()).toBe('Frida is kept on this device.');
  const cilla = person(2);
  find<HTMLDetailsElement>('details', cilla).open = true;
  type(find<HTMLTextAreaElement>('textarea', cilla), 'A note <b>of my own</b>');
  type(find<HTMLInputElement>('details input', cilla), 'Celia');
  press('up', cilla);
  expect(focused().textContent).toBe('Move up');
  (focused() as HTMLElement).click();
  expect(focused().textContent).toBe('Move down'); // the first cannot move up
  press('remove', person(5));
  expect(names()).toEqual(['Celia', 'Anna', 'Berta', 'Dora', 'Emma']);
  expect(focused().getAttribute('aria-label')).toBe('Open the chart of Emma');
  open();
  expect(names()).toEqual(['Celia', 'Anna', 'Berta', 'Dora', 'Emma']);
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('A note <b>of my own</b>');
});

test('a file that was exported brings everybody back, twice without a double', async () => {
  open();
  keep('Anna');
  type(find<HTMLTextAreaElement>('textarea'), 'Her note');
  keep('Berta');
  const before = stored()!;
  press('export');
  await expect.poll(() => saved, { interval: 1 }).toEqual([before]);
  press('erase');
  expect(stored()).toBe(null);
  await importText(before);
  expect(status()).toBe('People added: 2. There already: 0.');
  expect(stored()).toBe(before);
  type(find<HTMLInputElement>('details input', person(0)), 'Anna Maria');
  await importText(before);
  expect(status()).toBe('People added: 0. There already: 2.');
  expect(names()).toEqual(['Anna Maria', 'Berta']);
});

test('of a file with faults each is told by person and member, and nothing is imported', async () => {
  open();
  keep('Anna', 'Berta', 'Cilla');
  const list = JSON.parse(stored()!);
  press('erase');
  const faults = async (change: (people: typeof list.people) => void) => {
    const other = structuredClone(list);
    change(other.people);
    await importText(JSON.stringify(other));
    return textsOf('[role=alert] li');
  };
  expect(
    await faults((people) => {
      delete people[0].birth.gender;
      people[2].place.latitude = 100;
      people[2].colour = 'red';
    }),
  ).toEqual([
    'Person 1 (Anna), birth.gender: is missing',
    'Person 3 (Cilla), place.latitude: has to be a number from -90 to 90',
    'Person 3 (Cilla), colour: is not a known field',
  ]);
  const wrong = await faults((people) => {
    people[0].birth.hour = 25;
    people[1].birth.date = '1990-02-31';
    people[1].conventions.school = 'unheard';
    people[2].place.timeZone = 'Mars/Olympus';
  });
  expect(wrong.map((line) => line.split(':')[0])).toEqual([
    'Person 1 (Anna), birth.hour',
    'Person 2 (Berta), conventions.school',
    'Person 2 (Berta), birth.date',
    'Person 3 (Cilla), place.timeZone',
  ]);
  expect(wrong[0]).toMatch(/23/);
  for (const [text, sentence] of [
    ['{}', /not a list of people/],
    [JSON.stringify({ ...list, version: 9 }), /later version/],
  ] as const) {
    await importText(text);
    expect(status()).toMatch(sentence);
  }
  expect(stored()).toBe(null);
});

test('where the browser has no room, or holds what cannot be read, that is said and nothing is lost', async () => {
  open();
  keep('Anna');
  const real = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    setItem() {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  });
  keep('Berta');
  expect(status()).toMatch(/^The browser did not store it/);
  expect(names()).toEqual(['Anna']);
  type(find<HTMLTextAreaElement>('textarea'), 'No room');
  expect(status()).toMatch(/^The browser did not store it/);
  vi.unstubAllGlobals();
  const later = '{"format":"beichen-people","version":7}';
  localStorage.setItem('people', later);
  open();
  expect(find('.notice').textContent).toMatch(/cannot be read and was left as it is/);
  press('save');
  await expect.poll(() => saved, { interval: 1 }).toEqual([later]);
  expect(stored()).toBe(later);
});

test('what another tab has kept is seen in this one', () => {
  open();
  keep('Anna');
  const list = JSON.parse(stored()!);
  const people = [...list.people, { ...list.people[0], id: 'b', name: 'Berta' }];
  localStorage.setItem('people', JSON.stringify({ ...list, people }));
  (focused() as HTMLElement).blur();
  window.dispatchEvent(new Event('storage'));
  expect(names()).toEqual(['Anna', 'Berta']);
});

// The words of buttons and of the hint about notes once matched too: "open", "beside" and "chart" found everybody.
test('people are found by what is in their name, date or place, and by no word of the page', () => {
  open();
  keep('Anna', 'Berta', 'Cilla', 'Dora', 'Emma', 'Frìda');
  const words = 'open,beside,chart,male,notes,name,remove,move,08:24,·,anna berta'.split(',');
  for (const word of words) {
    search(word);
    expect([word, shown()]).toEqual([word, []]);
    expect(find('[data-empty]').textContent).toBe('Nobody has that name, date or place.');
  }
  for (const word of ['beijing', 'CHINA', '1990-07-23', 'beijing 1990']) {
    search(word);
    expect([word, shown().length]).toEqual([word, 6]);
  }
  for (const [word, found] of [
    ['frida', 'Frìda'],
    ['ERT', 'Berta'],
  ] as const) {
    search(word);
    expect(shown()).toEqual([found]);
  }
  search('');
  type(find<HTMLInputElement>('details input', person(1)), 'Zoë');
  search('zoe');
  expect(shown()).toEqual(['Zoë']);
  press('beside', person(1));
  expect(beside).toEqual(['Zoë']); // the new name
});

// A person may have notes of 20,000 letters.
test('who was removed is brought back in the order before, for the rest of the visit', () => {
  const view = open();
  keep('Anna', 'Berta', 'Cilla');
  const before = stored();
  const undo = (label: string) => {
    expect(find('[data-do=undo]').textContent).toBe(label);
    press('undo');
  };
  press('remove', person(1));
  press('remove', person(0));
  expect(names()).toEqual(['Cilla']);
  keep('Dora');
  undo('Undo removing Anna');
  expect(status()).toBe('Anna is back on the list.');
  expect(focused().getAttribute('aria-label')).toBe('Open the chart of Anna');
  expect(names()).toEqual(['Anna', 'Cilla', 'Dora']);
  view.show(); // another look at the list
  undo('Undo removing Berta');
  expect(names()).toEqual(['Anna', 'Berta', 'Cilla', 'Dora']);
  expect(all('[data-do=undo]')).toEqual([]);

  press('remove', person(3));
  press('erase');
  expect(status()).toContain('Until the page is closed or reloaded');
  expect(stored()).toBe(null);
  view.show({ own: vietnamese.people, page: vietnameseWords });
  undo('Hoàn tác xóa tất cả');
  expect(status()).toBe('Đã đưa tất cả trở lại danh sách: 3.');
  expect(names()).toEqual(['Anna', 'Berta', 'Cilla']);
  expect(stored()).toBe(before);
  open(); // nothing of it is stored: another visit knows nothing
  expect(names()).toEqual(['Anna', 'Berta', 'Cilla']);
  expect(all('[data-do=undo]')).toEqual([]);
});

test('what was done is announced in one place that stays', () => {
  open();
  const said = find('.people-said');
  keep('Anna');
  expect([said.isConnected, said.textContent]).toEqual([true, 'Anna is kept on this device.']);
});

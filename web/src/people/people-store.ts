// The list of people in the localStorage of this browser, as the text of a file (docs/decisions/page-on-the-device.md). It is written only when the reader
// saves; it is read again before each change, so that two tabs do not undo each other's changes.

import { DEVICE } from '../dom/browser-store.ts';
import { peopleIn, type ReadPeople, textOfPeople } from './people-file.ts';
import { PEOPLE_KEY } from './people-key.ts';
import type { Person } from './person.ts';

/** The browser did not store the list: storage is full or forbidden. */
export class NotStored extends Error {}

/** Reads the stored people; an empty list if there are none. */
export function savedPeople(): ReadPeople {
  const text = savedText();
  return text === undefined ? { people: [] } : peopleIn(text);
}

/** The stored text, valid or not. */
export const savedText = (): string | undefined => DEVICE.read(PEOPLE_KEY);

/**
 * Changes the stored list. A list that cannot be read is not overwritten.
 * @throws NotStored
 */
export function changePeople(change: (people: readonly Person[]) => readonly Person[]): readonly Person[] {
  const saved = savedPeople();
  if (!('people' in saved)) throw new NotStored();
  const people = change(saved.people);
  const isStored = people.length === 0 ? DEVICE.remove(PEOPLE_KEY) : DEVICE.write(PEOPLE_KEY, textOfPeople(people));
  if (!isStored) throw new NotStored();
  return people;
}

/** Erases all people at once. */
export const erasePeople = () => DEVICE.remove(PEOPLE_KEY);

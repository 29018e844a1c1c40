// The store of people. In the localStorage of this browser, as one text: that of a file (docs/decisions/page-on-the-device.md). It is written when a person says so and not before; it
// is read anew for each change, so that two tabs do not undo each other's work.

import { DEVICE } from '../dom/browser-store.ts';
import { peopleIn, type ReadPeople, textOfPeople } from './people-file.ts';
import { PEOPLE_KEY } from './people-key.ts';
import type { Person } from './person.ts';

/** The browser did not store it: there is no room, or it does not allow it here. */
export class NotStored extends Error {}

/** Reads the stored people; nobody if there are none. */
export function savedPeople(): ReadPeople {
  const text = savedText();
  return text === undefined ? { people: [] } : peopleIn(text);
}

/** The text as it is kept, readable or not. */
export const savedText = (): string | undefined => DEVICE.read(PEOPLE_KEY);

/**
 * Changes what is kept. A list that cannot be read is not written over.
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

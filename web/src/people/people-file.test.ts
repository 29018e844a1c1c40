import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DOCS } from '../cast/api.ts';
import { MAX_FAULTS, peopleIn, type ReadPeople, textOfPeople } from './people-file.ts';
import { cityOf, isSameBirth, merged, type Person, personOf, requestOf } from './person.ts';

const ANNA: Person = {
  id: 'anna1',
  name: 'Anna',
  birth: { date: '1990-07-23', calendar: 'solar', hour: 8, minute: 30, gender: 'female' },
  conventions: {
    school: 'common',
    dayBoundary: 'zi',
    yearBoundary: 'lunar',
    leapMonthRule: 'split',
    calendarRegion: 'china',
    solarTime: 'apparent',
  },
  place: {
    cityId: 'beijing-1816670',
    name: 'Beijing',
    hanzi: '北京',
    country: 'China',
    countryCode: 'CN',
    latitude: 39.9075,
    longitude: 116.39723,
    timeZone: 'Asia/Shanghai',
    kind: 'city',
    label: 'Beijing, China',
    match: 'exact',
    lang: 'en',
    search: { attribution: 'GeoNames', meta: { apiVersion: '1.0.0', places: '1', docs: 'https://example.org/docs' } },
  },
  notes: 'From the certificate.\n',
};

const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => text.length <= 100);
const people: fc.Arbitrary<readonly Person[]> = fc.array(
  fc
    .record({
      id: fc.stringMatching(/^[a-z0-9]{1,12}$/),
      name: letters,
      date: letters,
      hour: fc.option(fc.integer(), { nil: undefined }),
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      notes: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
    })
    .map(({ id, name, date, hour, latitude, notes }) => {
      const { hour: _, ...birth } = { ...ANNA.birth, date };
      const { notes: __, ...anna } = ANNA;
      return {
        ...anna,
        id,
        name,
        birth: hour === undefined ? birth : { ...birth, hour },
        place: { ...ANNA.place, latitude: latitude + 0 },
        ...(notes !== undefined && { notes }),
      };
    }),
  { maxLength: 6 },
);

const faultsIn = (read: ReadPeople) => ('faults' in read ? read.faults : []);

test('a list that is written and read is the same list', () => {
  fc.assert(
    fc.property(people, (list) => {
      expect(peopleIn(textOfPeople(list))).toEqual({ people: list });
    }),
  );
});

test('any file is read as a list, or its fault is reported', () => {
  const check = (text: string) => {
    const read = peopleIn(text);
    expect('people' in read || 'unreadable' in read || read.faults.length > 0).toBe(true);
  };
  fc.assert(fc.property(fc.string(), check));
  fc.assert(fc.property(fc.json(), check));
  fc.assert(
    fc.property(fc.jsonValue(), (value) =>
      check(JSON.stringify({ format: 'beichen-people', version: 1, people: value })),
    ),
  );
});

/** Every member of a person, as a path. */
const pathsIn = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => [[...path, key], ...pathsIn(each, [...path, key])])
    : [];

const OPTIONAL = [
  ...['notes', 'birth.hour', 'birth.minute'],
  ...['hanzi', 'country', 'countryCode', 'kind', 'match'].map((member) => `place.${member}`),
];

/** A list of three people in which one member of the second is changed, or missing. */
function spoilt(path: readonly string[], value: unknown): string {
  const list = JSON.parse(textOfPeople([ANNA, ANNA, ANNA]));
  const parent = path.slice(0, -1).reduce((part, key) => part[key], list.people[1]);
  if (value === undefined) delete parent[path.at(-1)!];
  else parent[path.at(-1)!] = value;
  return JSON.stringify(list);
}

test.each(pathsIn(ANNA).map((path) => [path.join('.'), path] as const))(
  'a fault of %s names the person and the member',
  (member, path) => {
    expect(faultsIn(peopleIn(spoilt(path, null)))[0]).toMatchObject({ person: 1, member, fault: { id: 'kind' } });
    expect(faultsIn(peopleIn(spoilt([...path.slice(0, -1), 'unheardOf'], 1)))).toMatchObject([
      { person: 1, member: [...path.slice(0, -1), 'unheardOf'].join('.'), fault: { id: 'unknown' } },
    ]);
    const missing = faultsIn(peopleIn(spoilt(path, undefined)));
    if (OPTIONAL.includes(member)) expect(missing).toEqual([]);
    else expect(missing[0]).toMatchObject({ person: 1, member, fault: { id: 'missing' } });
  },
);

// biome-ignore format: a table
test.each([
  [['place', 'latitude'], 90.1, { id: 'range', least: -90, most: 90 }],
  [['place', 'longitude'], -181, { id: 'range', least: -180, most: 180 }],
  [['name'], 'n'.repeat(101), { id: 'tooLong', most: 100 }],
  [['name'], '', { id: 'missing' }],
  [['notes'], 'n'.repeat(20_001), { id: 'tooLong', most: 20_000 }],
  [['place', 'cityId'], 'anna-1990-07-23/08:30', { id: 'notWritten' }],
  [['place', 'search', 'meta', 'docs'], 'javascript:alert(1)', { id: 'notWritten' }],
  [['place', 'search', 'meta', 'docs'], '//evil.example/x', { id: 'notWritten' }],
  [['place', 'search', 'meta', 'docs'], '/\\evil.example/x', { id: 'notWritten' }],
  [['__proto__'], { isAdmin: true }, { id: 'unknown' }],
] as const)('a value that %j cannot have is a fault: %#', (path, value, fault) => {
  const text = path[0] === '__proto__' ? spoilt(['proto'], value).replace('"proto"', '"__proto__"') : spoilt(path, value);
  const name = path[0] === 'name' ? `${value}`.replace(/^(.{40}).+/, '$1…') : 'Anna';
  expect(faultsIn(peopleIn(text))).toEqual([{ person: 1, name, member: path.join('.'), fault }]);
});

test('links of a person lead to the written pages of this page, wherever the list was written', () => {
  for (const docs of ['https://evil.example/docs', '/other/docs', ANNA.place.search.meta.docs]) {
    const person = {
      ...ANNA,
      place: { ...ANNA.place, search: { ...ANNA.place.search, meta: { ...ANNA.place.search.meta, docs } } },
    };
    expect(cityOf(person).search.meta.docs).toBe(DOCS);
  }
});

// Files that exhaust a careless reader: it reports too many faults, or freezes the page.
test.each([
  ['100,000 people who are nothing', () => JSON.stringify(Array<unknown>(100_000).fill({}))],
  ['100,000 people who are no people', () => JSON.stringify(Array<unknown>(100_000).fill(null))],
  ['a person with 100,000 members', () => `[{${Array.from({ length: 100_000 }, (_, n) => `"m${n}":${n}`).join()}}]`],
  ['a member of 5 MB', () => JSON.stringify([{ ...ANNA, ['m'.repeat(5e6)]: 1 }])],
  ['a name of 5 MB', () => JSON.stringify([{ ...ANNA, name: 'n'.repeat(5e6) }])],
  [
    '100,000 time zones',
    () => JSON.stringify([{ ...ANNA, place: { ...ANNA.place, timeZones: Array<unknown>(1e5).fill(1) } }]),
  ],
  ['lists within lists', () => `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
] as const)('a list of %s is a few faults in short sentences', (_, textOf) => {
  const faults = faultsIn(peopleIn(`{"format":"beichen-people","version":1,"people":${textOf()}}`));
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.length).toBeLessThanOrEqual(3 * MAX_FAULTS);
  expect(JSON.stringify(faults).length).toBeLessThan(20_000);
});

test('a file of a later version, of another format or of no format is not read', () => {
  const list = JSON.parse(textOfPeople([ANNA]));
  expect(peopleIn(JSON.stringify({ ...list, version: 2, more: true }))).toEqual({ unreadable: 'later' });
  expect(peopleIn(JSON.stringify({ ...list, format: 'other' }))).toEqual({ unreadable: 'noList' });
  for (const text of ['', 'null', '[]', '"people"', '{"people":[]}'])
    expect(peopleIn(text)).toEqual({ unreadable: 'noList' });
  expect(peopleIn(JSON.stringify({ ...list, version: '1' }))).toMatchObject({ faults: [{ member: 'version' }] });
  expect(peopleIn('{"format":"beichen-people","version":1}')).toMatchObject({
    faults: [{ member: 'people', fault: { id: 'missing' } }],
  });
});

test('who is in both lists stays once, renamed or not, with the notes of both', () => {
  const { notes: _, ...without } = ANNA;
  const renamed = { ...ANNA, name: 'Anna Maria', notes: 'Another note.' };
  expect(merged([renamed], [ANNA])).toEqual({
    people: [{ ...renamed, notes: 'Another note.\n\nFrom the certificate.\n' }],
    added: 0,
  });
  expect(merged([without], [{ ...ANNA, id: 'other' }])).toEqual({ people: [ANNA], added: 0 });
  const twin = { ...ANNA, id: 'twin', name: 'Berta' };
  expect(merged([ANNA], [twin]).people).toEqual([ANNA, twin]);
});

test('another birth is another person, and gets an id of its own', () => {
  const corrected = { ...ANNA, birth: { ...ANNA.birth, minute: 31 } };
  const { people: both, added } = merged([ANNA], [corrected]);
  expect([added, both.length, new Set(both.map(({ id }) => id)).size]).toEqual([1, 2, 2]);
});

test('a list merged twice, or with itself, is the list', () => {
  fc.assert(
    fc.property(people, people, (one, other) => {
      const first = merged([], one).people;
      const both = merged(first, other).people;
      expect(merged(both, other)).toEqual({ people: both, added: 0 });
      expect(merged(both, both)).toEqual({ people: both, added: 0 });
      expect(new Set(both.map(({ id }) => id)).size).toBe(both.length);
    }),
  );
});

test('what the page casts is kept with nothing in it that was not requested, and is read again', () => {
  const { search, ...place } = ANNA.place;
  const city = { ...place, distanceKm: 3, extra: 'of a later search', search: { ...search, hint: 'x' } } as never;
  const request = { date: '1990-07-23', hour: 8, minute: 30, gender: 'female', cityId: 'beijing-1816670', name: 'A' };
  const conventions = { ...ANNA.conventions, pillarStars: 'common' } as never;
  const { notes: _, ...anna } = ANNA;
  const person = personOf({ request, city, conventions }, 'Anna');
  expect(person).toEqual({ ...anna, id: person.id });
  expect(peopleIn(textOfPeople([person]))).toEqual({ people: [person] });
});

// Seconds, offset, double hour and rare conventions are stored with a person, since they change the chart.
test.each([
  [{ second: 49, utcOffset: '+07:00' }, {}],
  [{ doubleHour: 'chen' }, {}],
  [{}, { plate: 'earth', transformationsOfGeng: 'taiyang-wuqu-tiantong-taiyin' }],
])('a person is cast again by %j and %j', (born, chosen) => {
  const city = { ...ANNA.place, search: { ...ANNA.place.search, suggestions: [] } } as never;
  const request = { date: '1990-07-23', hour: 8, gender: 'female', cityId: 'beijing-1816670', ...born, ...chosen };
  const person = personOf({ request, city, conventions: { ...ANNA.conventions, ...chosen } as never }, 'Anna');
  const { people = [] } = peopleIn(textOfPeople([person])) as { readonly people?: readonly Person[] };
  expect(requestOf(people[0]!)).toMatchObject({ ...request, ...ANNA.conventions });
  expect(isSameBirth(person, ANNA)).toBe(false);
});

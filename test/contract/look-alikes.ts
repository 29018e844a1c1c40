// Look-alikes in docs/contract.md: one name with two shapes, and one shape with two names.

/** The lines of a section of the page, each with its indent. */
function linesOf(page: string, heading: string): string[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  return section.split('\n## ', 1)[0]!.split('\n').slice(2, -2);
}

interface Part {
  readonly head: string;
  readonly members: Map<string, string>;
}

/** Every part and every object in a member, by its path, with the shapes of its members. */
function partsOf(page: string): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  let path: string[] = [];
  for (const line of linesOf(page, 'Members')) {
    const [, indent, key, text] = /^( *)(\w[\w-]*\??): (.*)$/.exec(line) ?? [];
    if (key === undefined) continue;
    const depth = indent!.length / 2;
    path = [...path.slice(0, depth), key.replace('?', '')];
    const [, head = '', members = ''] = /^(.*?)(?: \{ (.*) \})?(?:; type .*)?$/.exec(text!) ?? [];
    if (depth > 0) parts.get(path.slice(0, -1).join('.'))?.members.set(key, head);
    const own = [...members.matchAll(/(\w+\??): (.*?)(?=, \w+\??: |$)/g)].map(([, name, shape]) => [name!, shape!]);
    parts.set(path.join('.'), { head, members: new Map(own as [string, string][]) });
  }
  return parts;
}

/** The kind of a shape, as a program reads it: values of one kind are read in the same way. */
function kindOf(shape: string, parts: ReadonlyMap<string, Part>): string {
  const [, item] = /^list of (?:\S*\d\S* )?(.*)$/.exec(shape) ?? [];
  if (item !== undefined) return `list of ${kindOf(item, parts)}`;
  const part = shape.includes('.') ? undefined : parts.get(shape);
  if (part !== undefined) return kindOf(part.head, parts);
  if (/^(?:open )?\[|^[A-Z]\w*(?:\.\w+)*$/.test(shape)) return 'word';
  return (
    /^(?:label|object|map|integer|number|boolean|string \S+|string)/.exec(shape)?.[0].replace('integer', 'number') ??
    shape
  );
}

/** Parts that say something of the service, not of a chart. */
const OF_THE_SERVICE = /^(?:\w*Input|Problem\w*|Suggestion|ServiceIndex|Health|Readiness|Stats|Meta)(?:\.|$)/;

/** Names of members that are of several kinds: `warnings: list of object, list of word`. */
export function namesOfTwoShapes(page: string): string[] {
  const parts = partsOf(page);
  const kinds = new Map<string, Set<string>>();
  for (const [path, { members }] of parts) {
    if (OF_THE_SERVICE.test(path)) continue;
    for (const [key, shape] of members) {
      const name = key.replace('?', '');
      kinds.set(name, (kinds.get(name) ?? new Set()).add(kindOf(shape, parts)));
    }
  }
  return [...kinds]
    .flatMap(([name, found]) => (found.size > 1 ? [`${name}: ${[...found].sort().join(', ')}`] : []))
    .sort();
}

/** Parts with the same members: `DayWarning = VariantsWarning`. */
export function partsOfOneShape(page: string): string[] {
  const named = new Map<string, string[]>();
  for (const [path, { head, members }] of partsOf(page)) {
    if (path.includes('.') || OF_THE_SERVICE.test(path) || (members.size < 2 && head === 'object')) continue;
    const shape = [head, ...[...members].map((member) => member.join(': '))].join('; ');
    named.set(shape, [...(named.get(shape) ?? []), path]);
  }
  return [...named.values()].flatMap((names) => (names.length > 1 ? [names.join(' = ')] : [])).sort();
}

/** The exported types of the packages: entry, name and declaration. */
function typesOf(page: string): { readonly entry: string; readonly name: string; readonly declared: string }[] {
  let entry = '';
  return linesOf(page, 'Packages').flatMap((line) => {
    const [, name, declared] = /^ {2}type (\w+): (.*)$/.exec(line) ?? [];
    if (!line.startsWith(' ')) entry = line.replace(/[: ].*/, '');
    return name === undefined ? [] : [{ entry, name, declared: declared! }];
  });
}

/** Types that one package exports twice under one name: `Side: beichen, beichen/pair`. */
export function namesOfTwoTypes(page: string): string[] {
  const entries = new Map<string, string[]>();
  for (const { entry, name } of typesOf(page)) {
    const key = `${entry.split('/', 1)[0]} ${name}`;
    entries.set(key, [...(entries.get(key) ?? []), entry]);
  }
  return [...entries]
    .flatMap(([key, found]) => (found.length > 1 ? [`${key.split(' ')[1]}: ${found.join(', ')}`] : []))
    .sort();
}

/** Types of the calculation, of which a member name should have one. */
const DOMAIN =
  /^(?:Branch|PalaceId|Instant|GregorianDate|DayNumber|LunarDate|boolean|LunarCalendar|CalendarRegion|\(typeof CALENDARS\)\[number\])$/;

/** Members of exported types with two types of the calculation: `palace: Branch, PalaceId`. */
export function membersOfTwoTypes(page: string): string[] {
  const types = new Map<string, Set<string>>();
  for (const { entry, declared } of typesOf(page)) {
    if (!entry.startsWith('beichen/') && entry !== 'beichen') continue;
    for (const [, name, type] of declared.matchAll(/[{;] (\w+)\??: ([^;{]+?)(?: \| undefined)?(?=; )/g)) {
      if (DOMAIN.test(type!)) types.set(name!, (types.get(name!) ?? new Set()).add(type!));
    }
  }
  return [...types]
    .flatMap(([name, found]) => (found.size > 1 ? [`${name}: ${[...found].sort().join(', ')}`] : []))
    .sort();
}

/** Parameters of one name with two shapes: `star: text of 300 characters, text of 600 characters`. */
export function parametersOfTwoShapes(page: string): string[] {
  const shapes = new Map<string, Set<string>>();
  for (const line of linesOf(page, 'Parameters')) {
    const [, name, shape] = /^(?:(?:one|other)\.)?(\w+)\??: ([^;]+)/.exec(line) ?? [];
    if (name !== undefined) shapes.set(name, (shapes.get(name) ?? new Set()).add(shape!.replace(/ \d.*/, '')));
  }
  return [...shapes]
    .flatMap(([name, found]) => (found.size > 1 ? [`${name}: ${[...found].sort().join(', ')}`] : []))
    .sort();
}

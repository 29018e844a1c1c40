// Types and operations of the Go client. A member is a pointer if it may be absent and its zero value is valid, such as hour 0.

import { capital, valuesComment } from './model.mjs';

const NAMES = { text: 'string', values: 'string', integer: 'int', number: 'float64', flag: 'bool', any: 'any' };

/** @param {import('./model.mjs').Type} type */
function typeText(type) {
  switch (type.kind) {
    case 'named':
      return type.name;
    case 'list':
      return `[]${typeText(type.of)}`;
    case 'map':
      return `map[string]${typeText(type.of)}`;
    default:
      return NAMES[type.kind];
  }
}

const INITIALS = { Id: 'ID', Url: 'URL' };

/** The exported name of a member: cityId is CityID. */
export const exported = (name) => capital(name).replace(/(Id|Url)(?=$|[A-Z])/g, (word) => INITIALS[word]);

/** Aligns lines of cells in columns as gofmt does: a column ends at the first line without a further cell. */
function aligned(rows) {
  const isFollowed = (row, column) => (row?.[column + 1] ?? '') !== '';
  const widthOf = (n, column) => {
    let [first, last] = [n, n];
    while (isFollowed(rows[first - 1], column)) first--;
    while (isFollowed(rows[last + 1], column)) last++;
    return Math.max(...rows.slice(first, last + 1).map((row) => row[column].length));
  };
  return rows.map((row, n) => {
    const cells = row.map((cell, column) => (isFollowed(row, column) ? cell.padEnd(widthOf(n, column)) : cell));
    return `\t${cells.join(' ').trimEnd()}`;
  });
}

/** @param {import('./model.mjs').Model} model */
export function goText({ version, objects, values, operations }) {
  const isText = (type) =>
    type.kind === 'text' ||
    type.kind === 'values' ||
    (type.kind === 'named' && values.some(({ name }) => name === type.name));
  const member = ({ name, type, isOptional, description }) => {
    const pointer = isOptional && !isText(type) && type.kind !== 'list' && type.kind !== 'map' ? '*' : '';
    const about = `${description}${valuesComment(type)}`.trim();
    return [
      exported(name),
      pointer + typeText(type),
      `\`json:"${name}${isOptional ? ',omitempty' : ''}"\``,
      about && `// ${about}`,
    ];
  };
  const object = ({ name, description, parts, members }) =>
    [
      `// ${name}: ${description}`,
      `type ${name} struct {`,
      ...parts.map((part) => `\t${part}`),
      ...aligned(members.map(member)),
      '}',
    ].join('\n');
  const operation = ({ name, summary, description, method, path, accept, request, answer }) => {
    const own = capital(name);
    const isNamed = answer.kind === 'named';
    const result = isNamed ? `*${typeText(answer)}` : typeText(answer);
    return [
      `// ${own}: ${summary}. ${description}`,
      `func (client *Client) ${own}(ctx context.Context${request ? `, request ${request.name}` : ''}) (${result}, error) {`,
      `\treturn call[${result}](ctx, client, operation{"${method}", "${path}", "${accept}", ${request?.hasLanguage ?? false}}, ${request ? 'request' : 'nil'})`,
      '}',
    ].join('\n');
  };
  return `
package beichen

import "context"

const version = "${version}"

${[...values.map(({ name, description, type }) => `// ${name}: ${description}${valuesComment(type)}\ntype ${name} = string`), ...objects.map(object), ...operations.map(operation)].join('\n\n')}
`.trimStart();
}

/** The types of answers by their names, for the test that parses recorded ones. */
export const goAnswersText = ({ operations }) =>
  `
package beichen

var answers = map[string]func() any{
${aligned([...new Set(operations.flatMap(({ answer }) => answer.name ?? []))].map((name) => [`"${name}":`, `func() any { return new(${name}) },`])).join('\n')}
}
`.trimStart();

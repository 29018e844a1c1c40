// Types and operations of the Python client. Parameters have Python names (`city_id`); responses have the names of their JSON.

import { namesIn } from './model.mjs';

const NAMES = { text: 'str', integer: 'int', number: 'float', flag: 'bool', any: 'Any' };
/** Types that a parameter takes beside text; transport.py writes their values as text. */
const ALSO = {
  day: ' | datetime.date',
  time: ' | datetime.time',
  moment: ' | datetime.date',
  list: ' | Sequence[str]',
};
const KEYWORDS = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield None True False'.split(
    ' ',
  ),
);

/** @param {import('./model.mjs').Type} type */
function typeText(type) {
  switch (type.kind) {
    case 'named':
      return `"${type.name}"`; // it may be declared below
    case 'list':
      return `list[${typeText(type.of)}]`;
    case 'map':
      return `dict[str, ${typeText(type.of)}]`;
    case 'values':
      return type.isOpen ? 'str' : `Literal[${type.values.map((value) => `"${value}"`).join(', ')}]`;
    default:
      return NAMES[type.kind] + (ALSO[type.also] ?? '');
  }
}

export const snake = (name) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
/** The name of a parameter in Python. */
export const sentName = (name) => (KEYWORDS.has(snake(name)) ? `${snake(name)}_` : snake(name));
const docText = (text) => text.replaceAll('\\', '\\\\').replaceAll('"""', "'''");
const ending = (text) => (text.endsWith('"') ? `${text} ` : text);
/** An empty text has no doc comment. */
const docString = (text, indent) => (text === '' ? [] : [`${indent}"""${ending(docText(text))}"""`]);

function objectText({ name, description, isSent, parts, members }) {
  const needed = (member) => (member.isOptional ? `NotRequired[${typeText(member.type)}]` : typeText(member.type));
  // A member whose name is no name of Python needs the form of a call.
  if (!isSent && members.some((member) => !/^\w+$/.test(member.name) || KEYWORDS.has(member.name))) {
    return [
      `${name} = TypedDict("${name}", {`,
      ...members.map((member) => `    "${member.name}": ${needed(member)},  # ${member.description}`),
      '})',
    ].join('\n');
  }
  const body = [
    ...docString(description, '    '),
    ...members.flatMap((member) => [
      `    ${isSent ? sentName(member.name) : member.name}: ${needed(member)}`,
      ...docString(member.description, '    '),
    ]),
  ];
  return [
    `class ${name}(${parts.length > 0 ? parts.join(', ') : 'TypedDict'}):`,
    ...(body.length === 0 ? ['    pass'] : body),
  ].join('\n');
}

function operationText({ name, summary, description, method, path, accept, request, answer }) {
  const parameters = request ? `, **request: Unpack[${request.name}]` : '';
  return [
    `    def ${snake(name)}(self${parameters}) -> ${typeText(answer)}:`,
    ...docString(`${summary}. ${description}`, '        '),
    `        return self._call("${method}", "${path}", "${accept}", ${request ? 'request' : '{}'}, ${request?.hasLanguage ? 'True' : 'False'})`,
  ].join('\n');
}

/** Orders types after those that they extend; other references may point forward. */
const ordered = (objects) => [
  ...objects.filter(({ parts }) => parts.length === 0),
  ...objects.filter(({ parts }) => parts.length > 0),
];

/** @param {import('./model.mjs').Model} model */
export const pythonText = ({ version, objects, values }) =>
  `
import datetime
from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

VERSION = "${version}"
"""The version of this client."""

${values.flatMap(({ name, description, type }) => [`${name}: TypeAlias = ${typeText(type)}`, ...docString(description, '')]).join('\n')}


${ordered(objects).map(objectText).join('\n\n\n')}
`.trimStart();

/** @param {import('./model.mjs').Model} model */
export const pythonOperations = ({ operations }) =>
  `
from typing import Any, Unpack

from .api_generated import ${namesIn(operations).join(', ')}
from .transport import Transport


class Operations(Transport):
    """The operations of the service."""

${operations.map(operationText).join('\n\n')}
`.trimStart();

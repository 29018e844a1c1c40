// Types for Swift, Kotlin, Dart and C#, one file each, to copy into a program. An enum is a text, so that values of later versions can be read.

import { allMembers, capital, valuesComment } from './model.mjs';

/** A type as a language writes it. */
const typeIn = (names) =>
  function textOf(type) {
    if (type.kind === 'named') return type.name;
    if (type.kind === 'list' || type.kind === 'map') return names[type.kind](textOf(type.of));
    return names[type.kind];
  };

/** A name as an identifier: `violated-policies` is violatedPolicies. */
const identifier = (name) => name.replace(/-[a-z]/g, (start) => start[1].toUpperCase());
const about = ({ description, type }) => `${description}${valuesComment(type)}`.trim();
const documented = (text, comment) => (text === '' ? [] : [`${comment} ${text}`]);

const RESERVED = {
  swift: new Set(
    'as case class default do else enum extension for func if import in init is let operator protocol repeat return self static struct super switch throw true try type var where while'.split(
      ' ',
    ),
  ),
  kotlin: new Set(
    'as break class continue do else false for fun if in interface is null object package return super this throw true try typealias typeof val var when while'.split(
      ' ',
    ),
  ),
  dart: new Set(
    'assert break case catch class const continue default do else enum extends false final finally for if in is new null rethrow return super switch this throw true try var void while with'.split(
      ' ',
    ),
  ),
};

const swiftType = typeIn({
  text: 'String',
  values: 'String',
  integer: 'Int',
  number: 'Double',
  flag: 'Bool',
  any: 'BeichenValue',
  list: (of) => `[${of}]`,
  map: (of) => `[String: ${of}]`,
});

/** @param {import('./model.mjs').Model} model */
export function swiftText(model) {
  const own = (name) => (RESERVED.swift.has(name) ? `\`${name}\`` : identifier(name));
  const object = (each) => {
    const members = allMembers(each, model);
    const isRenamed = members.some(({ name }) => name !== identifier(name));
    return [
      ...documented(each.description, '///'),
      `struct ${each.name}: Codable, Hashable, Sendable {`,
      ...members.map(
        (member) =>
          `  var ${own(member.name)}: ${swiftType(member.type)}${member.isOptional ? '? = nil' : ''} // ${about(member)}`,
      ),
      ...(isRenamed
        ? [
            '  enum CodingKeys: String, CodingKey {',
            ...members.map(({ name }) => `    case ${own(name)}${name === identifier(name) ? '' : ` = "${name}"`}`),
            '  }',
          ]
        : []),
      '}',
    ].join('\n');
  };
  return `
${model.values.map(({ name, type }) => `typealias ${name} = ${swiftType(type)} //${valuesComment(type)}`).join('\n')}

/// A text, a number or true or false.
enum BeichenValue: Codable, Hashable, Sendable {
  case text(String), number(Double), flag(Bool)
  init(from decoder: Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) { self = .flag(flag) }
    else if let number = try? value.decode(Double.self) { self = .number(number) }
    else { self = .text(try value.decode(String.self)) }
  }
  func encode(to encoder: Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .text(let text): try value.encode(text)
    case .number(let number): try value.encode(number)
    case .flag(let flag): try value.encode(flag)
    }
  }
}

${model.objects.map(object).join('\n\n')}
`.trimStart();
}

const kotlinType = typeIn({
  text: 'String',
  values: 'String',
  integer: 'Int',
  number: 'Double',
  flag: 'Boolean',
  any: 'JsonPrimitive',
  list: (of) => `List<${of}>`,
  map: (of) => `Map<String, ${of}>`,
});

/** @param {import('./model.mjs').Model} model */
export function kotlinText(model) {
  const own = (name) => (RESERVED.kotlin.has(name) ? `\`${name}\`` : identifier(name));
  const serial = (name) => (name === identifier(name) ? '' : `@SerialName("${name}") `);
  const object = (each) =>
    [
      ...documented(each.description.replaceAll('*/', '* /'), '//'),
      '@Serializable',
      `data class ${each.name}(`,
      ...allMembers(each, model).map(
        (member) =>
          `    ${serial(member.name)}val ${own(member.name)}: ${kotlinType(member.type)}${member.isOptional ? '? = null' : ''}, // ${about(member)}`,
      ),
      ')',
    ].join('\n');
  return `
package org.beichen.client

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonPrimitive

${model.values.map(({ name, type }) => `typealias ${name} = ${kotlinType(type)} //${valuesComment(type)}`).join('\n')}

${model.objects.map(object).join('\n\n')}
`.trimStart();
}

const csharpType = typeIn({
  text: 'string',
  values: 'string',
  integer: 'int',
  number: 'double',
  flag: 'bool',
  any: 'JsonElement',
  list: (of) => `IReadOnlyList<${of}>`,
  map: (of) => `IReadOnlyDictionary<string, ${of}>`,
});

/** @param {import('./model.mjs').Model} model */
export function csharpText(model) {
  const values = new Map(model.values.map(({ name, type }) => [name, type]));
  // A C# file cannot export type aliases to other files.
  const typeText = (type) => {
    if (type.kind === 'named' && values.has(type.name)) return 'string';
    if (type.kind === 'list') return `IReadOnlyList<${typeText(type.of)}>`;
    return csharpType(type);
  };
  const object = (each) =>
    [
      ...documented(each.description, '//'),
      `public sealed record ${each.name}`,
      '{',
      ...allMembers(each, model).map((member) => {
        const own = capital(member.name);
        const name = own === each.name ? `${own}Value` : own; // no member has the name of its type
        const type = member.isOptional ? `${typeText(member.type)}?` : typeText(member.type);
        return `    [JsonPropertyName("${member.name}")] public ${member.isOptional ? '' : 'required '}${type} ${name} { get; init; } // ${about(member)}`;
      }),
      '}',
    ].join('\n');
  return `
#nullable enable
using System.Collections.Generic;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace Beichen.Client;

${model.objects.map(object).join('\n\n')}
`.trimStart();
}

const dartType = typeIn({
  text: 'String',
  values: 'String',
  integer: 'int',
  number: 'double',
  flag: 'bool',
  any: 'Object',
  list: (of) => `List<${of}>`,
  map: (of) => `Map<String, ${of}?>`,
});

/** @param {import('./model.mjs').Model} model */
export function dartText(model) {
  const isValue = (type) => type.kind === 'named' && model.values.some(({ name }) => name === type.name);
  const own = (name) => (RESERVED.dart.has(name) ? `${name}_` : identifier(name));
  /** The expression that reads a value of JSON. */
  const read = (type, json) => {
    if (type.kind === 'list') return `[for (final each in ${json} as List<Object?>) ${read(type.of, 'each')}]`;
    if (type.kind === 'map') return `${json} as Map<String, Object?>`;
    if (type.kind === 'number') return `(${json} as num).toDouble()`;
    if (type.kind === 'named' && !isValue(type)) return `${type.name}.fromJson(${json} as Map<String, Object?>)`;
    return `${json} as ${isValue(type) ? 'String' : dartType(type)}`;
  };
  const readMember = ({ name, type, isOptional }) => {
    const json = `json['${name}']`;
    return isOptional ? `${json} == null ? null : ${read(type, json)}` : read(type, json);
  };
  const object = (each) => {
    const members = allMembers(each, model);
    return [
      ...documented(each.description, '///'),
      `class ${each.name} {`,
      ...members.map(
        (member) =>
          `  final ${dartType(member.type)}${member.isOptional ? '?' : ''} ${own(member.name)}; // ${about(member)}`,
      ),
      `  const ${each.name}({${members.map(({ name, isOptional }) => `${isOptional ? '' : 'required '}this.${own(name)}`).join(', ')}});`,
      each.isSent
        ? `  Map<String, Object?> toJson() => {${members.map(({ name, isOptional }) => `${isOptional ? `if (${own(name)} != null) ` : ''}'${name}': ${own(name)}`).join(', ')}};`
        : `  factory ${each.name}.fromJson(Map<String, Object?> json) => ${each.name}(${members.map((member) => `${own(member.name)}: ${readMember(member)}`).join(', ')});`,
      '}',
    ].join('\n');
  };
  return `
${model.values.map(({ name, type }) => `typedef ${name} = ${dartType(type)}; //${valuesComment(type)}`).join('\n')}

${model.objects.map(object).join('\n\n')}
`.trimStart();
}

// A sample of every operation, in a shell and with each client, for the reference. Each is a complete program.

import { exported } from './go.mjs';
import { capital } from './model.mjs';
import { sentName, snake } from './python.mjs';

const ADDRESS = 'http://localhost:3000'; // replaced by the address of the service

const inShell = (text) => `'${text.replaceAll("'", "'\\''")}'`;

function shellText({ method, path, example }) {
  if (method === 'POST')
    return `curl ${ADDRESS}${path} -H 'content-type: application/json' -d ${inShell(JSON.stringify(example))}`;
  const fields = Object.entries(example).map(([name, value]) => ` --data-urlencode ${inShell(`${name}=${value}`)}`);
  return fields.length === 0
    ? `curl -H 'accept: application/json' ${ADDRESS}${path}`
    : `curl -G ${ADDRESS}${path}${fields.join('')}`;
}

function objectText(value) {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object') return `${value}`;
  return `{ ${Object.entries(value)
    .map(([name, member]) => `${name}: ${objectText(member)}`)
    .join(', ')} }`;
}

const typescriptText = ({ name, example, request }) =>
  `import { Client } from 'beichen-client';

const client = new Client('${ADDRESS}');
console.log(await client.${name}(${request ? objectText(example) : ''}));
`;

function pythonValue(value) {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return `${value}`;
  return `{${Object.entries(value)
    .map(([name, member]) => `"${sentName(name)}": ${pythonValue(member)}`)
    .join(', ')}}`;
}

const pythonText = ({ name, example }) =>
  `from beichen import Client

client = Client("${ADDRESS}")
print(client.${snake(name)}(${Object.entries(example)
    .map(([parameter, value]) => `${sentName(parameter)}=${pythonValue(value)}`)
    .join(', ')}))
`;

/** A value of a type in Go. */
function goValue(value, { type, isOptional }, model) {
  if (type.kind === 'named' && typeof value === 'object') {
    const text = goObject(value, type.name, model);
    return isOptional ? `&${text}` : text;
  }
  if (typeof value === 'string') return JSON.stringify(value);
  const text = type.kind === 'number' && Number.isInteger(value) ? `${value}.0` : `${value}`;
  return isOptional ? `beichen.Ptr(${text})` : text;
}

function goObject(value, name, model) {
  const { parts, members } = model.objects.find((object) => object.name === name);
  const own = members.flatMap((member) =>
    member.name in value ? [`${exported(member.name)}: ${goValue(value[member.name], member, model)}`] : [],
  );
  const taken = parts.flatMap((part) => {
    const { members } = model.objects.find((object) => object.name === part);
    return members.some((member) => member.name in value) ? [`${part}: ${goObject(value, part, model)}`] : [];
  });
  return `beichen.${name}{${[...taken, ...own].join(', ')}}`;
}

const goText = ({ name, example, request }, model) =>
  `package main

import (
	"context"
	"fmt"
	"log"

	beichen "github.com/beichen-charts/beichen/clients/go"
)

func main() {
	client := beichen.NewClient("${ADDRESS}")
	answer, err := client.${capital(name)}(context.Background()${request ? `, ${goObject(example, request.name, model)}` : ''})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%+v\\n", answer)
}
`;

/** Samples by the id of the operation and the language; clients send a birth by POST whenever the operation has it. */
export function samplesText(model) {
  const samples = model.operations.flatMap((operation) =>
    operation.ids.map((id) => {
      const method = id.startsWith('get') ? 'GET' : 'POST';
      return [
        id,
        {
          Shell: shellText({ ...operation, method }),
          TypeScript: typescriptText(operation),
          Python: pythonText(operation),
          Go: goText(operation, model),
        },
      ];
    }),
  );
  return `${JSON.stringify(Object.fromEntries(samples), undefined, 1)}\n`;
}

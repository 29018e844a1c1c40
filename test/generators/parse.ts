// Lists the members of a request with a value that the schemas of openapi-zod-client reject.

import { schemas } from './dist/zod.js';

const names = Object.keys(schemas).filter((name) => name.endsWith('Request'));
const wrong = { date: 7, gender: 7, cityId: 7, lang: 7, fields: 7 };
const refused = (name: string) => {
  const { error } = schemas[name as keyof typeof schemas].safeParse(wrong);
  return [...new Set(error?.issues.map(({ path }) => String(path[0])))].filter((member) => member in wrong).sort();
};

console.log(JSON.stringify(Object.fromEntries(names.map((name) => [name, refused(name)]))));

// A Postman collection (v2.1.0) with a request of every operation, in a folder for each tag. `address` is a variable.

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const ADDRESS = 'http://localhost:3000'; // replaced by the address of the service

function requestOf({ method, path, accept, description, example }) {
  const query = method === 'GET' ? Object.entries(example).map(([key, value]) => ({ key, value: `${value}` })) : [];
  const search = query.map(({ key, value }) => `${key}=${encodeURIComponent(value)}`).join('&');
  return {
    method,
    description,
    header: [
      { key: 'Accept', value: accept },
      ...(method === 'POST' ? [{ key: 'Content-Type', value: 'application/json' }] : []),
    ],
    url: {
      raw: `{{address}}${path}${search === '' ? '' : `?${search}`}`,
      host: ['{{address}}'],
      path: path.split('/').slice(1),
      query,
    },
    ...(method === 'POST' && {
      body: { mode: 'raw', raw: JSON.stringify(example, undefined, 2), options: { raw: { language: 'json' } } },
    }),
  };
}

/** @param {import('./model.mjs').Model} model */
export function postmanText({ version, operations }) {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const collection = {
    info: {
      name: 'Beichen natal charts',
      description: 'Zi Wei Dou Shu and Four Pillars (BaZi). No key.',
      version,
      schema: SCHEMA,
    },
    variable: [{ key: 'address', value: ADDRESS }],
    item: tags.map((tag) => ({
      name: tag,
      item: operations
        .filter((each) => each.tag === tag)
        .map((each) => ({ name: each.summary, request: requestOf(each) })),
    })),
  };
  return `${JSON.stringify(collection, undefined, 1)}\n`;
}

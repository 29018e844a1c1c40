// Which texts are made once, for many documents? Parts of the JSON of a document, each in one piece: a text that was joined from others
// would be joined again in every document that it gets into.

/** The same text in one piece. */
export const lasting = (text: string): string => JSON.parse(JSON.stringify(text));

/** The JSON of a value. */
export const lastingJson = (value: unknown): string => JSON.stringify(value);

/** A member of an object and the comma behind it: `"naYin":{…},`. */
export const lastingMember = (name: string, value: unknown): string => lasting(`"${name}":${JSON.stringify(value)},`);

/** The beginning of an object that has more members: `{"id":…,"name":…,"hanzi":…,`. */
export const lastingHead = (value: object): string => lasting(`${JSON.stringify(value).slice(0, -1)},`);

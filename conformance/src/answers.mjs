// Responses of a program, as lines of JSON: the program first, then one response a line.

export class InvalidAnswers extends Error {}

/**
 * @param {string} text
 * @returns {{ program: string, version: string, answers: Map<string, object> }}
 * @throws {InvalidAnswers} with the number of the line
 */
export function parseAnswers(text) {
  const [header, ...lines] = text
    .split('\n')
    .flatMap((line, n) => (line.trim() === '' ? [] : [parseLine(line, n + 1)]));
  if (header === undefined || typeof header.value.program !== 'string' || typeof header.value.version !== 'string')
    throw new InvalidAnswers('line 1: expected {"program": NAME, "version": VERSION}');
  const answers = new Map();
  for (const { value, at } of lines) {
    const { id, facts } = value;
    if (typeof id !== 'string' || typeof facts !== 'object' || facts === null || Array.isArray(facts))
      throw new InvalidAnswers(`line ${at}: expected {"id": CASE, "facts": {…}}`);
    if (answers.has(id)) throw new InvalidAnswers(`line ${at}: a second answer to ${id}`);
    answers.set(id, facts);
  }
  return { program: header.value.program, version: header.value.version, answers };
}

function parseLine(/** @type {string} */ line, /** @type {number} */ at) {
  try {
    const value = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return { value, at };
  } catch {}
  throw new InvalidAnswers(`line ${at}: expected an object in JSON, got ${line.slice(0, 60)}`);
}

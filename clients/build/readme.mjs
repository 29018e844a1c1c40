// The operations of a client in its README: a row for each path, with those that give it as a drawing or as text.

const TABLE = /^\| operation \|[\s\S]*?\n(?!\|)/m;

/**
 * The README with the table of its operations as it is now.
 * @param {(name: string) => string} nameOf an operation in the language
 * @returns {(model: import('./model.mjs').Model, readme: string) => string}
 */
export const withOperations =
  (nameOf) =>
  ({ operations }, readme) => {
    const rows = new Map();
    for (const { name, path, summary } of operations) {
      const row = path.replace(/\.\w+$/, '');
      const names = `\`${nameOf(name)}\``;
      rows.set(
        row,
        rows.has(row) ? { ...rows.get(row), names: `${rows.get(row).names}, ${names}` } : { names, summary },
      );
    }
    const table = [...rows.values()].map(({ names, summary }) => `| ${names} | ${summary} |`);
    if (!TABLE.test(readme)) throw new Error('a README has no table of operations');
    return readme.replace(TABLE, ['| operation | what it does |', '|---|---|', ...table, ''].join('\n'));
  };

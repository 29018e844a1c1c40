// Marks every call in the initialiser of a constant of a module as pure, so that a bundler leaves out constants that are not used. No initialiser here has an
// effect outside its module. A call inside a function needs no mark.

import { parse } from 'acorn';

const MARK = '/* @__PURE__ */ ';

/** Adds the marks to the code of a module. */
export function markPure(code) {
  const places = new Set();
  for (const statement of parse(code, { ecmaVersion: 'latest', sourceType: 'module' }).body) {
    const { type, declarations = [] } = statement.declaration ?? statement;
    if (type === 'VariableDeclaration') for (const { init } of declarations) collectCalls(init, places);
  }
  let marked = '';
  let last = 0;
  for (const place of [...places].sort((a, b) => a - b)) {
    marked += code.slice(last, place) + MARK;
    last = place;
  }
  return marked + code.slice(last);
}

/** Collects where the calls of an expression begin. Calls in a chain begin at one place and share a mark. */
function collectCalls(node, places) {
  if (node === null || typeof node !== 'object' || /Function|Class/.test(node.type)) return;
  if (node.type === 'CallExpression' || node.type === 'NewExpression') places.add(node.start);
  for (const value of Object.values(node)) for (const inner of [value].flat()) collectCalls(inner, places);
}

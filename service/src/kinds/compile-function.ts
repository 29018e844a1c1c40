// Functions from code, for writers of many documents on hosts that allow it. The code comes from our own tables alone.

import type { CompileFunction } from 'beichen';

/** Compiles a function. */
export const compileFunction: CompileFunction = (parameters, code) =>
  new Function(...parameters, code) as (...values: readonly never[]) => unknown;

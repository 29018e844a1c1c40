// Compiles functions for writers of many documents. The code derives from the service's own tables alone.

import type { CompileFunction } from 'beichen';

/** Compiles a function. */
export const compileFunction: CompileFunction = (parameters, code) =>
  new Function(...parameters, code) as (...values: readonly never[]) => unknown;

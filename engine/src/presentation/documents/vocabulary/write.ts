// Runs a program of steps: step by step, or as a function whose code is generated from the steps. Generated code takes two thirds of the time, because V8
// specialises each place in it. It needs `new Function`, which the policy of many pages forbids.

import type { DocumentBytes, StoredText } from './document-bytes.ts';
import { type AnyRead, type AnySource, numberIn } from './member.ts';
import type { Program, Step } from './program.ts';

/** Writes a source. `root` is the source of the whole document. */
type Write = (source: AnySource, root: AnySource) => void;

/**
 * Compiles a function from the names of its parameters and its code.
 * @example (parameters, code) => new Function(...parameters, code)
 */
export type CompileFunction = (parameters: readonly string[], code: string) => (...values: readonly never[]) => unknown;

/** Creates the writer of a program. */
export type WriteOf = (program: Program) => Write;

/** Runs programs step by step. */
export const interpret =
  (out: DocumentBytes): WriteOf =>
  (program) =>
  (source, root) =>
    run(program, source, root, out);

function run(program: Program, source: AnySource, root: AnySource, out: DocumentBytes): void {
  for (let i = 0; i < program.length; i++) {
    const step = program[i]!;
    if (step.kind === 'text') out.write(textOf(step, source, root, out));
    else runFresh(step, step.read(source, root), root, out);
  }
}

function textOf(step: Step, source: AnySource, root: AnySource, out: DocumentBytes): StoredText {
  const { keys, texts } = step;
  let number = 0;
  for (let k = 0; k < keys.length; k++) {
    const key = keys[k]!;
    number = number * key.count + numberIn(key, key.of(source, root));
  }
  return texts[number] ?? firstText(step, number, source, root, out);
}

/** Creates and caches the text of a number on first use. */
function firstText(step: Step, number: number, source: AnySource, root: AnySource, out: DocumentBytes): StoredText {
  const text = out.store(step.textOf(source, root));
  step.texts[number] = text;
  return text;
}

/** Writes a value that differs in every document. */
function runFresh({ kind, inner }: Step, read: AnySource, root: AnySource, out: DocumentBytes): void {
  switch (kind) {
    case 'whole':
      out.whole(read);
      break;
    case 'json':
      out.text(JSON.stringify(read));
      break;
    case 'moment':
      out.moment(read);
      break;
    case 'list':
      for (let n = 0; n < read.length; n++) run(inner, read[n], root, out);
      if (read.length > 0) out.back();
      break;
    case 'from':
      run(inner, read, root, out);
      break;
    case 'optional':
      if (read !== undefined) run(inner, read, root, out);
      break;
    case 'dropComma':
      out.dropComma();
      break;
  }
}

/** Compiles programs to functions. */
export function compile(out: DocumentBytes, compileFunction: CompileFunction): WriteOf {
  const known = new Map<Program, Write>();
  const functionOf = (own: Program): Write => {
    const made = known.get(own) ?? new Code(functionOf).functionOf(own, out, compileFunction);
    known.set(own, made);
    return made;
  };
  return functionOf;
}

/** A section of a document: a value, or the items of a list. */
type Section = { readonly write: Write } | { readonly items: AnyRead; readonly write: Write };

/**
 * Creates a writer that writes a document in pieces; between two pieces the output is free for other documents. A piece ends between the items of a list of the
 * document, once it has enough bytes.
 * @param take takes the written bytes
 */
export function inPieces<Bytes>(
  program: Program,
  writeOf: WriteOf,
  out: DocumentBytes,
  { minBytes, take }: { readonly minBytes: number; readonly take: () => Bytes },
): (source: AnySource) => Generator<Bytes, void> {
  const sections = program.map((step): Section => {
    return step.kind === 'list' ? { items: step.read, write: writeOf(step.inner) } : { write: writeOf([step]) };
  });
  return function* (source) {
    out.begin();
    for (const section of sections) {
      if (!('items' in section)) {
        section.write(source, source);
        continue;
      }
      const items: readonly AnySource[] = section.items(source, source);
      for (const item of items) {
        if (out.length >= minBytes) yield take(); // an item follows, so a piece never ends the list with a comma
        section.write(item, source);
      }
      if (items.length > 0) out.back();
    }
    yield take();
  };
}

/** The code of one function, and the values that it refers to by name. */
class Code {
  readonly #names = new Map<unknown, string>();
  readonly #functionOf: (program: Program) => Write;
  #variables = 0;

  constructor(functionOf: (program: Program) => Write) {
    this.#functionOf = functionOf;
  }

  functionOf(program: Program, out: DocumentBytes, compileFunction: CompileFunction): Write {
    const body = this.#code(program, 'source');
    const [values, names] = [[...this.#names.keys()], [...this.#names.values()]];
    const parameters = ['out', 'numberIn', 'firstText', ...names];
    const code = `return (source, root) => {\n${body}\n}`;
    return compiled(compileFunction, parameters, code)(out, numberIn, firstText, ...values);
  }

  #code(program: Program, source: string): string {
    return program.map((step) => this.#statement(step, source)).join('\n');
  }

  #statement(step: Step, source: string): string {
    const call = (value: object): string =>
      'property' in value ? `${source}.${value.property}` : `${this.#name(value)}(${source}, root)`;
    switch (step.kind) {
      case 'text': {
        if (step.keys.length === 0) return `out.write(${this.#name(step.texts)}[0]);`;
        const number = this.#variable();
        const numbers = step.keys.map((key) =>
          key.places === undefined ? `+${call(key.of)}` : `numberIn(${this.#name(key)}, ${call(key.of)})`,
        );
        const sum = numbers.reduce((before, own, k) => `(${before}) * ${step.keys[k]!.count} + ${own}`);
        const first = `firstText(${this.#name(step)}, ${number}, ${source}, root, out)`;
        return `const ${number} = ${sum}; out.write(${this.#name(step.texts)}[${number}] ?? ${first});`;
      }
      case 'whole':
        return `out.whole(${call(step.read)});`;
      case 'json':
        return `out.text(JSON.stringify(${call(step.read)}));`;
      case 'moment':
        return `out.moment(${call(step.read)});`;
      case 'list': {
        const [list, place, item] = [this.#variable(), this.#variable(), this.#variable()];
        return `const ${list} = ${call(step.read)};
          for (let ${place} = 0; ${place} < ${list}.length; ${place}++) {
            const ${item} = ${list}[${place}];
            ${step.inner.length > MAX_INLINE ? this.#call(step.inner, item) : this.#code(step.inner, item)}
          }
          if (${list}.length > 0) out.back();`;
      }
      case 'from':
        return this.#call(step.inner, call(step.read));
      case 'optional': {
        const own = this.#variable();
        return `const ${own} = ${call(step.read)}; if (${own} !== undefined) ${this.#call(step.inner, own)}`;
      }
      case 'dropComma':
        return 'out.dropComma();';
    }
  }

  #call(program: Program, source: string): string {
    return `${this.#name(this.#functionOf(program))}(${source}, root);`;
  }

  #name(value: unknown): string {
    const name = this.#names.get(value) ?? `own${this.#names.size}`;
    this.#names.set(value, name);
    return name;
  }

  #variable(): string {
    return `it${this.#variables++}`;
  }
}

/** Makes the function of a program from its values. */
type Make = (...values: readonly unknown[]) => Write;

const COMPILED = /* @__PURE__ */ new WeakMap<CompileFunction, Map<string, Make>>();

/** Compiles code once: the languages have the same code with other values, and V8 optimises it once for all. */
function compiled(compileFunction: CompileFunction, parameters: readonly string[], code: string): Make {
  const known = COMPILED.get(compileFunction) ?? new Map<string, Make>();
  COMPILED.set(compileFunction, known);
  const make = known.get(code) ?? (compileFunction(parameters, code) as Make);
  known.set(code, make);
  return make;
}

/** Maximum number of steps of an item inside the loop. More steps become a function. */
const MAX_INLINE = 3;

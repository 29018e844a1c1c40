// A table of the report, as Markdown.

export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table with its title. */
export function tableText({ title, head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [`## ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}

/** A whole number with separators: 200,000. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

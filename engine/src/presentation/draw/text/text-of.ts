// A chart as plain text, in one call.

import type { Chart } from '../../../calculation/casting/chart.ts';
import { type DescribeOptions, describeChart } from '../../documents/describe.ts';
import { drawText, type TextOptions } from './chart.ts';

/**
 * A chart as plain text: what `drawText` makes of the document of `describeChart`.
 * @param options the language, the place with its names, and a name for the first line
 * @throws RangeError for a chart that castChart did not make, and for an option that does not exist or has a wrong value
 * @example textOf(castChart(birth), { language: 'en', name: 'Li Ming' })
 */
export function textOf(chart: Chart, { name, ...options }: DescribeOptions & TextOptions): string {
  return drawText(describeChart(chart, options), name === undefined ? {} : { name });
}

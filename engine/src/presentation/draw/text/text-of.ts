// A chart as plain text, in one call.

import type { Chart } from '../../../calculation/casting/chart.ts';
import { type DescribeOptions, describeChart } from '../../documents/describe.ts';
import { drawText, type TextOptions } from './chart.ts';

/**
 * Writes a chart as plain text: `drawText` of `describeChart`.
 * @param options language, place with its names, and a name for the first line
 * @throws RangeError for a chart that castChart did not return, and for an option that does not exist or has a wrong value
 * @example textOf(castChart(birth), { language: 'en', name: 'Li Ming' })
 */
export function textOf(chart: Chart, { name, ...options }: DescribeOptions & TextOptions): string {
  return drawText(describeChart(chart, options), name === undefined ? {} : { name });
}

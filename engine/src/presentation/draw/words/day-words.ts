// Words for the charts of a birth without an hour. The literals are in a file of each language.

import type { DayChartDocument } from '../../documents/tables/document.generated.ts';

export interface DayWords {
  readonly hourUnknown: string;
  /** Heading of the charts: `{count}` is the number of all. */
  readonly charts: string;
  /** The same where not all fit what is known: `{shown}` of `{count}`. */
  readonly fitting: string;
  /** Legend of the lines of the charts. */
  readonly chartLines: string;
  /** Heading of what all charts that are told have in common, its stars by the branch where they are. */
  readonly same: string;
  readonly sameStars: string;
  /** `{branch}`: where Zi Wei is. */
  readonly ziweiIn: string;
  /** `{palace}`: which palace is the body palace too. */
  readonly bodyIn: string;
  /** Note behind a chart that is in dispute. */
  readonly disputes: Readonly<Partial<Record<DayChartDocument['warnings'][number], string>>>;
  readonly patterns: string;
  /** Used when nothing is the same. */
  readonly none: string;
}

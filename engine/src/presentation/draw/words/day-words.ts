// Words for the charts of a birth without an hour. The literals are in a file of each language.

import type { DayChartDocument } from '../../documents/tables/document.generated.ts';

export interface DayWords {
  readonly hourUnknown: string;
  /** Heading of the charts: `{count}` is the number of all. */
  readonly charts: string;
  /** The heading if not all charts match the known facts: `{shown}` of `{count}`. */
  readonly fitting: string;
  /** Legend of the lines of the charts. */
  readonly chartLines: string;
  /** Heading of the facts that all listed charts share, with their stars by branch. */
  readonly same: string;
  readonly sameStars: string;
  /** `{branch}` of Zi Wei. */
  readonly ziweiIn: string;
  /** `{palace}` that is also the body palace. */
  readonly bodyIn: string;
  /** Note after a chart that is in dispute. */
  readonly disputes: Readonly<Partial<Record<DayChartDocument['warningCodes'][number], string>>>;
  readonly patterns: string;
  /** Used if they share nothing. */
  readonly none: string;
}

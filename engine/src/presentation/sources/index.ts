// `beichen/sources`: the rules behind the members of a document. The records of the rules, with their sources, are in docs/rules/records and at /docs/rules/ of
// a service.

import { CHART_RULE, type Chart } from '../../calculation/casting/chart.ts';
import { check, recordOf } from '../../calculation/input/input.ts';
import { CHART_COMPACT } from '../documents/tables/chart.ts';
import { ChartFacts } from '../documents/tables/facts.ts';
import { FULL_CHART } from '../documents/tables/full-chart.ts';
import type { AnyPart } from '../documents/vocabulary/member.ts';
import { FIELDS_RULE, type FieldsOption, fieldGroups, selectPart } from '../documents/vocabulary/select.ts';
import { type Sources, sourcesIn } from './sources.ts';

export { type Sources, sourcesMember } from './sources.ts';
export { ruleOfTerm } from './terms.ts';

const OPTIONS = /* @__PURE__ */ recordOf<FieldsOption>({ fields: FIELDS_RULE });

/**
 * Rules behind the document of a chart: its paths, each with the ids of its rules. `path#id` is one item of a list.
 * @throws RangeError for a chart that castChart did not return; UnknownField for a member that does not exist
 * @example sourcesOf(castChart(birth))['palaces.minorStars#lucun'] // ['ziwei.star.lucun']
 * @example sourcesOf(castChart(birth), { fields: 'patterns' })
 */
export function sourcesOf(chart: Chart, options: FieldsOption = {}): Sources {
  check('chart', chart, CHART_RULE);
  check('options', options, OPTIONS);
  const { fields = 'default' } = options;
  const paths = typeof fields === 'string' ? fields : fields.join(',');
  const part = selectPart(FULL_CHART, paths, fieldGroups(FULL_CHART, CHART_COMPACT));
  return sourcesIn(part as AnyPart)(new ChartFacts(chart), chart.conventions);
}

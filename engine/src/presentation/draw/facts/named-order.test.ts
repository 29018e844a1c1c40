// Relations are named as people say them: 丑未冲, 戊癸合, 亥卯半合 (Korean 축미충, 무계합), not in the order of the pillars.

import { expect, test } from 'vitest';
import type { RelationDocument } from '../../documents/tables/document.generated.ts';
import { inNamedOrder } from './named-order.ts';

const labels = (hanzi: string) => Array.from(hanzi, (each) => ({ id: each, name: each, hanzi: each }));
const named = (id: RelationDocument['id'], of: 'stems' | 'branches', hanzi: string) =>
  inNamedOrder({ id, [of]: labels(hanzi) } as object as RelationDocument)
    .map((label) => label.hanzi)
    .join('');

test.each([
  ['stemCombine', 'stems', '癸戊', '戊癸'],
  ['sixClash', 'branches', '未丑', '丑未'],
  ['harm', 'branches', '午丑', '丑午'],
  ['sixCombine', 'branches', '丑子', '子丑'],
  ['destruction', 'branches', '未戌', '戌未'],
  ['halfCombine', 'branches', '卯亥', '亥卯'],
  ['halfCombine', 'branches', '子申', '申子'],
  ['archMeeting', 'branches', '丑亥', '亥丑'],
  ['threeCombine', 'branches', '申子辰', '申子辰'],
] as const)('%s of %s %s is named %s', (id, of, given, text) => {
  expect(named(id, of, given)).toBe(text);
});

// The rings of a decade and of a month, by the tables of another program: assets/config/default/flow_stars.json of RedSC1/ziwei_core places the rings of each
// level by its stem and branch.

import { expect, test } from 'vitest';
import { castChart } from '../../../calculation/casting/chart.ts';
import { castTransits } from '../../../calculation/casting/transits/cast-transits.ts';
import { STEM_HANZI } from '../../../calculation/cycle/stem.ts';
import { describeTransits } from '../describe.ts';

//                      甲乙丙丁戊己庚辛壬癸
const DOCTOR = Array.from('寅卯巳午巳午申酉亥子');
const GENERAL: Readonly<Record<string, string>> = {
  申: '子',
  子: '子',
  辰: '子',
  巳: '酉',
  酉: '酉',
  丑: '酉',
  寅: '午',
  午: '午',
  戌: '午',
  亥: '卯',
  卯: '卯',
  未: '卯',
};

const born = (gender: 'male' | 'female') =>
  castChart({
    date: { year: 1990, month: 7, day: 23 },
    hour: 8,
    gender,
    place: { longitude: 116.4, timeZone: 'Asia/Shanghai', countryCode: 'CN' },
  });

// A yang year: the ring of the doctor runs forward for a man, backward for a woman.
test.each([
  ['male', '力士'],
  ['female', '官府'],
] as const)('of a %s birth', (gender, afterDoctor) => {
  const transits = castTransits(born(gender), '2027-02-10T08:30');
  const { ziwei } = describeTransits(transits, { language: 'zh', fields: 'all' });
  const branches = Array.from('子丑寅卯辰巳午未申酉戌亥');
  for (const [level, ring] of [
    ['decade', 'ofDecade'],
    ['month', 'ofMonth'],
  ] as const) {
    const [stem, branch] = Array.from(ziwei[level]!.hanzi);
    const at = (hanzi: string) => ziwei.palaces.find((palace) => palace.branch.hanzi === hanzi)!.spirits[ring]!;
    const start = DOCTOR[STEM_HANZI.indexOf(stem!)]!;
    expect(at(start).doctor.hanzi).toBe('博士');
    expect(at(branches[(branches.indexOf(start) + 1) % 12]!).doctor.hanzi).toBe(afterDoctor);
    expect(at(GENERAL[branch!]!).general.hanzi).toBe('将星');
    expect(at(branch!).year.hanzi).toBe('岁建');
  }
});

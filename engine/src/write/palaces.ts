// How is the Zi Wei chart written? Each of its twelve palaces from a dozen texts made beforehand, between them its stars.

import { branchOfPair, pairOf, sexagenary, stemOf } from '../cycle/sexagenary.ts';
import {
  borrowedStarsOf,
  decadeFrom,
  oppositeOf,
  PALACES_AS_DRAWN,
  palaceIdAt,
  smallLimitAgesFrom,
  trinesOf,
  yearSpiritOf,
  yinYangGenderOf,
} from '../describe/palaces.ts';
import type { Labels } from '../labels.ts';
import type { School } from '../ziwei/school.ts';
import { TRANSFORMATION_IDS } from '../ziwei/transformations.ts';
import type { ZiweiChart, ZiweiPalace } from '../ziwei/ziwei-chart.ts';
import { lasting, lastingHead, lastingJson, lastingMember } from './lasting.ts';
import type { WriteStars } from './stars.ts';

/** A writer of the twelve palaces. */
export function palacesWriter(labels: Labels, writeStars: WriteStars): (ziwei: ZiweiChart, school: School) => string {
  const heads = labels.palaces.map((label, role) => lastingHead({ ...label, order: role }));
  const pairs = labels.pairs.map((_, pair) => {
    const [stem, branch] = [labels.stems[stemOf(sexagenary(pair))]!, labels.branches[branchOfPair(sexagenary(pair))]!];
    return lasting(`"stem":${JSON.stringify(stem)},"branch":${JSON.stringify(branch)},`);
  });
  const roles = [false, true].map((isBodyPalace) =>
    [false, true].map((isOriginPalace) =>
      lasting(`"isBodyPalace":${isBodyPalace},"isOriginPalace":${isOriginPalace},"majorStars":[`),
    ),
  );
  const growth = labels.growthPhases.map((label) => lasting(`],"spirits":{"growth":${JSON.stringify(label)},`));
  const doctor = labels.doctorSpirits.map((label) => lastingMember('doctor', label));
  const general = labels.generalSpirits.map((label) => lastingMember('general', label));
  const year = new Map(
    Object.values(labels.yearSpirits).map((label) => [label.id, lasting(`"year":${JSON.stringify(label)}},`)]),
  );
  const decades = Array.from({ length: LAST_DECADE + 1 }, (_, age) => lastingMember('decade', decadeFrom(age)));
  const smallLimits = Array.from({ length: 13 }, (_, age) => lastingMember('smallLimitAges', smallLimitAgesFrom(age)));
  const tails = labels.palaces.map((_, role) =>
    lasting(`"opposite":"${oppositeOf(role)}","trines":${JSON.stringify(trinesOf(role))}}`),
  );

  const writePalace = (ziwei: ZiweiChart, palace: ZiweiPalace, school: School): string =>
    heads[palace.role]! +
    pairs[pairOf(palace.stem, palace.branch)]! +
    roles[Number(palace.branch === ziwei.body)]![Number(palace.branch === ziwei.origin)]! +
    writeStars(palace.majorStars) +
    '],"minorStars":[' +
    writeStars(palace.minorStars) +
    '],"adjectiveStars":[' +
    writeStars(palace.adjectiveStars) +
    '],"borrowedStars":[' +
    writeStars(borrowedStarsOf(ziwei, palace)) +
    growth[palace.growth]! +
    doctor[palace.doctor]! +
    general[palace.general]! +
    year.get(yearSpiritOf(palace.yearSpirit, school))! +
    decades[palace.decadeFromAge]! +
    smallLimits[palace.smallLimitFromAge]! +
    tails[palace.role]!;

  return (ziwei, school) => {
    let text = '';
    for (const at of PALACES_AS_DRAWN)
      text += (text === '' ? '[' : ',') + writePalace(ziwei, ziwei.palaces[at]!, school);
    return `${text}]`;
  };
}

/** The decades of the last of the bureaus, six, in the last of the palaces. */
const LAST_DECADE = 6 + 10 * 11;

/** A writer of what is said of the chart as a whole. */
export function ziweiWriter(labels: Labels): (ziwei: ZiweiChart) => string {
  const bureaus = labels.bureaus.map((label) => lasting(`{"bureau":${JSON.stringify(label)},`));
  const pairs = labels.pairs.map((label) => lastingMember('yearPillar', label));
  const life = labels.branches.map((label) => lastingMember('lifePalaceBranch', label));
  const body = labels.branches.map((label) => lastingMember('bodyPalaceBranch', label));
  const stars = new Map(Object.values(labels.stars).map((label) => [label.id, lastingJson(label)]));
  const genders = new Map(
    Object.values(labels.yinYangGenders).map((label) => [label.id, lastingMember('yinYangGender', label)]),
  );
  const kinds = TRANSFORMATION_IDS.map((id) => lastingHead(labels.transformations[id]!));
  return (ziwei) => {
    let transformations = '';
    for (let kind = 0; kind < kinds.length; kind++) {
      const { star, palace } = ziwei.transformed[kind]!;
      transformations += `${kind === 0 ? '' : ','}${kinds[kind]!}"star":"${star}","palace":"${palaceIdAt(ziwei, palace)}"}`;
    }
    return (
      bureaus[ziwei.bureau - 2]! +
      pairs[ziwei.year]! +
      life[ziwei.life]! +
      body[ziwei.body]! +
      `"lifeRuler":${stars.get(ziwei.lifeRuler)!},"bodyRuler":${stars.get(ziwei.bodyRuler)!},` +
      `"originPalace":"${palaceIdAt(ziwei, ziwei.origin)}",` +
      genders.get(yinYangGenderOf(ziwei))! +
      `"transformations":[${transformations}]}`
    );
  };
}

// How is the Zi Wei chart written? Each of its twelve palaces from a dozen texts made beforehand, between them its stars.

import type { Labels } from '../labels.ts';
import { decadeFrom, smallLimitAgesFrom } from '../ziwei/limits.ts';
import { oppositeOf, trinesOf } from '../ziwei/palace-relations.ts';
import { PALACE_IDS, PALACES_AS_DRAWN, roleOf } from '../ziwei/palaces.ts';
import { yearSpiritOf } from '../ziwei/rings.ts';
import type { School } from '../ziwei/school.ts';
import { TRANSFORMATION_IDS } from '../ziwei/transformations.ts';
import { yinYangGenderOf } from '../ziwei/yin-yang-gender.ts';
import { borrowedStarsOf, palaceIdAt, type ZiweiChart, type ZiweiPalace } from '../ziwei/ziwei-chart.ts';
import type { DocumentBytes } from './document-bytes.ts';
import type { WriteStars } from './stars.ts';

/** A writer of the twelve palaces. */
export function palacesWriter(
  out: DocumentBytes,
  labels: Labels,
  writeStars: WriteStars,
): (ziwei: ZiweiChart, school: School) => void {
  const heads = labels.palaces.map((label, role) => out.keepHead({ ...label, order: role }));
  const stemsAndBranches = out.keepOnDemand(10 * 12, ({ stem, branch }: ZiweiPalace) => {
    return `"stem":${JSON.stringify(labels.stems[stem])},"branch":${JSON.stringify(labels.branches[branch])},`;
  });
  const roles = [false, true].map((isBodyPalace) =>
    [false, true].map((isOriginPalace) =>
      out.keep(`"isBodyPalace":${isBodyPalace},"isOriginPalace":${isOriginPalace},"majorStars":[`),
    ),
  );
  const minor = out.keep('],"minorStars":[');
  const adjective = out.keep('],"adjectiveStars":[');
  const borrowed = out.keep('],"borrowedStars":[');
  const growth = labels.growthPhases.map((label) => out.keep(`],"spirits":{"growth":${JSON.stringify(label)},`));
  const doctor = labels.doctorSpirits.map((label) => out.keepMember('doctor', label));
  const general = labels.generalSpirits.map((label) => out.keepMember('general', label));
  const year = out.keepById((id) => `"year":${JSON.stringify(labels.yearSpirits[id])}},`);
  const decades = Array.from({ length: LAST_DECADE + 1 }, (_, age) => out.keepMember('decade', decadeFrom(age)));
  const tails = out.keepOnDemand(12 * 13, ({ role, smallLimitFromAge }: ZiweiPalace) => {
    const smallLimitAges = smallLimitAgesFrom(smallLimitFromAge);
    return `${JSON.stringify({ smallLimitAges, opposite: oppositeOf(role), trines: trinesOf(role) }).slice(1)},`;
  });

  const writePalace = (ziwei: ZiweiChart, palace: ZiweiPalace, school: School): void => {
    out.write(heads[palace.role]!);
    out.write(stemsAndBranches(palace.stem * 12 + palace.branch, palace));
    out.write(roles[Number(palace.branch === ziwei.body)]![Number(palace.branch === ziwei.origin)]!);
    writeStars.arranged(palace.majorStars);
    out.write(minor);
    writeStars.placed(palace.minorStars);
    out.write(adjective);
    writeStars.placed(palace.adjectiveStars);
    out.write(borrowed);
    writeStars.arranged(borrowedStarsOf(ziwei, palace));
    out.write(growth[palace.growth]!);
    out.write(doctor[palace.doctor]!);
    out.write(general[palace.general]!);
    out.write(year(yearSpiritOf(palace.yearSpirit, school)));
    out.write(decades[palace.decadeFromAge]!);
    out.write(tails(palace.role * 13 + palace.smallLimitFromAge, palace));
  };

  return (ziwei, school) => {
    for (const at of PALACES_AS_DRAWN) writePalace(ziwei, ziwei.palaces[at]!, school);
    out.back();
  };
}

/** The decades of the last of the bureaus, six, in the last of the palaces. */
const LAST_DECADE = 6 + 10 * 11;

/** A writer of what is said of the chart as a whole. */
export function ziweiWriter(out: DocumentBytes, labels: Labels): (ziwei: ZiweiChart) => void {
  const bureaus = labels.bureaus.map((label) => out.keep(`{"bureau":${JSON.stringify(label)},"yearPillar":`));
  const pairs = labels.pairs.map((label) => out.keep(`${JSON.stringify(label)},"lifePalaceBranch":`));
  const life = labels.branches.map((label) => out.keep(`${JSON.stringify(label)},"bodyPalaceBranch":`));
  const body = labels.branches.map((label) => out.keep(`${JSON.stringify(label)},"lifeRuler":`));
  const lifeRuler = out.keepById((id) => `${JSON.stringify(labels.stars[id])},"bodyRuler":`);
  const bodyRuler = out.keepById((id) => `${JSON.stringify(labels.stars[id])},"originPalace":`);
  const origin = out.keepById((id) => `"${id}","yinYangGender":`);
  const gender = out.keepById((id) => `${JSON.stringify(labels.yinYangGenders[id])},"transformations":[`);
  const kinds = TRANSFORMATION_IDS.map((id) => out.keepHead(labels.transformations[id]!));
  const starId = out.keepById((id) => `"star":"${id}",`);
  const palaceIds = PALACE_IDS.map((id) => out.keep(`"palace":"${id}"},`));
  const end = out.keep(']}');
  return (ziwei) => {
    out.write(bureaus[ziwei.bureau - 2]!);
    out.write(pairs[ziwei.year]!);
    out.write(life[ziwei.life]!);
    out.write(body[ziwei.body]!);
    out.write(lifeRuler(ziwei.lifeRuler));
    out.write(bodyRuler(ziwei.bodyRuler));
    out.write(origin(palaceIdAt(ziwei, ziwei.origin)));
    out.write(gender(yinYangGenderOf(ziwei)));
    for (let kind = 0; kind < kinds.length; kind++) {
      const { star, palace } = ziwei.transformed[kind]!;
      out.write(kinds[kind]!);
      out.write(starId(star));
      out.write(palaceIds[roleOf(ziwei.life, palace)]!);
    }
    out.back();
    out.write(end);
  };
}

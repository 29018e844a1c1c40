// Names in other programs and books, as printed, for a star, a ring or a palace that a reader could take for another thing.

import type { GroupName, IdIn } from '../documents/vocabulary/labels.ts';

/** A name, preceded by the book or the program that uses it, in simplified and in traditional characters. */
export interface OtherName {
  readonly zh: string;
  readonly zhHant: string;
}

const named = (zh: string, zhHant = zh): OtherName => ({ zh, zhHant });

type NamesOf<Group extends GroupName> = { readonly [Id in IdIn<Group>]?: readonly OtherName[] };

// biome-ignore format: one name a row
const OTHER_NAMES: { readonly [Group in GroupName]?: NamesOf<Group> } = {
  palaces: {
    friends: [named('iztro 仆役', 'iztro 僕役'), named('全书 奴仆', '全書 奴僕')],
    career: [named('fortel 事业', 'fortel 事業')],
  },
  minorStars: { dikong: [named('全书 天空', '全書 天空')] },
  adjectiveStars: {
    nianjie: [named('fortel 解神')],
    xunkongSide: [named('fortel 旬空')],
    jiekongSide: [named('fortel 截空')],
    jieshaYear: [named('iztro 劫杀', 'iztro 劫殺')],
  },
  doctorSpirits: {
    feilianBoshi: [named('fortel 蜚廉')],
    guanfu: [named('文墨天机 官符', '文墨天機 官符')],
  },
  yearSpirits: { suijian: [named('fortel 太岁', 'fortel 太歲')], suipo: [named('iztro 大耗')] },
};

/** The other names of an id. */
export const otherNamesOf = (group: GroupName, id: string): readonly OtherName[] =>
  (OTHER_NAMES[group] as Readonly<Record<string, readonly OtherName[]>> | undefined)?.[id] ?? [];

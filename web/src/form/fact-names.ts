// Names of known facts, from the name and value that the engine uses: `monthPillar` and `ren-wu`, `star` and `tanlang@spouse`.

import type { ConditionName, Label, Language } from 'beichen';
import { fill } from 'beichen/internal';
import type { Knowable } from '../cast/handlers/births.ts';
import { namedShort } from '../dom/star-text.ts';
import { PART_WORDS } from '../words/shown-words.ts';

/** A fact, as the engine names it. */
export interface Fact {
  readonly parameter: ConditionName;
  readonly given: string;
}

/** Placeholder for an unknown stem or branch. */
const OPEN = '□';

/** Returns a function that names facts in a language. */
export function factNames(knowable: Knowable, language: Language): (fact: Fact) => string {
  const words = PART_WORDS[language].births;
  const { stems, branches, palaces, majorStars, minorStars, adjectiveStars, transformations } = knowable;
  const nameIn = (labels: readonly Label[], id: string) =>
    namedShort(labels.find((label) => label.id === id)!, language);
  const hanziIn = (labels: readonly Label[], id: string) => labels.find((label) => label.id === id)?.hanzi ?? OPEN;
  const stars = [...majorStars, ...minorStars, ...adjectiveStars];
  const placed = (given: string) => {
    const [, star = '', kind, place = ''] = /^(\w+)([:@])(\w+)$/.exec(given)!;
    return fill(words.starIn, {
      star: nameIn(stars, star),
      place: nameIn(kind === ':' ? branches : palaces, place),
    });
  };

  function textOf({ parameter, given }: Fact): string {
    switch (parameter) {
      case 'yearPillar':
      case 'monthPillar':
      case 'dayPillar':
      case 'hourPillar': {
        const [stem = '', branch = ''] = given.split('-');
        return hanziIn(stems, stem) + hanziIn(branches, branch);
      }
      case 'lunarMonth':
      case 'lunarDay':
        return given;
      case 'leapMonth':
        return given === 'true' ? words.leap : words.ordinary;
      case 'doubleHour':
      case 'lifeBranch':
      case 'bodyBranch':
        return nameIn(branches, given);
      case 'bureau':
        return nameIn(knowable.bureaus, given);
      case 'mainStar':
        return nameIn(knowable.mainStars, given);
      case 'lu':
      case 'quan':
      case 'ke':
      case 'ji':
        return nameIn(stars, given);
      case 'star':
        return placed(given);
      case 'pattern':
        return nameIn(knowable.patterns, given.replace(/ clean$/, ''));
    }
  }

  function titleOf({ parameter }: Fact): string {
    switch (parameter) {
      case 'lu':
      case 'quan':
      case 'ke':
      case 'ji':
        return nameIn(transformations, parameter);
      default:
        return words[parameter];
    }
  }
  return (fact) => fill(words.fact, { name: titleOf(fact), value: textOf(fact) });
}

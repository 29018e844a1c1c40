// The dates of a life in words, as lines of text and as a calendar file. No name, birth, place or gender is in them.

import { type Chart, hanziOfPair, idOfPair, type Language, type Sexagenary } from 'beichen';
import { ANIMAL_IDS } from 'beichen/glossary';
import { branchOfPair, fill } from 'beichen/internal';
import { type LifeEvent, lifeCalendar } from 'beichen/life';
import { WORDS_OF } from 'beichen/words';
import type { LifeRequest } from '../../request/life-request.ts';
import { dateIso, lunarBirthdayText } from '../../words/almanac-texts.ts';
import { wordsIn } from '../../words/lookup.ts';
import { type CalendarEvent, calendarFile } from '../calendar-file.ts';

/** The dates as lines: the day, or the instant in UTC, and what happens. */
export const lifeText = (chart: Chart, { options, language }: LifeRequest): string =>
  lifeCalendar(chart, options)
    .map((event) => {
      const time = 'date' in event ? dateIso(event.date) : `${minuteOf(event.instant).replace('T', ' ')} UTC`;
      return `${time.padEnd(20)}  ${summaryOf(event, language)}\n`;
    })
    .join('');

/** The same as a text of iCalendar. */
export const lifeFile = (chart: Chart, { options, language }: LifeRequest): string =>
  calendarFile({
    name: wordsIn(language).life.name,
    product: 'Life',
    language,
    isPrivate: true,
    events: lifeCalendar(chart, options).map((event): CalendarEvent => {
      const common = { id: event.uid, summary: summaryOf(event, language), description: '' };
      return 'date' in event ? { ...common, date: dateIso(event.date) } : { ...common, instant: event.instant };
    }),
  });

const minuteOf = (instant: number): string => new Date(instant).toISOString().slice(0, 16);

function summaryOf(event: LifeEvent, language: Language): string {
  const { life, almanac } = wordsIn(language);
  const { names } = WORDS_OF[language];
  switch (event.kind) {
    case 'luckPillar':
      return fill(life.luckPillar, { number: `${event.number}`, pair: pairWithHanzi(event.pair, language) });
    case 'decade': {
      const { fromAge, toAge, palace } = event.decade;
      const ages = { fromAge: `${fromAge}`, toAge: `${toAge}` };
      return fill(life.decade, { number: `${event.number}`, palace: names.palaces[palace], ...ages });
    }
    case 'lunarBirthday':
      return lunarBirthdayText(event.of, language);
    case 'lunarYear': {
      const zodiac = names.animals[ANIMAL_IDS[branchOfPair(event.pair)]!];
      return fill(almanac.newYear, { pair: pairName(event.pair, language), zodiac });
    }
    case 'solarYear':
      return fill(life.solarYear, { pair: pairName(event.pair, language) });
  }
}

/** Ding-Hai. */
function pairName(pair: Sexagenary, language: Language): string {
  const { names, phrases } = WORDS_OF[language];
  const [stem, branch] = idOfPair(pair).split('-') as [keyof typeof names.shortStems, keyof typeof names.shortBranches];
  return names.shortStems[stem] + phrases.joins.stemBranch + names.shortBranches[branch];
}

/** Ding-Hai 丁亥; 丁亥 where that is its name. */
function pairWithHanzi(pair: Sexagenary, language: Language): string {
  const [name, hanzi] = [pairName(pair, language), hanziOfPair(pair)];
  return name === hanzi ? name : `${name} ${hanzi}`;
}

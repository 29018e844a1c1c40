// The dates of a life in words, as lines of text and as a calendar file. They contain no name, birth, place or gender.

import { type Chart, hanziOfPair, idOfPair, type Language, type Sexagenary } from 'beichen';
import { ANIMAL_IDS } from 'beichen/glossary';
import { branchOfPair, dateInFigures, fill } from 'beichen/internal';
import { type LifeEvent, type LifeOptions, lifeCalendar } from 'beichen/life';
import { type ChartAndServiceWords, dateIso, lunarBirthdayText } from '../../words/calendar-texts.ts';
import { type CalendarEvent, calendarFile } from '../calendar-file.ts';

export type { ChartAndServiceWords as LifeWords } from '../../words/calendar-texts.ts';

/** Requested dates, with their language. */
export interface RequestedLife {
  readonly options: LifeOptions;
  readonly language: Language;
}

/** The dates as lines: the day, or the instant in UTC, and the event. */
export const lifeText = (chart: Chart, { options, language }: RequestedLife, words: ChartAndServiceWords): string =>
  lifeCalendar(chart, options)
    .map((event) => {
      const time = 'date' in event ? dateIso(event.date) : new Date(event.instant).toISOString();
      const clock = 'date' in event ? '' : ` ${time.slice(11, 16)} UTC`;
      return `${(dateInFigures(time, language) + clock).padEnd(20)}  ${summaryOf(event, words)}\n`;
    })
    .join('');

/** The dates as a text of iCalendar. */
export const lifeFile = (chart: Chart, { options, language }: RequestedLife, words: ChartAndServiceWords): string =>
  calendarFile({
    name: words.service.life.name,
    product: 'Life',
    language,
    isPrivate: true,
    events: lifeCalendar(chart, options).map((event): CalendarEvent => {
      const common = { id: event.uid, summary: summaryOf(event, words), description: '' };
      return 'date' in event ? { ...common, date: dateIso(event.date) } : { ...common, instant: event.instant };
    }),
  });

function summaryOf(event: LifeEvent, words: ChartAndServiceWords): string {
  const { life, almanac } = words.service;
  const { names } = words.chart;
  switch (event.kind) {
    case 'luckPillar':
      return fill(life.luckPillar, { number: `${event.number}`, pair: pairWithHanzi(event.pair, words) });
    case 'decade': {
      const { fromAge, toAge, palace } = event.decade;
      const ages = { fromAge: `${fromAge}`, toAge: `${toAge}` };
      return fill(life.decade, { number: `${event.number}`, palace: names.palaces[palace], ...ages });
    }
    case 'lunarBirthday':
      return lunarBirthdayText(event.of, words);
    case 'lunarYear': {
      const zodiac = names.animals[ANIMAL_IDS[branchOfPair(event.pair)]!];
      return fill(almanac.newYear, { pair: pairName(event.pair, words), zodiac });
    }
    case 'solarYear':
      return fill(life.solarYear, { pair: pairName(event.pair, words) });
  }
}

/** Name of a pair: Ding-Hai. */
function pairName(pair: Sexagenary, { chart: { names, phrases } }: ChartAndServiceWords): string {
  const [stem, branch] = idOfPair(pair).split('-') as [keyof typeof names.shortStems, keyof typeof names.shortBranches];
  return names.shortStems[stem] + phrases.joins.stemBranch + names.shortBranches[branch];
}

/** Name of a pair with its Hanzi: Ding-Hai 丁亥; only once if they are equal. */
function pairWithHanzi(pair: Sexagenary, words: ChartAndServiceWords): string {
  const [name, hanzi] = [pairName(pair, words), hanziOfPair(pair)];
  return name === hanzi ? name : `${name} ${hanzi}`;
}

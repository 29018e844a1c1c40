// Words around the written pages in English. Literals only; some are HTML.

import { GLOSSARY_EN } from 'beichen/glossary/en';
import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  navigation: {
    guide: 'Guide',
    reference: 'Reference',
    glossary: 'Glossary',
    almanac: 'Almanac',
    questions: 'Questions',
    errors: 'Errors',
    changelog: 'Changes',
    contents: 'Contents',
  },
  copying: { copy: 'Copy', copied: 'Copied', notCopied: 'Not copied' },
  guide: {
    title: 'Beichen: the guide',
    description:
      'How to cast Zi Wei Dou Shu and Four Pillars charts over HTTP: quick start, time correction, errors, limits, privacy.',
  },
  questions: {
    title: 'Beichen: questions and answers',
    description:
      'Why a chart differs from that of another program, which time is meant, what is stored, and what it costs.',
  },
  changelog: { title: 'Beichen: changes', description: 'What changed in Beichen, version by version.' },
  notFound: {
    lead: 'There is no page at this address. It may be mistyped, or the link that led here is wrong.',
    chart: 'Cast a chart',
    guide: 'The guide',
    errors: 'What programs are told here',
  },
  almanac: {
    title: 'Beichen: almanac,',
    description:
      'The Chinese calendar day by day: lunar dates, pillars, solar terms to the minute, new and full moons, officers and mansions.',
    heading: 'Almanac',
    lead: "Days and times by China's clock, UTC+8; the calendar is China's. The pillars of year and month change with the day of their term, as in a printed almanac.",
    monthName: '{monthName} {year}',
    yearName: '{year}',
    monthNames: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    comma: ', ',
    months: 'Months',
    years: 'Years',
    columns: {
      month: ['Day', 'Lunar', 'Pillar', 'Officer, mansion', 'Terms and moons'],
      terms: ['Term', 'Begins'],
      moons: ['No.', 'New moon', 'Full moon'],
      lunarYear: ['Month', 'From', 'Length'],
    },
    captions: { terms: 'Solar terms', moons: 'New and full moons', lunarYear: 'Lunar year {pair}, {zodiac}' },
    json: 'This as JSON',
    subscribe: 'Subscribe in a calendar',
    guideAnchor: 'the-almanac',
    guide: 'Other places and calendars',
  },
  glossary: {
    title: 'Beichen: glossary',
    description:
      'Every term of a Zi Wei Dou Shu and Four Pillars chart: what it is, where it stands, how it is calculated.',
    heading: 'Glossary',
    lead: 'Every term of a chart: what it is, where it stands, how it is calculated. Places of stars are those of the common school. What a term means for a life is not told here.',
    concepts: 'Notions',
    sentences: GLOSSARY_EN,
  },
  errors: {
    title: 'Beichen: errors',
    description: 'Every error of the Beichen API, with its code and an example.',
    heading: 'Errors',
    lead: 'Every answer that is not a success is a problem document (RFC 9457) with one of these codes. Codes never change; texts follow <code>lang</code>. Each text below is a real answer: its names and numbers are those of one example.',
    parameterProblems: 'Faults of parameters',
    parameterProblemsLead:
      'A 400 <code>invalid_parameters</code> names all faults at once, in <code>errors</code>. Several kinds share a code where a program need not tell them apart.',
    columns: ['code', 'sent, for example', 'what is answered'],
    sent: 'A request, and its whole answer',
    answered: 'The answer, without the headers that every answer has:',
    back: 'Back to the guide',
  },
};

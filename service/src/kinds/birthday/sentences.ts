// Descriptions of the response about lunar birthdays, for the OpenAPI document. Separate from the members, since searching does not need them.

import type { SentencesOf } from 'beichen/schema';
import { SENTENCES as CHART_SENTENCES } from '../chart/sentences.ts';
import { NOTICE_SENTENCES } from '../cities/sentences.ts';
import type { BIRTHDAY, BIRTHDAYS_ANSWER, INPUT, SKIPPED } from './members.ts';

/** Descriptions of its parts and members. */
export const BIRTHDAY_SENTENCES = {
  LunarBirthdays: {
    is: 'The dates on which a lunar month and day return, at most one a lunar year.',
    input: 'The request with its rules, defaults included.',
    birthdays: 'The birthdays, in order of time. The date may be in the next Gregorian year.',
    skipped: 'The lunar years without a birthday, by a rule `skip`.',
    warnings: 'Warnings for the sender.',
    meta: 'Versions, and the disclaimer.',
  } satisfies { readonly is: string } & SentencesOf<(typeof BIRTHDAYS_ANSWER)['members']>,
  LunarBirthdayInput: {
    is: 'The request with its rules, defaults included.',
    lunarMonth: 'The lunar month.',
    lunarDay: 'The lunar day.',
    leapMonth: 'True for a day of a leap month.',
    calendarRegion: 'The country of the lunar calendar.',
    missingDay: 'The rule for a day 30 in a month of 29 days.',
    missingLeapMonth: 'The rule for a leap month that the year does not have.',
    fromYear: 'The first lunar year.',
    toYear: 'The last lunar year.',
    lang: 'The language of the answer.',
  } satisfies { readonly is: string } & SentencesOf<(typeof INPUT)['members']>,
  LunarBirthday: {
    is: 'The birthday of a lunar year.',
    lunarYear: 'The lunar year.',
    date: 'The Gregorian date, YYYY-MM-DD.',
    lunarDate: 'The lunar date of that day.',
    adjusted: 'The rules that were applied, the rule of the month first; empty where the date exists.',
    unsettled: 'True where a month begins so near midnight that the rotation of the Earth decides the day.',
  } satisfies { readonly is: string } & SentencesOf<(typeof BIRTHDAY)['members']>,
  SkippedBirthday: {
    is: 'A lunar year without a birthday.',
    lunarYear: 'The lunar year.',
    because: 'The part that the year does not have: the day, or the leap month.',
  } satisfies { readonly is: string } & SentencesOf<(typeof SKIPPED)['members']>,
  Meta: CHART_SENTENCES.Meta,
  Notice: NOTICE_SENTENCES,
};

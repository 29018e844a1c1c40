// Places are found with the name of a former country around them.

import { expect, test } from 'vitest';
import type { UnitDraft } from './draft.ts';
import { applyFormerCountries } from './former-countries.ts';

test('a country, a division abroad and a province of China get the names of the countries that they belonged to', () => {
  const unit = (en: string): UnitDraft => ({ names: { en }, aliases: [] });
  const [russia, kaliningrad, liaoning] = [unit('Russia'), unit('Kaliningrad'), unit('Liaoning')];
  const apply = (rows: string): void =>
    applyFormerCountries(
      new Map([['RU', russia]]),
      () => kaliningrad,
      new Map([[210000, liaoning]]),
      () => rows,
    );
  apply('USSR, 苏联 | RU\nPrussia | RU.23\n满洲国 | 210000');
  expect([russia.alsoIn, kaliningrad.alsoIn, liaoning.alsoIn]).toEqual([['USSR', '苏联'], ['Prussia'], ['满洲国']]);
  expect(() => apply('Ruritania | RR')).toThrow(/line 1: no country or province has the code "RR"/);
});

// Words of addresses around a name, in the languages that write them. The expected rest is the name by the grammar of each.

import { expect, test } from 'vitest';
import { bareTexts } from './unit-words.ts';

const sure = (query: string) =>
  bareTexts(query)
    .filter(({ isSure }) => isSure)
    .map(({ text }) => text);
const unsure = (query: string) =>
  bareTexts(query)
    .filter(({ isSure }) => !isSure)
    .map(({ text }) => text);

test.each([
  ['г. Екатеринбург', 'Екатеринбург'],
  ['г.Екатеринбург', 'Екатеринбург'],
  ['город Орёл', 'Орёл'],
  ['จังหวัดภูเก็ต', 'ภูเก็ต'],
  ['อ.หาดใหญ่ จ.สงขลา', 'หาดใหญ่ สงขลา'],
  ['เขตจตุจักร', 'จตุจักร'],
  ['Kab. Cilacap', 'Cilacap'],
  ['Kota Bandung', 'Bandung'],
  ['gm. Wieliczka', 'Wieliczka'],
  ['comune di Bra', 'Bra'],
  ['مدينة الكويت', 'الكويت'],
  ['लखनऊ जिला', 'लखनऊ'],
  ['Kanton Zürich', 'Zürich'],
  ['Canton de Genève', 'Genève'],
  ['m. st. Warszawa', 'Warszawa'],
  ['Tampereen kaupunki', 'Tampereen'],
])('%s is %s', (query, name) => expect(sure(query)).toEqual([name]));

test.each([
  ['Пермская область, Пермь', 'Пермь'],
  ['г. Казань, Татарская АССР', 'Казань'],
  ['г. Одесса, УССР', 'Одесса'],
  ['Ulm an der Donau', 'Ulm'],
  ['Freiburg i. Br.', 'Freiburg'],
  ['Newcastle upon Tyne', 'Newcastle'],
  ['Nogent-sur-Seine sur Seine', 'Nogent-sur-Seine'],
])('%s may be %s: words of the text were not compared', (query, name) => expect(unsure(query)).toContain(name));

// A sentence ends with its word, and a name may begin or end like one: Atlanta with at, Inverness with in, 전주 with 전, بغداد with ب.
test.each([
  ['I was born in Rome.', 'Rome'],
  ['from Atlanta', 'Atlanta'],
  ['born Inverness', 'Inverness'],
  ['Birthplace:Rome', 'Rome'],
  ['place of birth  is  Isfahan', 'Isfahan'],
  ['Lieu de naissance : Paris', 'Paris'],
  ['Geburtsort: Innsbruck', 'Innsbruck'],
  ['geboren Amberg', 'Amberg'],
  ['Nơi sinh: Lào Cai', 'Lào Cai'],
  ['nơi sinh là Huế', 'Huế'],
  ['nơi sinh Lạng Sơn', 'Lạng Sơn'],
  ['родился Воронеж', 'Воронеж'],
  ['Место рождения: Волгоград', 'Волгоград'],
  ['Місце народження Ужгород', 'Ужгород'],
  ['народився у Ужгороді', 'Ужгороді'],
  ['전주 출생', '전주'],
  ['저는 전주에서 태어났어요', '전주'],
  ['출생지: 이천', '이천'],
  ['고향은 은평구입니다', '은평구'],
  ['ولدت في فيينا', 'فيينا'],
  ['ولدت فيينا', 'فيينا'],
  ['ولدت بالقاهرة', 'القاهرة'],
  ['مواليد بغداد', 'بغداد'],
  ['مكان الولادة: بغداد', 'بغداد'],
])('%s names %s', (query, name) => expect(sure(query)[0]).toBe(name));

test.each([
  'Kotamobagu',
  'Москва',
  'Diu',
  'Stadthagen',
  'ภูเก็ต',
  'New York',
  'Los Angeles, California',
  '北京市',
  'M Town x',
  '',
])('%s has no such words', (query) => expect(bareTexts(query)).toEqual([]));

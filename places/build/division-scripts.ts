// Names of divisions in the scripts of their countries, as people write them behind a town: in the genitive, with the word of their kind cut short
// or left off. Челябинская область is Челябинской области, Челябинская обл. and Челябинской обл. as well, จังหวัดเชียงใหม่ is เชียงใหม่.

import { type CuratedReader, listOf, rowsOf } from './curated-rows.ts';

const TABLES = ['division-scripts.txt', 'division-short.txt'] as const;

/** Names by the code of a division. */
export function readDivisionScripts(read: CuratedReader): Map<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const table of TABLES)
    for (const { code, given } of rowsOf(read, table, ['code', 'given'])) {
      const forms = listOf(given).flatMap((name) => [name, ...formsOf(name)]);
      names.set(code, [...new Set([...(names.get(code) ?? []), ...forms])]);
    }
  return names;
}

// biome-ignore format: a table
/** An ending and what it becomes: adjectives with their nouns, in Russian, Ukrainian, Belarusian and Bulgarian. */
const FORMS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(.+)ая область$/u, ['$1ой области', '$1ая обл', '$1ой обл', '$1ая', '$1ая губерния', '$1ой губернии']],
  [/^(.+)ий край$/u, ['$1ого края', '$1ий кр', '$1ого кр']],
  [/^(.+)ая (АССР|Республика)$/u, ['$1ой $2', '$1ая Респ', '$1ой Республики']],
  [/^(.+)ий автономный округ.*$/u, ['$1ий АО', '$1ого автономного округа', '$1ий округ']],
  [/^(.+)ька область$/u, ['$1ької області', '$1ька обл', '$1ької обл', '$1ька']],
  [/^(.+)ая вобласць$/u, ['$1ай вобласці', '$1ая вобл']],
  [/^[Оо]бласт (.+)$/u, ['$1', 'обл $1']],
  [/^(.+) облысы$/u, ['$1']],
];
const KIND_IN_FRONT =
  /^(?:Республика |Республіка |จังหวัด|ແຂວງ|ខេត្ត\u200b?|استان |ولایت |محافظة |ولاية |منطقة |إمارة |Περιφέρεια |Περιφερειακή Ενότητα |Νομός )(?=.{2})/u;
const KIND_BEHIND = /(?<=.{2})(?: বিভাগ| জেলা| ولايت| ክልል|ပြည်နယ်|တိုင်းဒေသကြီး| მხარე| մարզ| управни округ| округ| аймаг| දිස්ත්‍රික්කය| පළාත| மாகாணம்| மாவட்டம்)$/u; // biome-ignore format: a pattern

/** Other forms of a name. */
function formsOf(name: string): string[] {
  const forms = FORMS.flatMap(([form, others]) =>
    form.test(name) ? others.map((other) => name.replace(form, other)) : [],
  );
  const bare = name.replace(KIND_IN_FRONT, '').replace(KIND_BEHIND, '');
  if (bare !== name) forms.push(bare);
  if (/^Республика /u.test(name))
    forms.push(name.replace('Республика', 'Респ'), name.replace('Республика', 'Республики'));
  else if (/^\p{Script=Cyrillic}+(?:ия|стан)$/u.test(name))
    forms.push(`Республика ${name}`, `Респ ${name}`, `Республики ${name}`);
  return forms;
}

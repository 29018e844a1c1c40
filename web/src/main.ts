// What does the page do? It reads a birth, asks the service for the chart, and shows it; language and colours can change at any time.

import type { Language } from 'beichen';
import { askForChart, CHART_URL, type ChartAnswer, type City, Refused } from './api.ts';
import { apiCard } from './api-card.ts';
import {
  askWhich,
  dateHint,
  type FieldFault,
  fieldFault,
  fillForm,
  offerZones,
  readForm,
  revealLeapMonth,
  showFaults,
  writeHours,
} from './birth-form.ts';
import { birthplaceField } from './birthplace.ts';
import { type ChartRequest, EXAMPLE, fragmentOf, requestIn } from './chart-request.ts';
import { byId, h } from './h.ts';
import { type Colours, firstColours, firstLanguage, rememberColours, rememberLanguage } from './preferences.ts';
import { resultParts } from './result.ts';
import { snippets } from './snippets.ts';
import { writeStaticWords } from './static-words.ts';
import { copy } from './take-away.ts';
import { fill, WORDS } from './words/words.ts';

let language: Language = firstLanguage();
let colours: Colours = firstColours() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
/** The chart that is shown, and the request it answers; `first` is there while the other choice of a doubt is shown. */
let shown: { readonly answer: ChartAnswer; readonly request: ChartRequest; readonly first?: ChartRequest } | undefined;
let asking = new AbortController();
let tab = 0;

const form = byId<HTMLFormElement>('form');
const castButton = byId<HTMLButtonElement>('cast');
const words = () => WORDS[language];

const place = birthplaceField({
  input: byId<HTMLInputElement>('place'),
  list: byId('places'),
  status: byId('place-status'),
  language: () => language,
  onChange(city) {
    offerZones(city);
    askWhich(false);
  },
});

/** Asks for a chart and shows it, or tells what is wrong. */
async function cast(
  request: ChartRequest,
  { first, quiet = false }: { first?: ChartRequest; quiet?: boolean } = {},
): Promise<void> {
  asking.abort();
  asking = new AbortController();
  const { signal } = asking;
  castButton.textContent = words().casting;
  castButton.setAttribute('aria-busy', 'true');
  try {
    // A clock time that came twice or never is asked about, not guessed.
    const answer = await askForChart({ disambiguation: 'reject', ...request }, language, signal);
    shown = { answer, request, ...(first === undefined ? {} : { first }) };
    fillForm(request, place, place.chosen()?.cityId === request.cityId ? undefined : cityOf(answer));
    showFaults([]);
    showResult();
    if (!quiet) byId('result').focus();
  } catch (error) {
    if (signal.aborted) return; // a later request took its place
    if (!(error instanceof Refused)) throw error;
    if (place.chosen() === undefined && error.faults.length > 0) fillForm(request, place, undefined);
    tell(error);
  } finally {
    if (!signal.aborted) {
      castButton.textContent = words().cast;
      castButton.removeAttribute('aria-busy');
    }
  }
}

function tell(refused: Refused): void {
  const fieldFaults = refused.faults.map((fault) => fieldFault(fault, words()));
  const general = refused.faults.filter((_, n) => fieldFaults[n] === undefined).map(({ detail }) => detail);
  if (refused.faults.some(({ code }) => code === 'ambiguous' || code === 'nonexistent_local_time')) askWhich(true);
  if (refused.status === 0) general.push(words().unreachable);
  else if (refused.status === 429) general.push(fill(words().rateLimited, { seconds: refused.retryAfterSeconds }));
  else if (refused.faults.length === 0) general.push(fill(words().failed, { detail: refused.message }));
  showFaults(
    fieldFaults.filter((fault): fault is FieldFault => fault !== undefined),
    general,
  );
}

/** What an answer tells of its place, for the form of a reader who followed a link. */
const cityOf = ({ birth: { place: told } }: ChartAnswer): City => ({
  cityId: told.cityId!,
  label: [told.name, told.country].filter(Boolean).join(', '),
  latitude: told.latitude ?? 0,
  longitude: told.longitude,
  timeZone: told.timeZone,
});

function showResult(): void {
  const { answer, request, first } = shown!;
  const { heading, chart, working, details } = resultParts(answer, {
    theme: () => colours,
    link: () => new URL(fragmentOf(request), location.href).href,
    announce,
    onOther: (other) => cast(otherRequest(request, other), { first: first ?? request }),
    ...(first === undefined ? {} : { onBack: () => cast(first) }),
  });
  byId('chart-heading').textContent = heading;
  byId('chart-heading').removeAttribute('data-t');
  byId('empty').hidden = true;
  for (const [id, content] of [
    ['chart', chart],
    ['working', working],
    ['details', details],
  ] as const) {
    byId(id).replaceChildren(...content);
    byId(id).hidden = false;
  }
  document.body.classList.add('has-chart');
  showSnippets();
}

/** The request of the other choice: a date that is told in the other calendar brings no leap month. */
function otherRequest(
  { leapMonth, calendar, ...request }: ChartRequest,
  other: Readonly<Record<string, unknown>>,
): ChartRequest {
  const before =
    other.calendar === 'solar'
      ? request
      : { ...request, ...(leapMonth && { leapMonth }), ...(calendar && { calendar }) };
  return { ...before, ...other };
}

function showSnippets(): void {
  byId('api-intro').dataset.t = shown === undefined ? 'apiExample' : 'apiIntro';
  byId('api-intro').textContent = shown === undefined ? words().apiExample : words().apiIntro;
  byId('snippets').replaceChildren(
    ...apiCard(snippets(CHART_URL, shown?.request ?? EXAMPLE, language), {
      words: words(),
      chosen: tab,
      onChoose: (n) => {
        tab = n;
      },
      onCopy: async (code) => announce((await copy(code)) ? words().copied : words().notCopied),
    }),
  );
}

/** Says something to everyone: to those who see it for a moment, to those who hear it once. */
function announce(message: string): void {
  const status = byId('status');
  status.replaceChildren(h('span', {}, message));
}

function speak(to: Language): void {
  language = to;
  writeStaticWords(language);
  writeHours(language);
  byId('date-hint').textContent = dateHint(words());
  byId<HTMLSelectElement>('language').value = language;
  showColours();
  showSnippets();
}

function showColours(): void {
  const other = colours === 'dark' ? 'toLight' : 'toDark';
  byId('colours').dataset.t = other;
  byId('colours').textContent = words()[other];
}

speak(language);
if (firstColours() !== undefined) document.documentElement.dataset.colours = colours;

byId<HTMLSelectElement>('language').addEventListener('change', (event) => {
  speak((event.target as HTMLSelectElement).value as Language);
  rememberLanguage(language);
  showFaults([]);
  if (shown !== undefined)
    cast(shown.request, { quiet: true, ...(shown.first === undefined ? {} : { first: shown.first }) });
});

byId('colours').addEventListener('click', () => {
  colours = colours === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.colours = colours;
  rememberColours(colours);
  showColours();
});

form.addEventListener('change', (event) => {
  const { name } = event.target as HTMLInputElement;
  if (name === 'calendar') {
    revealLeapMonth();
    byId('date-hint').textContent = dateHint(words());
  }
  if (['calendar', 'year', 'month', 'day', 'hour', 'minute', 'timeZone'].includes(name)) askWhich(false);
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const read = readForm(place, words());
  if (!('date' in read)) return showFaults(read);
  if (location.hash !== '') history.replaceState(null, '', location.pathname);
  cast(read);
});

byId('example').addEventListener('click', () => cast(EXAMPLE));

/** A link that was shared opens its chart. */
function openLink(): void {
  const request = requestIn(location.hash);
  if (request !== undefined) cast(request, { quiet: true });
}
window.addEventListener('hashchange', openLink);
openLink();

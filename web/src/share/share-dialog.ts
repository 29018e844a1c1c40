// The dialog that shares a chart as a picture, with a preview. It contains name and birth only if the reader ticks them, since a picture spreads further than
// the person it was sent to. Loaded on demand; the page sends nothing by itself.

import { type ChartConventionId, CONVENTION_TABLE, fill } from 'beichen/internal';
import { type ChartAnswer, SITE } from '../cast/api.ts';
import { CONVENTIONS } from '../cast/chart-request.ts';
import { h } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import { isPhone } from '../dom/wide.ts';
import { conventionValueName } from '../form/convention-names.ts';
import type { PartWords } from '../words/part-words.ts';
import { PART_WORDS } from '../words/shown-words.ts';
import type { Words } from '../words/words.ts';
import type { SharedBoardOptions } from './chart-files.ts';
import style from './share-dialog.css';
import { PLANS, pictureOf, SHAPES, type Shape } from './share-picture.ts';
import { save } from './take-away.ts';

addStyle(style);

interface ShareOptions {
  /** The words of the page, in the language of the chart. */
  readonly words: Words;
  /** Draws the board. */
  readonly boardOf: (options: Pick<SharedBoardOptions, 'board' | 'name' | 'birth'>) => string;
}

const FILE = 'beichen.png'; // without a name or a date, since the file may be passed on

/** Shows the dialog. */
export async function shareDialog(answer: ChartAnswer, { words, boardOf }: ShareOptions): Promise<void> {
  const { lang, name } = answer.input;
  const { mainStar } = answer;
  const oneIn = Math.round(mainStar.rarity.oneIn);
  const own = PART_WORDS[lang].share;
  const preview = h('img', { alt: own.preview });
  const status = h('p', { class: 'hint', role: 'status' });
  let picture: Promise<Blob> | undefined;

  const form = pictureForm(own, name, () => make());
  const isTicked = (control: string) => (form.elements.namedItem(control) as HTMLInputElement | null)?.checked === true;

  async function make(): Promise<void> {
    const shape = (form.elements.namedItem('shape') as RadioNodeList).value as Shape;
    const { width, height, drawn: board } = PLANS[shape];
    const making = pictureOf(
      {
        svg: boardOf({ board, birth: isTicked('dated'), ...(isTicked('named') && { name: name! }) }),
        name: words.appName,
        star: { label: words.mainStar, name: mainStar.name, hanzi: mainStar.hanzi },
        rarity: { text: fill(own.oneIn, { oneIn }), oneIn },
        address: SITE,
        foot: conventionsOf(answer, words),
      },
      shape,
    );
    picture = making;
    preview.width = width;
    preview.height = height;
    const blob = await making.catch(() => undefined);
    if (picture !== making) return; // a later request replaces this one
    status.textContent = blob === undefined ? words.partFailed : '';
    if (blob === undefined) return;
    URL.revokeObjectURL(preview.src);
    preview.src = URL.createObjectURL(blob);
  }

  const button = (label: string, act: () => Promise<string>) =>
    h(
      'button',
      {
        type: 'button',
        class: 'quiet',
        click: () =>
          act().then(
            (message) => {
              status.textContent = message;
            },
            () => {
              status.textContent = words.partFailed;
            },
          ),
      },
      label,
    );
  const dialog = h(
    'dialog',
    {
      class: 'share',
      'aria-labelledby': 'share-heading',
      close: () => {
        URL.revokeObjectURL(preview.src);
        dialog.remove();
      },
    },
    h('h2', { id: 'share-heading' }, own.heading),
    preview,
    form,
    h(
      'div',
      { class: 'actions' },
      canShareFiles()
        ? button(words.sharePicture, async () => {
            await shareFile(await picture!);
            return '';
          })
        : undefined,
      button(words.savePng, async () => {
        save(await picture!, FILE);
        return words.saved;
      }),
      canCopyPictures
        ? button(own.copyPicture, async () => ((await copyPicture(picture!)) ? words.copied : words.notCopied))
        : undefined,
      h('button', { type: 'button', class: 'quiet', click: () => dialog.close() }, words.close),
    ),
    status,
  );
  document.body.append(dialog);
  dialog.showModal();
  await make();
}

/** Controls for the shape of the picture, and for the personal data in it. */
function pictureForm(own: PartWords['share'], name: string | undefined, onChange: () => unknown): HTMLFormElement {
  const shapes = SHAPES.map((shape) =>
    h(
      'label',
      {},
      h('input', { type: 'radio', name: 'shape', value: shape, checked: shape === firstShape() }),
      h('span', {}, own[shape]),
    ),
  );
  return h(
    'form',
    { change: onChange },
    h('fieldset', {}, h('legend', {}, own.shape), h('div', { class: 'choice' }, ...shapes)),
    name === undefined ? undefined : tick('named', `${own.withName} ${name}`),
    tick('dated', own.withBirth),
    h('p', { class: 'hint' }, own.privacy),
  );
}

const tick = (name: string, label: string) =>
  h('label', { class: 'check' }, h('input', { type: 'checkbox', name }), h('span', {}, label));

/** The first shape of the picture: upright on a phone. */
const firstShape = (): Shape => (isPhone() ? 'portrait' : 'landscape');

/** School, calendar, solar time, and every convention that is not the default, on one line. */
function conventionsOf({ conventions }: Pick<ChartAnswer, 'conventions'>, words: Words): string {
  const defaults: Readonly<
    Record<ChartConventionId, { readonly values: readonly string[]; readonly default?: string }>
  > = CONVENTION_TABLE;
  const isSaid = (id: ChartConventionId) =>
    id === 'school' || id === 'solarTime' || conventions[id] !== defaults[id].default;
  const clocks = { apparent: words.trueSolar, mean: words.meanSolar, clock: words.standardTime };
  return CONVENTIONS.filter(isSaid)
    .map((id) =>
      id === 'solarTime'
        ? clocks[conventions.solarTime]
        : `${words[id]}${words.colon}${conventionValueName(id, conventions[id], words)}`,
    )
    .join(' · ');
}

/** True if the device can share pictures. */
const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], FILE, { type: 'image/png' })] });

/** Shares a picture by the share sheet of the device. Cancelling it is not an error. */
async function shareFile(picture: Blob): Promise<void> {
  const files = [new File([picture], FILE, { type: 'image/png' })];
  await navigator.share({ files }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}

const canCopyPictures = navigator.clipboard !== undefined && typeof ClipboardItem !== 'undefined';

// A picture that is not ready is passed as a promise, since Safari allows copying only during the press.
const copyPicture = (picture: Promise<Blob>): Promise<boolean> =>
  navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]).then(
    () => true,
    () => false,
  );

// Files of a chart: a drawing, a picture, and the text that the API returns as chart.txt. Loaded on demand.

import { drawSvg, drawText, type PillarOrder, type SvgOptions, type Theme } from 'beichen';
import type { ChartAnswer } from '../cast/api.ts';
import { layersOf } from '../chart/chart-layers.ts';
import type { SeenBoard } from '../chart/chart-view.ts';
import { h } from '../dom/h.ts';
import type { FlightsOfChart, FlightView } from '../state/flight-view.ts';
import type { TimelineSelection } from '../state/timeline-view.ts';

const nameOf = ({ input: { name } }: ChartAnswer) => (name === undefined ? {} : { name });

/** State of the page that a drawing shows. */
interface DrawingState extends FlightView, FlightsOfChart, SeenBoard {
  readonly theme: Theme;
  readonly pillarOrder: PillarOrder;
  readonly look: TimelineSelection | undefined;
  readonly flowStars?: boolean;
}

/** The drawing as a separate file, with the layers on the board. */
export const svgOf = (
  answer: ChartAnswer,
  {
    theme,
    pillarOrder,
    look,
    flowStars,
    flightsFrom,
    rolesFrom,
    layout,
    width,
    height,
    density,
    ...flights
  }: DrawingState,
): string =>
  drawSvg(
    { ...answer, ...flights },
    {
      theme,
      pillarOrder,
      layout,
      width,
      height,
      density,
      ...nameOf(answer),
      ...layersOf(look, flowStars),
      flightsFrom,
      rolesFrom,
    },
  );

/** Options of the board of a picture to share. */
export interface SharedBoardOptions extends Pick<SvgOptions, 'pillarOrder' | 'name' | 'birth'> {
  readonly theme: Theme;
  readonly board: Pick<SvgOptions, 'layout' | 'width' | 'height' | 'density'>;
}

/** The board of a picture to share: the chart alone, without the layers on the page. */
export const boardOf = (answer: ChartAnswer, { board, ...options }: SharedBoardOptions): string =>
  drawSvg(answer, { birth: false, ...board, ...options });

/** The chart in lines of text, which people and assistants read well. */
export const textOf = (answer: ChartAnswer): string => drawText(answer, nameOf(answer));

const DOTS_PER_UNIT = 3; // 904 units wide: 2,712 dots, 34 cm at 200 dpi

/** The drawing as a PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = h('canvas', { width: image.width * DOTS_PER_UNIT, height: image.height * DOTS_PER_UNIT });
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture was made')) : resolve(blob)), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

// The words of transits in Vietnamese. They stand apart for a page that loads them after its first chart.

import type { TransitWords } from '../words.ts';
import { flowStars as flowStarsHanzi } from '../zh-Hant/flow-stars.ts';
import { flowStars } from './flow-stars.ts';
import { transitPhrases } from './transit-phrases.ts';

export const transits: TransitWords = { flowStars, flowStarsHanzi, phrases: transitPhrases };

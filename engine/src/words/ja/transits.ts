// The words of transits in 日本語. They stand apart for a page that loads them after its first chart.

import type { TransitWords } from '../words.ts';
import { flowStars } from './flow-stars.ts';
import { transitPhrases } from './transit-phrases.ts';

export const transits: TransitWords = { flowStars, flowStarsHanzi: flowStars, phrases: transitPhrases };

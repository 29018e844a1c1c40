// Add the ids of all places to the list of those given out. Run by `npm run ids -w beichen-places`, before a release.

import { collectPlaces } from './collect-places.ts';
import { cityIdOfDraft } from './draft.ts';
import { listedIds, writeIds } from './ids.ts';

const listed = listedIds();
const ids = new Set([...listed, ...collectPlaces().places.map(cityIdOfDraft)]);
writeIds(ids);
console.log(`places: ${ids.size} ids, ${ids.size - new Set(listed).size} of them new`);

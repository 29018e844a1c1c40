// Makes iztro twenty times as fast, for comparisons and never for measurements: it translates every name back to a key by searching all its languages, and
// requests one date from the calendar ten times. These four functions depend on their arguments alone, so each result is cached.

import { createRequire } from 'node:module';

const MAX_CACHED = 20_000;

export function memoizeIztro() {
  const ofIztro = createRequire(createRequire(import.meta.url).resolve('iztro'));
  memoizeFunction(ofIztro('iztro/lib/i18n'), 'kot');
  memoizeFunction(ofIztro('iztro/lib/i18n'), 't');
  memoizeFunction(ofIztro('lunar-lite/lib/ganzhi'), 'getHeavenlyStemAndEarthlyBranchBySolarDate');
  memoizeFunction(ofIztro('lunar-lite/lib/convertor'), 'solar2lunar');
}

function memoizeFunction(module, name) {
  const original = module[name];
  const results = new Map();
  module[name] = (...question) => {
    const key = JSON.stringify(question);
    if (!results.has(key)) {
      if (results.size > MAX_CACHED) results.clear();
      results.set(key, original(...question));
    }
    return results.get(key);
  };
}

// Short code samples for the first operations of a developer (`x-codeSamples`); the guide has more languages.

import { ENDPOINTS } from '../kinds/endpoints.ts';
import { CITIES_PARAMETERS } from '../requests/parameters/cities.ts';
import { EXAMPLE_BIRTH } from './example-answers.ts';

/** Samples by the id of the operation. */
export type CodeSamples = Readonly<Record<string, readonly { readonly lang: string; readonly source: string }[]>>;

/** @param address base address of the service */
export function codeSamples(address: string): CodeSamples {
  const chart = address + ENDPOINTS.chart.path;
  const cities = address + ENDPOINTS.cities.path;
  const q = CITIES_PARAMETERS.q.example;
  const birth = JSON.stringify(EXAMPLE_BIRTH);
  return {
    [ENDPOINTS.cities.operations.GET.operationId]: [
      { lang: 'Shell', source: `curl -G ${cities} --data-urlencode 'q=${q}'` },
      {
        lang: 'JavaScript',
        source: `const { cities } = await (await fetch('${cities}?' + new URLSearchParams({ q: '${q}' }))).json();\nconsole.log(cities[0].cityId);`,
      },
      {
        lang: 'Python',
        source: `import json, urllib.parse, urllib.request\n\nquery = urllib.parse.urlencode({"q": "${q}"})\nprint(json.load(urllib.request.urlopen("${cities}?" + query))["cities"][0]["cityId"])`,
      },
    ],
    [ENDPOINTS.chart.operations.POST.operationId]: [
      { lang: 'Shell', source: `curl ${chart} -H 'content-type: application/json' -d '${birth}'` },
      {
        lang: 'JavaScript',
        source: `const answer = await fetch('${chart}', {\n  method: 'POST',\n  headers: { 'content-type': 'application/json' },\n  body: JSON.stringify(${birth}),\n});\nconsole.log((await answer.json()).mainStar.name);`,
      },
      {
        lang: 'Python',
        source: `import json, urllib.request\n\nrequest = urllib.request.Request("${chart}", b'${birth}', {"content-type": "application/json"})\nprint(json.load(urllib.request.urlopen(request))["mainStar"]["name"])`,
      },
    ],
  };
}

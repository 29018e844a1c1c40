// Snippets that request a chart: the same request with curl, JavaScript and Python, each ready to run.

import type { ChartRequest, DayRequest } from '../cast/chart-request.ts';

export interface Snippet {
  readonly title: string;
  readonly code: string;
}

/** The request without the name, which has no effect. */
export function snippets(url: string, request: ChartRequest | DayRequest, lang: string): readonly Snippet[] {
  const { name: _, ...rest } = request;
  const requested = Object.entries({ ...rest, lang });
  const shown = 'hour' in request ? OF_CHART : OF_DAY;
  const json = JSON.stringify(Object.fromEntries(requested));
  return [
    {
      title: 'curl',
      code: `curl '${url}' \\\n  -H 'content-type: application/json' \\\n  -d '${json.replaceAll("'", "'\\''")}'`,
    },
    {
      title: 'JavaScript',
      code: `const response = await fetch('${url}', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
${requested.map(([key, value]) => `    ${key}: ${JSON.stringify(value)},`).join('\n')}
  }),
});
const chart = await response.json();
console.log(${shown.javaScript});`,
    },
    {
      title: 'Python',
      code: `import json
from urllib.request import Request, urlopen

body = {
${requested.map(([key, value]) => `    "${key}": ${pythonLiteral(value)},`).join('\n')}
}
request = Request('${url}', json.dumps(body).encode(), {'Content-Type': 'application/json'})
chart = json.load(urlopen(request))
print(${shown.python})`,
    },
  ];
}

/** Members that each snippet prints. */
const OF_CHART = {
  javaScript: 'chart.fourPillars.hanzi, chart.mainStar.name',
  python: "chart['fourPillars']['hanzi'], chart['mainStar']['name']",
};
const OF_DAY = {
  javaScript: 'chart.charts.map(({ mainStar }) => mainStar.name)',
  python: "[each['mainStar']['name'] for each in chart['charts']]",
};

/** Texts and numbers are written as in JSON. */
const pythonLiteral = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value);

// The list of errors: every kind of problem, of requests and of parameters, in one language, each with a real example.

import type { Language } from 'beichen';
import { PARAMETER_PROBLEMS } from '../contract/parameter-problems.ts';
import { PROBLEM_CODES, PROBLEMS } from '../contract/problems.ts';
import { wordsIn } from '../words/lookup.ts';
import { pageWordsIn } from '../words/page-lookup.ts';
import {
  exampleOfParameterProblem,
  exampleOfProblem,
  REQUEST_PROBLEMS,
  type RequestProblemId,
} from './error-examples.ts';
import type { Facts } from './facts.ts';
import { escaped, page, textPart } from './frame.ts';
import { pathOf, rootFrom } from './paths.ts';

/** The list of errors, in turns: at /docs/errors in English, at /docs/zh/errors in Chinese, and so on. `type` of a problem links here. */
export function* errorsPage(language: Language, facts: Facts): Generator<void, string> {
  const { title, description, heading, lead, parameterProblems, parameterProblemsLead, columns, sent, answered, back } =
    pageWordsIn(language).errors;
  const problems = wordsIn(language).problems;
  const rows: string[] = [];
  for (const id of REQUEST_PROBLEMS) {
    rows.push(row(id, language, facts));
    yield;
  }
  const body = [
    `<h1 id="errors">${heading}</h1>`,
    `<p>${lead}</p>`,
    ...PROBLEM_CODES.flatMap((code) => {
      const { detail, request, answer } = exampleOfProblem(code, language, facts);
      return [
        `<h2 id="${code.replaceAll('_', '-')}">${escaped(problems[code].title)}</h2>`,
        `<p>${PROBLEMS[code].status} <code>${code}</code></p>`,
        `<p>${escaped(detail)}</p>`,
        `<details><summary>${sent}</summary>`,
        `<pre><code>${escaped(request)}</code></pre>`,
        `<p>${answered}</p>`,
        `<pre><code>${escaped(answer)}</code></pre>`,
        '</details>',
      ];
    }),
    `<h2 id="faults-of-parameters">${parameterProblems}</h2>`,
    `<p>${parameterProblemsLead}</p>`,
    '<table>',
    `<thead><tr>${columns.map((name) => `<th>${name}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...rows,
    '</tbody></table>',
    `<p><a href="${rootFrom(pathOf('errors', language))}${pathOf('guide', language)}">${back}</a></p>`,
  ].join('\n');
  return page({ name: 'errors', title, description, language, baseUrl: facts.baseUrl, body: textPart(body, language) });
}

function row(id: RequestProblemId, language: Language, facts: Facts): string {
  const { sent, detail } = exampleOfParameterProblem(id, language, facts);
  const cells = [`<code>${PARAMETER_PROBLEMS[id]}</code>`, `<code>${escaped(sent)}</code>`, escaped(detail)];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

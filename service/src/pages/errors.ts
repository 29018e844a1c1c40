// What does the list of errors say? Every kind of problem, of requests and of parameters, in one language, each with a real example.

import type { Language } from 'beichen';
import { PARAMETER_PROBLEMS } from '../contract/parameter-problems.ts';
import { PROBLEM_CODES, PROBLEMS } from '../contract/problems.ts';
import { wordsIn } from '../words/lookup.ts';
import type { Facts } from './documents.ts';
import {
  exampleOfParameterProblem,
  exampleOfProblem,
  REQUEST_PROBLEMS,
  type RequestProblemId,
} from './error-examples.ts';
import { escaped, page, textPart } from './frame.ts';

/** In which languages the list is written. */
type ErrorsLanguage = 'en' | 'zh';

/** The list of errors: at /docs/errors in English, at /docs/zh/errors in Chinese. What `type` of a problem leads to. */
export function errorsPage(language: ErrorsLanguage, facts: Facts): string {
  const { title, description, heading, lead, parameterProblems, parameterProblemsLead, columns, sent, answered, back } =
    TEXTS[language];
  const problems = wordsIn(language).problems;
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
    ...REQUEST_PROBLEMS.map((id) => row(id, language, facts)),
    '</tbody></table>',
    `<p>${back}</p>`,
  ].join('\n');
  return page({ name: 'errors', title, description, language, baseUrl: facts.baseUrl, body: textPart(body, language) });
}

function row(id: RequestProblemId, language: Language, facts: Facts): string {
  const { sent, detail } = exampleOfParameterProblem(id, language, facts);
  const cells = [`<code>${PARAMETER_PROBLEMS[id]}</code>`, `<code>${escaped(sent)}</code>`, escaped(detail)];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** What the page says, as HTML. */
const TEXTS = {
  en: {
    title: 'Beichen: errors',
    description: 'Every error of the Beichen API, with its code and an example.',
    heading: 'Errors',
    lead: 'Every answer that is not a success is a problem document (RFC 9457) with one of these codes. Codes never change; texts follow <code>lang</code>. Each text below is a real answer: its names and numbers are those of one example.',
    parameterProblems: 'Faults of parameters',
    parameterProblemsLead:
      'A 400 <code>invalid_parameters</code> names all faults at once, in <code>errors</code>. Several kinds share a code where a program need not tell them apart.',
    columns: ['code', 'sent, for example', 'what is answered'],
    sent: 'A request, and its whole answer',
    answered: 'The answer, without the headers that every answer has:',
    back: '<a href="../docs">Back to the guide</a>',
  },
  zh: {
    title: '北辰：错误',
    description: '北辰接口的全部错误，附错误码与实例。',
    heading: '错误',
    lead: '凡不成功的响应都是问题详情文档（problem details，RFC 9457），带有下列错误码之一。错误码永不改变，文字随 <code>lang</code> 而变。以下文字都是真实的响应，其中的名称和数字取自一个例子。',
    parameterProblems: '参数错误',
    parameterProblemsLead:
      '400 <code>invalid_parameters</code> 在 <code>errors</code> 中一次指出全部错误。程序无需区分的几种错误共用一个错误码。',
    columns: ['错误码', '发送示例', '响应'],
    sent: '请求与完整的响应',
    answered: '响应（略去所有响应共有的首部）：',
    back: '<a href="../../docs/zh">返回指南</a>',
  },
} as const;

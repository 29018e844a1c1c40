// Schema of responses that are not a success: RFC 9457 problem details.

import { type Static, Type } from 'typebox';
import { PARAMETER_PROBLEM_CODES } from '../../contract/parameter-problems.ts';
import { PROBLEM_CODES } from '../../contract/problems.ts';
import { oneOf, ref, text } from '../../contract/schema-parts.ts';

const Suggestion = Type.Object(
  { cityId: text('To be sent.'), label: text('Tells it apart from its namesakes.') },
  { description: 'A place that may have been meant.' },
);

const ProblemItem = Type.Object(
  {
    parameter: Type.String({ description: 'In our spelling; one that we do not know, as it was sent.' }),
    in: Type.Optional(oneOf(['query', 'body'], 'Where it was sent.')),
    pointer: Type.Optional(Type.String({ description: 'JSON Pointer into the body that was sent.' })),
    code: oneOf(PARAMETER_PROBLEM_CODES, 'Never changes; new codes may appear.'),
    detail: Type.String({ description: 'For people, in the language of the answer.' }),
    allowed: Type.Optional(
      Type.String({ description: 'The values allowed, in short, in the language of the answer.' }),
    ),
    example: Type.Optional(
      Type.Union([Type.String(), Type.Number(), Type.Boolean()], { description: 'A value that would be right.' }),
    ),
    suggestions: Type.Optional(
      Type.Array(ref('Suggestion', Suggestion), { maxItems: 5, description: 'Places that may have been meant.' }),
    ),
  },
  { description: 'One fault of the request.' },
);

const Problem = Type.Object(
  {
    type: Type.String({ description: 'URI that names the kind of problem.' }),
    title: text('The kind of problem, for people.'),
    status: Type.Integer({ minimum: 400, maximum: 599, description: 'The HTTP status.' }),
    code: oneOf(PROBLEM_CODES, 'Never changes; new codes may appear.'),
    detail: Type.String({ description: 'For people, in the language of the answer.' }),
    requestId: text('The name of the request in the log.'),
    errors: Type.Optional(
      Type.Array(ref('ProblemItem', ProblemItem), { minItems: 1, maxItems: 8, description: 'All faults at once.' }),
    ),
    retryAfterSeconds: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Seconds to wait before the next call.' }),
    ),
    'violated-policies': Type.Optional(Type.Array(Type.String(), { description: 'The limits that are used up.' })),
    paths: Type.Optional(Type.Array(Type.String(), { description: 'The existing paths.' })),
  },
  { description: 'An answer that is not a success (RFC 9457).' },
);

export type ProblemItem = Static<typeof ProblemItem>;
export type Problem = Static<typeof Problem>;

export const PROBLEM_COMPONENTS = { Problem, ProblemItem, Suggestion };

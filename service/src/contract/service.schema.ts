// What do the answers about the service itself hold?

import { type Static, Type } from 'typebox';
import { ENDPOINTS, forListed } from './endpoints.ts';
import { list, oneOf, text } from './schema-parts.ts';

const Index = Type.Object(
  {
    name: Type.String(),
    description: Type.String(),
    apiVersion: Type.String(),
    ...forListed((endpoint) => text(ENDPOINTS[endpoint].listed)),
    docs: Type.String(),
    limits: Type.Object({ chart: Type.String(), cities: Type.String(), requests: Type.String() }),
    disclaimer: Type.String(),
    attribution: Type.String(),
  },
  { description: 'What is where.' },
);

const Health = Type.Object({ status: oneOf(['ok']) }, { description: 'The process answers.' });

const Readiness = Type.Object(
  {
    status: oneOf(['ready']),
    limiter: oneOf(
      ['memory', 'redis', 'local', 'partly'],
      'Who counts the calls; while Redis is away, local: this process.',
    ),
    places: Type.Integer(),
  },
  { description: 'The service can answer everything.' },
);

const Stats = Type.Object(
  {
    days: list(
      Type.Object({
        date: Type.String({ description: 'Of UTC.' }),
        calls: Type.Integer({ description: 'All, whatever came of them.' }),
        charts: Type.Integer({ description: 'Charts cast.' }),
        searches: Type.Integer({ description: 'Searches for places answered.' }),
      }),
      'The last 30 days with calls, oldest first.',
    ),
  },
  { description: 'Daily totals.' },
);

export type Index = Static<typeof Index>;
export type Health = Static<typeof Health>;
export type Readiness = Static<typeof Readiness>;

export type Stats = Static<typeof Stats>;

export const SERVICE_COMPONENTS = { Index, Health, Readiness, Stats };

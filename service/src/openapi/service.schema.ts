// Schemas of the responses about the service itself. `ServiceIndex` is not named `Index`, since generators of clients write a file for each schema, and many
// file systems do not distinguish `Index.ts` from `index.ts`.

import { type Static, Type } from 'typebox';
import { forListed } from '../contract/paths.ts';
import { list, oneOf, text } from '../contract/schema-parts.ts';
import { ENDPOINTS } from '../kinds/endpoints.ts';

const ServiceIndex = Type.Object(
  {
    name: text('Of the service.'),
    description: text('What it does.'),
    apiVersion: text('Of the contract.'),
    ...forListed((endpoint) => text(ENDPOINTS[endpoint].listed ?? '')),
    docs: text('The address of the guide.'),
    limits: Type.Object(
      { chart: text('Of charts.'), cities: text('Of searches and of the almanac.'), requests: text('Of all else.') },
      { description: 'Calls that one address may make.' },
    ),
    disclaimer: text('To be shown with charts.'),
    attribution: text('To be shown with places.'),
  },
  { description: 'The addresses of the service.' },
);

const Health = Type.Object({ status: oneOf(['ok'], 'Always the same.') }, { description: 'The process answers.' });

const Readiness = Type.Object(
  {
    status: oneOf(['ready'], 'Always the same.'),
    limiter: oneOf(['memory', 'redis', 'local'], 'Who counts the calls; while Redis is away, local: this process.'),
    places: Type.Integer({ description: 'How many there are.' }),
  },
  { description: 'The service can answer everything.' },
);

const Stats = Type.Object(
  {
    days: list(
      Type.Object({
        date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Of UTC.' }),
        calls: Type.Integer({ description: 'All, whatever came of them.' }),
        charts: Type.Integer({ description: 'Charts cast.' }),
        searches: Type.Integer({ description: 'Searches for places answered.' }),
      }),
      'The last 30 days with calls, oldest first.',
    ),
  },
  { description: 'Daily totals.' },
);

export type ServiceIndex = Static<typeof ServiceIndex>;
export type Health = Static<typeof Health>;
export type Readiness = Static<typeof Readiness>;

export type Stats = Static<typeof Stats>;

export const SERVICE_COMPONENTS = { ServiceIndex, Health, Readiness, Stats };

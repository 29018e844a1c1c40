// Generated types of requests. If this file compiles, they have the members of a birth and of the request itself.

import type { CalendarRequest as CalendarByCodegen } from './dist/codegen/models/CalendarRequest.js';
import type { ChartRequest as ChartByCodegen } from './dist/codegen/models/ChartRequest.js';
import type { DayDocumentRequest as DayByCodegen } from './dist/codegen/models/DayDocumentRequest.js';
import type { TransitsRequest as TransitsByCodegen } from './dist/codegen/models/TransitsRequest.js';
import type * as heyApi from './dist/hey-api/types.gen.js';
import type { CalendarRequest as CalendarByKubb } from './dist/kubb/types/CalendarRequest.js';
import type { ChartRequest as ChartByKubb } from './dist/kubb/types/ChartRequest.js';
import type { DayDocumentRequest as DayByKubb } from './dist/kubb/types/DayDocumentRequest.js';
import type { TransitsRequest as TransitsByKubb } from './dist/kubb/types/TransitsRequest.js';
import type * as oazapfts from './dist/oazapfts.js';
import type * as orval from './dist/orval/beichen.schemas.js';
import type { components } from './dist/schema.js';
import type * as swagger from './dist/swagger.js';

type Schemas = components['schemas'];
type Birth = 'date' | 'gender' | 'cityId' | 'lang' | 'fields';

/** Members that a type has; does not compile for others. */
type Has<Request, _Names extends keyof Request> = Request;

export interface Charts {
  openapiTypescript: Has<Schemas['ChartRequest'], Birth | 'hour' | 'school'>;
  heyApi: Has<heyApi.ChartRequest, Birth | 'hour' | 'school'>;
  orval: Has<orval.ChartRequest, Birth | 'hour' | 'school'>;
  kubb: Has<ChartByKubb, Birth | 'hour' | 'school'>;
  swagger: Has<swagger.ChartRequest, Birth | 'hour' | 'school'>;
  codegen: Has<ChartByCodegen, Birth | 'hour' | 'school'>;
  oazapfts: Has<oazapfts.ChartRequest, Birth | 'hour' | 'school'>;
}

export interface Days {
  openapiTypescript: Has<Schemas['DayDocumentRequest'], Birth | 'mainStar'>;
  heyApi: Has<heyApi.DayDocumentRequest, Birth | 'mainStar'>;
  orval: Has<orval.DayDocumentRequest, Birth | 'mainStar'>;
  kubb: Has<DayByKubb, Birth | 'mainStar'>;
  swagger: Has<swagger.DayDocumentRequest, Birth | 'mainStar'>;
  codegen: Has<DayByCodegen, Birth | 'mainStar'>;
  oazapfts: Has<oazapfts.DayDocumentRequest, Birth | 'mainStar'>;
}

export interface Transits {
  openapiTypescript: Has<Schemas['TransitsRequest'], Birth | 'at'>;
  heyApi: Has<heyApi.TransitsRequest, Birth | 'at'>;
  orval: Has<orval.TransitsRequest, Birth | 'at'>;
  kubb: Has<TransitsByKubb, Birth | 'at'>;
  swagger: Has<swagger.TransitsRequest, Birth | 'at'>;
  codegen: Has<TransitsByCodegen, Birth | 'at'>;
  oazapfts: Has<oazapfts.TransitsRequest, Birth | 'at'>;
}

export interface Calendars {
  openapiTypescript: Has<Schemas['CalendarRequest'], Birth | 'from' | 'to' | 'with'>;
  heyApi: Has<heyApi.CalendarRequest, Birth | 'from' | 'to' | 'with'>;
  orval: Has<orval.CalendarRequest, Birth | 'from' | 'to' | 'with'>;
  kubb: Has<CalendarByKubb, Birth | 'from' | 'to' | 'with'>;
  swagger: Has<swagger.CalendarRequest, Birth | 'from' | 'to' | 'with'>;
  codegen: Has<CalendarByCodegen, Birth | 'from' | 'to' | 'with'>;
  oazapfts: Has<oazapfts.CalendarRequest, Birth | 'from' | 'to' | 'with'>;
}

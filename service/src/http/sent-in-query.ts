// What did a request send in its URL, and in which language does it want to be answered?

import type { Language } from 'beichen';
import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import { formFields } from '../request/form-fields.ts';
import { languageOfFields } from '../request/requested-language.ts';
import type { SentField } from '../request/sent.ts';
import { queryOf } from './request-target.ts';

/** The fields of the query string. The router has seen only the path. */
export const sentInQuery = (request: FastifyRequest): SentField[] => formFields(queryOf(request.originalUrl), 'query');

/** The language of an answer that nothing else decides. */
export const languageOfQuery = (request: FastifyRequest): Language =>
  languageOfFields(sentInQuery(request)) ?? DEFAULT_LANGUAGE;

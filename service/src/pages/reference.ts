// What does the reference show? The frame that Swagger UI fills, which brings a main part of its own.

import { ENDPOINTS } from '../contract/endpoints.ts';
import { page, textPart } from './frame.ts';

/** The reference at /docs/api. */
export const referencePage = (baseUrl: string): string =>
  page({
    name: 'reference',
    title: 'Beichen: API reference',
    language: 'en',
    baseUrl,
    description: 'Every parameter and field of the Beichen API, with "try it".',
    head: '<link rel="stylesheet" href="../docs/swagger-ui.css">',
    body: `<div id="reference"></div>\n<noscript>${textPart(`<p>The reference needs JavaScript. <a href="..${ENDPOINTS.openapi.path}">The OpenAPI description</a> does not.</p>`, 'en')}</noscript>`,
    scripts: ['../docs/swagger-ui-bundle.js', '../docs/reference.js'],
  });

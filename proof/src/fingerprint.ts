// Are the same charts the same bytes on another host? Prints a digest of 1,000 documents in three languages; run it elsewhere and compare.

import { createHash } from 'node:crypto';
import { thousandDocuments } from './thousand-documents.ts';

const digest = createHash('sha256');
for (const text of thousandDocuments()) digest.update(text);
console.log(digest.digest('hex'));

// Fingerprint of charts, for comparisons between hosts: prints a digest of 1,000 documents in three languages. If two digests differ, `fingerprint.js
// documents` prints the documents, one a line.

import { createHash } from 'node:crypto';
import { thousandDocuments } from './thousand-documents.ts';

if (process.argv[2] === 'documents') {
  for (const text of thousandDocuments()) console.log(text);
} else {
  const digest = createHash('sha256');
  for (const text of thousandDocuments()) digest.update(text);
  console.log(digest.digest('hex'));
}

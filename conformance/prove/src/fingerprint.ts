// Fingerprint of the same charts on any host. Prints a digest of 1,000 documents in three languages; run it elsewhere and compare. Where two
// digests differ, `fingerprint.js documents` prints the documents themselves, one a line.

import { createHash } from 'node:crypto';
import { thousandDocuments } from './thousand-documents.ts';

if (process.argv[2] === 'documents') {
  for (const text of thousandDocuments()) console.log(text);
} else {
  const digest = createHash('sha256');
  for (const text of thousandDocuments()) digest.update(text);
  console.log(digest.digest('hex'));
}

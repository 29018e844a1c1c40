// Which version of the contract is this? The paths are v1 for good: fields and values are only ever added.

/** In `meta` and in the document. */
export const API_VERSION = '1';

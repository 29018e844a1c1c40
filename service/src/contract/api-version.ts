// Version of the contract.

/** The version of the contract, in `meta` and in the OpenAPI document. The paths are v1 for good: fields and values are only ever added. */
export const API_VERSION = '1';

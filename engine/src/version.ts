// The version of the engine. A change of data or code that moves a chart raises this version; CHANGELOG.md says which charts move.

/** The version of the engine's package. */
export const ENGINE_VERSION = '1.0.0';

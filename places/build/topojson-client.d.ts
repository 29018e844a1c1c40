// The part of topojson-client that the build uses; the package has no types of its own.
declare module 'topojson-client' {
  export function feature<Properties>(
    topology: unknown,
    object: unknown,
  ): {
    features: {
      properties: Properties;
      geometry: Parameters<typeof import('./outlines.ts').ringsOf>[0];
    }[];
  };
}

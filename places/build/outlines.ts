// Finds the outline that contains a point: the one whose border a ray from the point crosses an odd number of times. It calculates
// with degrees on a flat map, which is good enough to distinguish counties.

/** Rings of longitude and latitude. */
export type Rings = readonly (readonly (readonly [longitude: number, latitude: number])[])[];

/** An area of GeoJSON as rings. */
export function ringsOf(
  geometry:
    | { readonly type: 'Polygon'; readonly coordinates: Rings }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly Rings[] },
): Rings {
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
}

/** A function that finds the first of these areas around a point in degrees. */
export function areaFinder<Area extends { readonly rings: Rings }>(
  areas: readonly Area[],
): (latitude: number, longitude: number) => Area | undefined {
  const boxes = areas.map((area) => {
    let [west, east, south, north] = [180, -180, 90, -90];
    for (const [longitude, latitude] of area.rings.flat()) {
      [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
      [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
    }
    return { area, west, east, south, north };
  });
  return (latitude, longitude) =>
    boxes.find(
      ({ area, west, east, south, north }) =>
        longitude >= west &&
        longitude <= east &&
        latitude >= south &&
        latitude <= north &&
        isInside(area.rings, latitude, longitude),
    )?.area;
}

function isInside(rings: Rings, latitude: number, longitude: number): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [x1, y1] = ring[i]!;
      const [x2, y2] = ring[j]!;
      if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1)
        inside = !inside;
    }
  }
  return inside;
}

/** The centre of gravity of the largest ring. */
export function centreOf(rings: Rings): { latitude: number; longitude: number } {
  let largest = { area: 0, latitude: 0, longitude: 0 };
  for (const ring of rings) {
    let [area, x, y] = [0, 0, 0];
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [x1, y1] = ring[j]!;
      const [x2, y2] = ring[i]!;
      const cross = x1 * y2 - x2 * y1;
      area += cross;
      x += (x1 + x2) * cross;
      y += (y1 + y2) * cross;
    }
    if (Math.abs(area) > Math.abs(largest.area))
      largest = { area, latitude: y / (3 * area), longitude: x / (3 * area) };
  }
  return largest;
}

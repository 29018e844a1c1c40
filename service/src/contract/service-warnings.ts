// Warnings of the service; the engine has the warnings of charts.

/** Codes of warnings; they never change. */
export const SERVICE_WARNING_CODES = [
  'unknown_parameter',
  'name_shortened',
  'name_unreadable',
  'q_ignored',
  'q_partly_used',
  'near_ignored',
  'country_ignored',
  'places_are_far',
  'zone_from_afar',
  'place_taken',
  'place_ignored',
  'at_place_taken',
  'at_place_ignored',
  'longitude_ignored',
  'read_as_gb18030',
  'contradiction',
  'other_day_boundary',
  'other_years',
  'solar_time_only',
  'same_person',
  'days_left_out',
] as const;
export type ServiceWarningCode = (typeof SERVICE_WARNING_CODES)[number];

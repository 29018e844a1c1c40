// In which media types may a body come?

export const ACCEPTED_BODIES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
] as const;

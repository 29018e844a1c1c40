// The disclaimer of a chart in English. In a file of its own: a page that casts needs no other text of the service at first.

export const disclaimer =
  'A traditional symbolic system offered for reflection, not a verified prediction. The calculated structure only; no interpretation.';

// The texts of the patterns in English. Literals only; loaded with the list of patterns.

export const patterns = {
  intro:
    'A pattern is a position of stars that the old books name: it is there or not, and nothing here says what it would mean. How rare it is was counted over all births of the lunar years 1900 to 2099, by the tables of the school. Press a star to see its palace on the board.',
  found: 'In this chart: {count}.',
  none: 'None of the 114 patterns is in this chart.',
  // How rare a pattern is, and the same where something may spoil it.
  rarity: '1 in {oneIn} births ({percent}%)',
  cleanRarity: '1 in {oneIn} births ({percent}%); with nothing that spoils it {clean}%',
  stars: 'Stars',
  form: 'Form',
  spoiledBy: 'Spoiled by',
  notSpoiled: 'nothing here',
  showAll: 'Show on the board',
  // What is on the board.
  lit: '{pattern}: {palaces}',
  starIn: '{star} in {palace}',
  back: 'Back to the pattern',
};

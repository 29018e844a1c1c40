// The texts of a picture to share in English. Literals only; loaded with its part of the page.

export const share = {
  heading: 'A picture to share',
  // Of the picture, for those who do not see it.
  preview: 'The picture: the board, with the conventions by which it was cast',
  shape: 'Shape',
  landscape: 'Landscape',
  portrait: 'Upright',
  // Before a name.
  withName: 'With the name',
  withBirth: 'With date, time and place of birth',
  privacy:
    'Without them the picture names neither person, date nor place. Whoever can read pillars can tell the date and the double hour from them all the same.',
  copyPicture: 'Copy picture',
  close: 'Close',
};

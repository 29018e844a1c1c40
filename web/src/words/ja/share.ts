// The texts of a picture to share in Japanese. Literals only; loaded with its part of the page.

export const share = {
  heading: '画像の共有',
  preview: '画像：命盤と、用いた規則',
  shape: '形',
  landscape: '横長',
  portrait: '縦長',
  withName: '氏名を入れる',
  withBirth: '生年月日、時刻、出生地を入れる',
  privacy:
    '選択しなければ、画像に氏名、日付、場所は入りません。ただし四柱を読める人には、四柱から生年月日と時刻のおおよそがわかります。',
  copyPicture: '画像をコピー',
  close: '閉じる',
};

// The texts of a picture to share in Simplified Chinese. Literals only; loaded with its part of the page.

export const share = {
  heading: '分享图片',
  preview: '图片：命盘及所用的规则',
  shape: '版式',
  landscape: '横版',
  portrait: '竖版',
  withName: '写上姓名',
  withBirth: '写上出生日期、时间和地点',
  privacy: '不勾选时，图中没有姓名、日期和地点。但懂四柱的人仍能从四柱推出生日和时辰。',
  copyPicture: '复制图片',
  close: '关闭',
};

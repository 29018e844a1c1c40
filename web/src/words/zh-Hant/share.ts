// Generated from web/src/words/zh/share.ts and docs/rules/zh-Hant.json by engine/build/words/write-names.mjs.

export const share = {
  heading: '分享圖片',
  preview: '圖片：命盤及所用的規則',
  shape: '版式',
  landscape: '橫式',
  portrait: '直式',
  withName: '寫上姓名',
  withBirth: '寫上出生日期、時間和地點',
  privacy: '不勾選時，圖中沒有姓名、日期和地點。但懂四柱的人仍能從四柱推出生日和時辰。',
  copyPicture: '複製圖片',
  close: '關閉',
};

// Words around the written pages in traditional Chinese, as Taiwan writes it. Literals only; some are HTML.

import { GLOSSARY_ZH_HANT } from 'beichen/glossary/zh-Hant';
import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  navigation: {
    guide: '指南',
    reference: '介面參考',
    glossary: '詞彙',
    almanac: '萬年曆',
    questions: '問答',
    errors: '錯誤',
    changelog: '更新記錄',
    contents: '目錄',
  },
  copying: { copy: '複製', copied: '已複製', notCopied: '未能複製' },
  guide: {
    title: '北辰：使用指南',
    description: '如何透過 HTTP 排紫微斗數命盤與四柱八字：快速開始、時間校正、錯誤、限額、隱私。',
  },
  questions: {
    title: '北辰：問與答',
    description: '為什麼與別的程式排出的盤不同、該填哪個時間、儲存了什麼、是否收費。',
  },
  changelog: { title: '北辰：更新記錄', description: '北辰各版本的變化。' },
  notFound: {
    lead: '這個地址沒有頁面。可能是地址有誤，也可能是引來這裡的連結不對。',
    chart: '排盤',
    guide: '使用指南',
    errors: '程式在此得到的回應',
  },
  almanac: {
    title: '北辰：萬年曆',
    description: '逐日的農曆：農曆日期、干支、節氣交節時刻、朔望、建除十二神與二十八宿。',
    heading: '萬年曆',
    lead: '日期與時刻按中國時間（UTC+8），用中國農曆。與印行的曆書相同，年柱、月柱在交節的那一日更換。',
    monthName: '{year}年{month}月',
    yearName: '{year}年',
    monthNames: [],
    comma: ' ',
    months: '月份',
    years: '年份',
    columns: {
      month: ['日', '農曆', '日柱', '建除 星宿', '節氣 朔望'],
      terms: ['節氣', '交節'],
      moons: ['序', '朔', '望'],
      lunarYear: ['月', '初一', '天數'],
    },
    notes: {
      column: '沖煞',
      text: '沖{animal}煞{side}',
      sides: { east: '東', south: '南', west: '西', north: '北' },
    },
    captions: { terms: '二十四節氣', moons: '朔望', lunarYear: '農曆{pair}{zodiac}年' },
    json: '同一內容的 JSON',
    subscribe: '在日曆軟體中訂閱',
    guideAnchor: '萬年曆',
    guide: '其他地點與曆法',
  },
  glossary: {
    title: '北辰：詞彙',
    description: '紫微斗數與四柱八字命盤的全部術語：是什麼、在何處、如何推算。',
    heading: '詞彙',
    lead: '命盤的全部術語：是什麼、在何處、如何推算。安星依通行的表。這裡不作解讀。',
    concepts: '概念',
    sentences: GLOSSARY_ZH_HANT,
  },
  errors: {
    title: '北辰：錯誤',
    description: '北辰 API 的全部錯誤，附錯誤碼與實例。',
    heading: '錯誤',
    lead: '凡不成功的回應都是問題詳情文件（problem details，RFC 9457），帶有下列錯誤碼之一。錯誤碼永不改變，文字隨 <code>lang</code> 而變。以下文字都是真實的回應，其中的名稱和數字取自一個例子。',
    parameterProblems: '參數錯誤',
    parameterProblemsLead:
      '400 <code>invalid_parameters</code> 在 <code>errors</code> 中一次指出全部錯誤。程式無需區分的幾種錯誤共用一個錯誤碼。',
    columns: ['錯誤碼', '傳送示例', '回應'],
    sent: '請求與完整的回應',
    answered: '回應（略去所有回應共有的標頭）：',
    back: '返回指南',
  },
};

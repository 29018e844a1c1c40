// Words around the written pages in Simplified Chinese. Literals only; some are HTML.

import { GLOSSARY_ZH } from 'beichen/glossary/zh';
import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  navigation: {
    guide: '指南',
    reference: '接口参考',
    glossary: '词汇',
    almanac: '历表',
    questions: '问答',
    errors: '错误',
    changelog: '更新记录',
    contents: '目录',
  },
  copying: { copy: '复制', copied: '已复制', notCopied: '未能复制' },
  guide: {
    title: '北辰：使用指南',
    description: '如何通过 HTTP 排紫微斗数命盘与四柱八字：快速开始、时间校正、错误、限额、隐私。',
  },
  questions: {
    title: '北辰：问与答',
    description: '为什么与别的程序排出的盘不同、该填哪个时间、保存了什么、是否收费。',
  },
  changelog: { title: '北辰：更新记录', description: '北辰各版本的变化。' },
  notFound: {
    lead: '这个地址没有页面。可能是地址有误，也可能是引来这里的链接不对。',
    chart: '排盘',
    guide: '使用指南',
    errors: '程序在此得到的响应',
  },
  almanac: {
    title: '北辰：历表',
    description: '逐日的农历：农历日期、干支、节气交节时刻、朔望、建除十二神与二十八宿。',
    heading: '历表',
    lead: '日期与时刻按中国时间（UTC+8），用中国农历。与印行的历书相同，年柱、月柱在交节的那一日更换。',
    monthName: '{year}年{month}月',
    yearName: '{year}年',
    monthNames: [],
    comma: ' ',
    months: '月份',
    years: '年份',
    columns: {
      month: ['日', '农历', '日柱', '建除 星宿', '节气 朔望'],
      terms: ['节气', '交节'],
      moons: ['序', '朔', '望'],
      lunarYear: ['月', '初一', '天数'],
    },
    captions: { terms: '二十四节气', moons: '朔望', lunarYear: '农历{pair}{zodiac}年' },
    json: '同一内容的 JSON',
    subscribe: '在日历软件中订阅',
    guideAnchor: '历表',
    guide: '其他地点与历法',
  },
  glossary: {
    title: '北辰：词汇',
    description: '紫微斗数与四柱八字命盘的全部术语：是什么、在何处、如何推算。',
    heading: '词汇',
    lead: '命盘的全部术语：是什么、在何处、如何推算。安星依通行的表。这里不作解读。',
    concepts: '概念',
    sentences: GLOSSARY_ZH,
  },
  errors: {
    title: '北辰：错误',
    description: '北辰接口的全部错误，附错误码与实例。',
    heading: '错误',
    lead: '凡不成功的响应都是问题详情文档（problem details，RFC 9457），带有下列错误码之一。错误码永不改变，文字随 <code>lang</code> 而变。以下文字都是真实的响应，其中的名称和数字取自一个例子。',
    parameterProblems: '参数错误',
    parameterProblemsLead:
      '400 <code>invalid_parameters</code> 在 <code>errors</code> 中一次指出全部错误。程序无需区分的几种错误共用一个错误码。',
    columns: ['错误码', '发送示例', '响应'],
    sent: '请求与完整的响应',
    answered: '响应（略去所有响应共有的首部）：',
    back: '返回指南',
  },
};

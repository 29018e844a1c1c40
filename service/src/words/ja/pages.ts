// Words around the written pages in Japanese. Literals only; some are HTML.

import { GLOSSARY_JA } from 'beichen/glossary/ja';
import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  navigation: {
    guide: '使い方',
    reference: 'リファレンス',
    glossary: '用語集',
    almanac: '暦',
    questions: '質問と回答',
    errors: 'エラー',
    changelog: '変更履歴',
    contents: '目次',
  },
  copying: { copy: 'コピー', copied: 'コピーしました', notCopied: 'コピーできませんでした' },
  guide: {
    title: '北辰：使い方',
    description:
      '紫微斗数の命盤と四柱推命の命式をHTTPで作成する方法：はじめに、時刻の補正、エラー、回数の制限、プライバシー。',
  },
  questions: {
    title: '北辰：質問と回答',
    description: 'ほかのプログラムと命盤が違う理由、入力する時刻、保存されるもの、料金について。',
  },
  changelog: { title: '北辰：変更履歴', description: '北辰の各バージョンで変わったこと。' },
  notFound: {
    lead: 'このURLのページはありません。URLかリンク元が誤っている可能性があります。',
    chart: '命盤を作成',
    guide: '使い方',
    errors: 'プログラムへの応答',
  },
  almanac: {
    title: '北辰：暦',
    description: '旧暦を日ごとに：旧暦の日付、干支、分単位の節気、朔望、十二直、二十八宿。',
    heading: '暦',
    lead: '日付と時刻は日本時間（UTC+9）、旧暦は日本のものです。印刷された暦と同じく、年柱と月柱は節入りの日に変わります。',
    monthName: '{year}年{month}月',
    yearName: '{year}年',
    monthNames: [],
    comma: '・',
    months: '月',
    years: '年',
    columns: {
      month: ['日', '旧暦', '日柱', '十二直・宿', '節気・朔望'],
      terms: ['節気', '時刻'],
      moons: ['番号', '朔', '望'],
      lunarYear: ['月', '1日', '日数'],
    },
    notes: {
      column: '六曜・選日',
      text: '{sixDay}',
    },
    captions: { terms: '二十四節気', moons: '朔望', lunarYear: '旧暦{pair}年（{zodiac}年）' },
    json: '同じ内容のJSON',
    subscribe: 'カレンダーで購読',
    guideAnchor: '暦',
    guide: 'ほかの場所と暦',
  },
  glossary: {
    title: '北辰：用語集',
    description: '紫微斗数と四柱推命のすべての用語：何であるか、どこにあるか、どう求めるか。',
    heading: '用語集',
    lead: '命盤のすべての用語について、何であるか、どこにあるか、どう求めるかを示します。星の位置は一般的な表によります。解釈は述べません。',
    concepts: '概念',
    sentences: GLOSSARY_JA,
  },
  errors: {
    title: '北辰：エラー',
    description: '北辰APIのすべてのエラーを、コードと実例とともに示します。',
    heading: 'エラー',
    lead: 'エラー応答はすべてRFC 9457形式の文書で、次のコードのいずれかをもちます。コードは変わらず、文章は <code>lang</code> によります。以下の文章はどれも実際の応答で、名称と数は一つの例のものです。',
    parameterProblems: 'パラメーターの誤り',
    parameterProblemsLead:
      '400 <code>invalid_parameters</code> は、<code>errors</code> にすべての誤りを一度に示します。プログラムが区別する必要のない誤りは、同じコードをもちます。',
    columns: ['コード', '送った例', '応答'],
    sent: 'リクエストと応答の全文',
    answered: '応答（すべての応答に共通のヘッダーを除く）：',
    back: '使い方に戻る',
  },
};

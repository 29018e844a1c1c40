// Words around the written pages in Korean. Literals only; some are HTML.

import { GLOSSARY_KO } from 'beichen/glossary/ko';
import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  navigation: {
    guide: '안내서',
    reference: 'API 참조',
    glossary: '용어집',
    almanac: '만세력',
    questions: '질문과 답',
    errors: '오류',
    changelog: '변경 기록',
    contents: '차례',
  },
  copying: { copy: '복사', copied: '복사했습니다', notCopied: '복사하지 못했습니다' },
  guide: {
    title: '북신(北辰): 안내서',
    description: 'HTTP로 자미두수 명반과 사주를 세우는 방법: 빠른 시작, 시각 보정, 오류, 한도, 개인정보.',
  },
  questions: {
    title: '북신(北辰): 질문과 답',
    description: '다른 프로그램과 명반이 다른 까닭, 입력할 시각, 저장하는 것, 비용에 관한 답.',
  },
  changelog: { title: '북신(北辰): 변경 기록', description: '북신(北辰)의 버전마다 바뀐 점.' },
  notFound: {
    lead: '이 주소에는 페이지가 없습니다. 주소를 잘못 입력했거나 링크가 틀렸을 수 있습니다.',
    chart: '명반 보기',
    guide: '안내서',
    errors: '프로그램이 여기서 받는 응답',
  },
  almanac: {
    title: '북신(北辰): 만세력,',
    description: '날마다의 음력: 음력 날짜, 간지, 분까지의 절기 시각, 합삭과 망, 건제십이신과 이십팔수.',
    heading: '만세력',
    lead: '날짜와 시각은 한국 시간(UTC+9)이며 음력도 한국 음력입니다. 인쇄된 책력처럼 연주와 월주는 절입이 든 날에 바뀝니다.',
    monthName: '{year}년 {month}월',
    yearName: '{year}년',
    monthNames: [],
    comma: ', ',
    months: '월',
    years: '연도',
    columns: {
      month: ['일', '음력', '일주', '건제, 이십팔수', '절기, 삭망'],
      terms: ['절기', '시각'],
      moons: ['번호', '합삭', '망'],
      lunarYear: ['달', '초하루', '날수'],
    },
    notes: { column: '손 없는 날', text: '' },
    captions: { terms: '절기', moons: '합삭과 망', lunarYear: '음력 {pair}년, {zodiac}띠' },
    json: '같은 내용의 JSON',
    subscribe: '달력 앱에서 구독',
    guideAnchor: '만세력',
    guide: '다른 장소와 음력',
  },
  glossary: {
    title: '북신(北辰): 용어집',
    description: '자미두수와 사주에 쓰이는 모든 용어: 무엇이고, 어디에 놓이며, 어떻게 계산하는가.',
    heading: '용어집',
    lead: '명반의 모든 용어가 무엇이고, 어디에 놓이며, 어떻게 계산하는지 적었습니다. 별의 자리는 통용 표를 따릅니다. 그 용어가 삶에서 무엇을 뜻하는지는 적지 않습니다.',
    concepts: '개념',
    sentences: GLOSSARY_KO,
  },
  errors: {
    title: '북신(北辰): 오류',
    description: '북신(北辰) API의 모든 오류와 코드, 보기.',
    heading: '오류',
    lead: '오류 응답은 모두 RFC 9457 형식의 문서이며 아래 코드 가운데 하나가 있습니다. 코드는 바뀌지 않고 글은 <code>lang</code>을 따릅니다. 아래 글은 모두 실제 응답이며, 이름과 수는 그 보기의 것입니다.',
    parameterProblems: '매개변수의 오류',
    parameterProblemsLead:
      '400 <code>invalid_parameters</code>는 <code>errors</code>에 모든 오류를 한 번에 적습니다. 프로그램이 구별하지 않아도 되는 몇 가지는 코드가 같습니다.',
    columns: ['코드', '보낸 값의 보기', '응답'],
    sent: '요청과 응답 전체',
    answered: '응답입니다. 모든 응답에 있는 헤더는 줄였습니다.',
    back: '안내서로 돌아가기',
  },
};

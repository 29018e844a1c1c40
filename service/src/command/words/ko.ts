// What does the command say of itself in Korean? Literals only; a syllable of hangul is two columns wide.

import { LANGUAGES } from 'beichen';
import type { CommandWords } from './command-words.ts';

export const command: CommandWords = {
  help: `자미두수 명반과 사주를 진태양시로 보정해 세웁니다.
성찰을 위한 전통 상징 체계입니다.

  beichen chart        명반 하나, 또는 파일에 든 여러 출생(--batch)
  beichen day          시각을 모르는 출생: 그날의 모든 명반
  beichen transits     어느 시점의 운한과 그 앞뒤의 목록
  beichen variants     다른 프로그램의 명반과 다른 까닭
  beichen births       명반으로 출생 찾기
  beichen cities       출생지 찾기
  beichen almanac      만세력: 한 달의 날, 한 해의 절기, 삭망, 음력 달
  beichen mcp          표준 입출력으로 쓰는 AI 도우미용 도구
  beichen completion   bash, zsh, fish의 자동 완성

  beichen chart --date 1990-07-23 --hour 8 --gender male --city 서울

명령의 선택 사항은 beichen 명령 --help, 버전은 beichen --version 으로 봅니다.
종료 코드: 0 완료, 1 할 수 없음, 2 명령을 이해하지 못함.
NO_COLOR 변수가 있으면 색을 쓰지 않습니다.
`,
  helpOf: {
    chart: `beichen chart --date YYYY-MM-DD --hour 0-23 --gender male|female --city 지명

출생
  --date YYYY-MM-DD     태어난 날; --calendar lunar 와 함께 쓰면 음력
  --calendar solar|lunar, --leap-month
                        양력과 음력; 음력 윤달
  --hour 0-23, --minute 0-59
                        출생지의 시계가 가리킨 시각, 서머타임 포함
  --gender male|female  남, 여
  --city 지명           출생지, 어떤 표기든 됩니다
  --city-id 번호        또는 beichen cities 가 알려 준 번호
  --time-zone 시간대, --disambiguation earlier|later|reject
                        시간대가 둘인 곳; 시계 시각이 두 번 있었을 때
  --name 이름           명반에 함께 표시합니다

유파마다 다른 기준
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

출력
  --lang ${LANGUAGES.join('|')}
                        없으면 LC_ALL, LC_MESSAGES, LANG 에 따릅니다
  --text                터미널 그림 대신 텍스트
  --json                API의 문서
  --fields 경로         문서에서 이 항목만: mainStar,palaces.id
  --svg 파일            이미지 파일; "-" 는 표준 출력
  --layers pillars      그림 아래에 사주와 그 합충형해, 신살
  --pillar-order yearFirst|hourFirst
                        그림에서 기둥의 순서: 왼쪽부터 연주, 또는 시주

여러 출생
  --batch 파일          한 줄에 하나; "-" 는 표준 입력. 첫 줄에 매개변수 이름이
                        있는 CSV(date,hour,minute,gender,cityId; 출생지를 글로
                        쓰면 place) 또는 한 줄에 JSON 객체 하나입니다.
                        줄에 없는 값은 다른 선택 사항에서 가져옵니다.
                        세울 수 있는 줄마다 명반을 JSON으로 차례대로 쓰고,
                        나머지는 무엇이 틀렸는지 표준 오류에 적습니다. 그런
                        줄이 있으면 종료 코드는 1입니다.
  --threads N           없으면 코어 수만큼

  beichen chart --batch births.csv --fields input,mainStar > charts.ndjson
`,
    day: `beichen day --date YYYY-MM-DD --gender male|female --city 지명

시각을 모르는 출생: 그날 나올 수 있는 모든 명반과, 모두에 같은 것.
출생은 beichen chart 처럼 적되 시와 분은 쓰지 않습니다.
  --date YYYY-MM-DD, --gender male|female, --city 지명 또는 --city-id 번호
  --calendar solar|lunar, --leap-month, --time-zone 시간대, --name 이름

아는 것에 맞는 명반만
  --main-star ID        tanlang, lianzhen+pojun 처럼
  --bureau water2|wood3|metal4|earth5|fire6
  --star 별과 자리      궁은 pojun@life, 지지는 tanlang:shen
  --pattern 격국        shaPoLang; 별과 격국은 쉼표로 여럿을 적습니다

유파마다 다른 기준
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

출력
  --text                터미널 그림 대신 텍스트
  --json                API의 문서
  --fields 경로         문서에서 이 항목만: same,charts.bureau;
                        charts.patterns 는 --text 와 함께도 씁니다
  --lang ${LANGUAGES.join('|')}

  beichen day --date 1990-07-23 --gender male --city 서울 --star pojun@life
`,
    transits: `beichen transits --at 2027-02-10T08:30 출생

어느 시점의 운한: 자미두수의 대한, 유년, 유월, 유일, 유시와 사주의 대운과 세운.
출생은 beichen chart 처럼 적습니다.
  --date YYYY-MM-DD, --hour 0-23, --minute 0-59, --gender male|female
  --city 지명 또는 --city-id 번호, --calendar solar|lunar, --leap-month
  --time-zone 시간대, --disambiguation earlier|later|reject, --name 이름

시점
  --at 시각             현지 시각, 시점(2027-02-10T00:30Z) 또는 날짜;
                        없으면 지금
  --at-city 지명        그때 있는 곳, 어떤 표기든 됩니다
  --at-city-id 번호     또는 beichen cities 가 알려 준 번호; 없으면 출생지
  --at-time-zone 시간대, --at-longitude=경도
                        시간대로 나타낸 곳; 시간대만 있으면 시계가 기준
  --at-disambiguation earlier|later|reject

유파마다 다른 기준(beichen chart 의 것에 더하여)
  --at-year-boundary lunarNewYear|lichun, --age-advance newYear|birthday
  --child-limit-rule sixPalaces|sequence|lifePalace
  --leap-day-count lunarDay|halves|continue, --small-luck-rule hour|fixed
  --at-solar-time apparent|mean|clock
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

출력
  --list decades|luckPillars|years|months|days
                        터미널 그림 대신 목록, 시점이 든 줄에 별표
  --pillar-order yearFirst|hourFirst
                        그림에서 기둥의 순서: 왼쪽부터 연주, 또는 시주
  --text                모두 글로
  --json                API의 문서, --list 와 함께도 씁니다
  --fields 경로         문서에서 이 항목만: ages,ziwei.year
  --lang ${LANGUAGES.join('|')}

  beichen transits --date 1990-07-23 --hour 8 --gender male --city 서울 \\
    --at 2027-02-10 --list months
`,
    variants: `beichen variants 출생

다른 프로그램의 명반과 다른 까닭: 다른 선택을 하나씩, 이어서 둘씩 적용한 명반과
다른 점. 출생과 명반의 선택은 beichen chart 처럼 적습니다.
  --date YYYY-MM-DD, --hour 0-23, --minute 0-59, --gender male|female
  --city 지명 또는 --city-id 번호, --calendar solar|lunar, --leap-month
  --time-zone 시간대, --disambiguation earlier|later|reject, --name 이름
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

다른 프로그램이 보이는 것: 모두 맞는 선택만, 없으면 가장 가까운 것
  --match-main-star ID  tanlang, lianzhen+pojun 처럼
  --match-life-palace 궁
                        지지나 간지를 한자나 id로
  --match-bureau water2|wood3|metal4|earth5|fire6
  --match-pillars 기둥
                        네 기둥을 한자나 id로; 모르는 기둥은 _
  --match-lunar-date YYYY-MM-DD, --match-leap-month

출력
  --json                텍스트 대신 API의 문서
  --fields 경로         문서에서 이 항목만: variants.choices
  --lang ${LANGUAGES.join('|')}

  beichen variants --date 1990-07-23 --hour 9 --minute 10 --gender male \\
    --city 서울 --match-pillars "_ _ _ ji-si"
`,
    births: `beichen births 기둥

이 명반을 가진 출생: 시간 순서로 한 줄에 하나. 아는 것을 적습니다.
  기둥                  연·월·일·시의 네 기둥을 한자나 id로; 모르는 부분은 _:
  --pillars 기둥        "bing-yin _ bing-_ _"
  --year-pillar, --month-pillar, --day-pillar, --hour-pillar 간지
  --main-star ID        tanlang, lianzhen+pojun 처럼
  --bureau water2|wood3|metal4|earth5|fire6
  --life-branch, --body-branch 지지
                        명궁과 신궁의 지지: zi, chou, yin …
  --star 별과 자리      궁은 pojun@life, 지지는 tanlang:shen
  --lu, --quan, --ke, --ji 별
                        화록, 화권, 화과, 화기가 붙은 별
  --pattern 격국        shaPoLang, huotan:wide; 파격이 아닌 것만은 --clean
  --lunar-month 1-12, --leap-month, --lunar-day 1-30, --double-hour 지지
  --gender male|female  성별로 별을 놓는 유파에서만 달라집니다

때와 곳
  --from-year 연도, --to-year 연도
                        1645~2199년, 한 번에 최대 300년; 없으면 1900~2099년
  --city 지명 또는 --city-id 번호, --time-zone 시간대
                        태양과 시계의 기준; 없으면 동경 120도의 태양

유파마다 다른 기준
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock

출력
  --limit 1-100, --after 위치
                        한 페이지의 수; 다음 페이지
  --json                API의 문서
  --fields 경로         문서에서 이 항목만: count,births.date
  --lang ${LANGUAGES.join('|')}

  beichen births --main-star ziwei+tianfu --lu taiyang --from-year 1980
`,
    cities: `beichen cities 지명

한 줄에 한 곳, 가능성이 높은 순: 번호, 이름, 시간대, 좌표.
  --q 지명              지명을 그냥 적는 것과 같습니다
  --city-id 번호        번호로 한 곳
  --near 위도,경도      이 점에서 가까운 곳
  --country 코드        KR 처럼 이 나라의 장소만
  --limit 1-50          없으면 10
  --lang ${LANGUAGES.join('|')}
  --json                API의 응답

  beichen cities 수원 --country KR
`,
    almanac: `beichen almanac 연도|연도-월|날짜

한 달의 날, 한 해 또는 하루: 음력 날짜, 간지, 절기, 합삭과 망, 건제십이신,
이십팔수.
  --year YYYY, --month YYYY-MM, --date YYYY-MM-DD
                        그냥 적는 것과 같습니다; 1646~2199년
  --lunar-date YYYY-MM-DD, --leap-month
                        음력 날짜로 하루; 윤달
  --city-id 번호, --time-zone 시간대
                        날을 세는 시계; 없으면 중국 시간(UTC+8)
  --calendar-region china|vietnam|korea|japan
                        어느 나라의 음력
  --lang ${LANGUAGES.join('|')}
  --json                API의 응답
  --ics                 한 해를 구독할 달력으로(iCalendar)

  beichen almanac 2026-11 --lang ko
  beichen almanac 2026 --ics > 2026.ics
`,
    mcp: `beichen mcp

표준 입출력으로 쓰는 AI 도우미용 도구(Model Context Protocol)입니다.
도우미가 스스로 시작하고 도구 목록을 받습니다.
`,
    completion: `beichen completion bash|zsh|fish

입력을 자동 완성하는 스크립트를 씁니다.
  bash    eval "$(beichen completion bash)"      ~/.bashrc 에
  zsh     eval "$(beichen completion zsh)"       ~/.zshrc 의 compinit 뒤에
  fish    beichen completion fish | source       ~/.config/fish/config.fish 에
`,
  },
  unknownCommand: "없는 명령입니다: '{command}'.",
  unexpectedArgument: '불필요한 인수 "{argument}"이(가) 있습니다. beichen {command} 명령은 옵션만 받습니다.',
  seeHelp: '쓸 수 있는 명령은 beichen --help 로 봅니다.',
  placeTaken: '출생지: {place}({cityId}). 다른 곳: {others}',
  cityTwice: '--city 와 --city-id 가운데 하나만 쓰세요.',
  atPlaceTaken: '시점의 장소: {place}({cityId}). 다른 곳: {others}',
  atCityTwice: '--at-city 와 --at-city-id 가운데 하나만 쓰세요.',
  textOrJson: '--text 와 --json 가운데 하나만 쓰세요.',
  fieldsOfTextAndJson: '--fields 는 --json 과 --text 에만 씁니다.',
  oneFormOfMoment: '--text, --json, --list 가운데 하나만 쓰세요. --json 은 --list 와 함께 쓸 수 있습니다.',
  fieldsOfJson: '--fields 는 --json 에서 항목을 고릅니다.',
  oneForm: '--text, --json, --svg, --batch 가운데 하나만 쓰세요.',
  cityRequired: '--city 가 필요합니다. 출생지를 어떤 표기로든 적으세요.',
  queryRequired: '지명을 적으세요: beichen cities 수원',
  spanRequired: '월, 연도 또는 날짜를 적으세요: beichen almanac 2026-11',
  noSuchSpan: "'{given}': 연도, 월, 날짜가 아닙니다. 2026, 2026-11, 2026-11-22처럼 적으세요.",
  icsOfYear: '--ics 는 한 해에만 씁니다: beichen almanac 2026 --ics',
  oneFormOfAlmanac: '--json 과 --ics 가운데 하나만 쓰세요.',
  cannotWrite: '{path}: 쓸 수 없습니다. {reason}',
  cannotRead: '{path}: 읽을 수 없습니다. {reason}',
  fieldsOfChart: '--fields 는 --json 과 --batch 의 항목을 고르고, --text 에 덧붙일 것을 정합니다.',
  optionOfDrawing: '{option} 는 그림에 씁니다. --text, --json, --batch 와 함께 쓸 수 없습니다.',
  flightsOfSvg: '비성사화는 이미지 파일에만 그립니다: --svg 파일.',
  pillarOrderOfMoment: '--pillar-order 는 그림에 씁니다. --text, --json, --list 와 함께 쓸 수 없습니다.',
  threadsOfBatch: '--threads 는 --batch 에만 씁니다.',
  noSuchThreads: '--threads: 1~{max} 범위의 정수여야 합니다.',
  shellRequired: '셸 이름을 적으세요: {shells}.',
  columnIgnored: "'{column}': 매개변수가 아닌 열이라 무시합니다.",
  columnsMissing: '열에도 선택 사항에도 없습니다: {columns}.',
  notAnObject: 'JSON 객체가 아닙니다.',
  tooManyCells: '첫 줄의 이름보다 칸이 많습니다.',
  rowTooLong: '{row}번째 줄이 {bytes}바이트를 넘습니다. 따옴표를 닫지 않았는지 확인하세요.',
  faultOfRow: '{row}번째 줄: {fault}',
  batchFaults: '출생 {births}건 가운데 {faulty}건을 세우지 못했습니다.',
};

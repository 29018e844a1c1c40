// What does the command say of itself in traditional Chinese, as Taiwan writes it? Literals; which languages there are, the engine says.

import { LANGUAGES } from 'beichen';
import type { CommandWords } from './command-words.ts';

export const command: CommandWords = {
  help: `紫微斗數與四柱八字排盤，按真太陽時校正。傳統象徵體系，供參考反思。

  beichen chart        排一個命盤，或排一個檔案裡的多個（--batch）
  beichen day          時辰不詳時當日的每一張盤
  beichen transits     某一時刻的運限，及前後的列表
  beichen variants     別的程式為何排出另一張盤
  beichen births       由盤反查出生
  beichen cities       查出生地
  beichen almanac      萬年曆：一個月的各日，一年的節氣、朔望、農曆月份
  beichen mcp          供智慧助理使用的工具，經標準輸入輸出
  beichen completion   bash、zsh、fish 的補全

  beichen chart --date 1990-07-23 --hour 8 --gender male --city 北京

各命令的選項見 beichen 命令 --help，版本見 beichen --version。
結束代碼：0 完成，1 未能完成，2 命令有誤。NO_COLOR 關閉顏色。
`,
  helpOf: {
    chart: `beichen chart --date YYYY-MM-DD --hour 0-23 --gender male|female --city 地名

出生
  --date YYYY-MM-DD     出生日期；加 --calendar lunar 為農曆
  --calendar solar|lunar, --leap-month
                        曆法；農曆閏月
  --hour 0-23, --minute 0-59
                        出生地鐘錶所示時間，含夏令時間
  --gender male|female  男、女
  --city 地名           出生地，任何寫法均可
  --city-id 編號        或用 beichen cities 查得的編號
  --time-zone 時區, --disambiguation earlier|later|reject
                        當地有兩個時區時；鐘錶時間出現兩次時
  --name 文字           顯示在盤中

各派不同之處
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

顯示
  --lang ${LANGUAGES.join('|')}
                        預設依 LC_ALL、LC_MESSAGES、LANG
  --text                文字，代替終端圖
  --json                介面的 JSON 文件
  --fields 路徑         只要文件中的這些成員：mainStar,palaces.id
  --svg 檔案            圖；檔名 "-" 為標準輸出
  --layers pillars      圖下加四柱，帶干支關係與神煞
  --pillar-order yearFirst|hourFirst
                        圖中四柱自左起的次序：年柱在先，或時柱在先

批次
  --batch 檔案          每列一個出生；"-" 為標準輸入。可為 CSV，首列是參數名
                        （date,hour,minute,gender,cityId；出生地用文字時為
                        place），也可每列一個 JSON 物件。
                        其他選項補足各列沒有寫明的參數。
                        按列序輸出命盤，每列一個 JSON；排不出的列在標準錯誤中
                        說明原因，結束代碼為 1。
  --threads N           執行緒數，預設與處理器核心數相同

  beichen chart --batch births.csv --fields input,mainStar > charts.ndjson
`,
    day: `beichen day --date YYYY-MM-DD --gender male|female --city 地名

時辰不詳時，當日可能的每一張盤，以及各盤相同之處。
出生的選項與 beichen chart 相同，只是沒有時和分：
  --date YYYY-MM-DD, --gender male|female, --city 地名 或 --city-id 編號
  --calendar solar|lunar, --leap-month, --time-zone 時區, --name 文字

只留下與所知相符的盤
  --main-star 編號      tanlang、lianzhen+pojun
  --bureau water2|wood3|metal4|earth5|fire6
  --star 星與所在       pojun@life 表示在某宮，tanlang:shen 表示在某支
  --pattern 格局        shaPoLang；星與格局均可用逗號給多個

各派不同之處
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

顯示
  --text                文字，代替終端機所示
  --json                介面的 JSON 文件
  --fields 路徑         只要文件中的這些成員：same,charts.bureau；
                        charts.patterns 也可用於 --text
  --lang ${LANGUAGES.join('|')}

  beichen day --date 1990-07-23 --gender male --city 北京 --star pojun@life
`,
    transits: `beichen transits --at 2027-02-10T08:30 出生

某一時刻的運限：紫微斗數的大限、流年、流月、流日、流時，四柱的大運與各柱。
出生的選項與 beichen chart 相同：
  --date YYYY-MM-DD, --hour 0-23, --minute 0-59, --gender male|female
  --city 地名 或 --city-id 編號, --calendar solar|lunar, --leap-month
  --time-zone 時區, --disambiguation earlier|later|reject, --name 文字

時刻
  --at 時間             當地時間、時刻（2027-02-10T00:30Z）或日期；預設為此刻
  --at-city 地名        當時身在何處，任何寫法均可
  --at-city-id 編號     或用 beichen cities 查得的編號；預設為出生地
  --at-time-zone 時區, --at-longitude=經度
                        以時區說明所在地；只給時區時以鐘錶為準
  --at-disambiguation earlier|later|reject

各派不同之處（另有 beichen chart 的各項）
  --at-year-boundary lunarNewYear|lichun, --age-advance newYear|birthday
  --child-limit-rule sixPalaces|sequence|lifePalace
  --leap-day-count lunarDay|halves|continue, --small-luck-rule hour|fixed
  --at-solar-time apparent|mean|clock
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

顯示
  --list decades|luckPillars|years|months|days
                        列表，此刻所在一列標星，代替終端圖
  --pillar-order yearFirst|hourFirst
                        圖中四柱自左起的次序：年柱在先，或時柱在先
  --text                全部內容的文字
  --json                介面的 JSON 文件，也可用於 --list
  --fields 路徑         只要文件中的這些成員：ages,ziwei.year
  --lang ${LANGUAGES.join('|')}

  beichen transits --date 1990-07-23 --hour 8 --gender male --city 北京 \\
    --at 2027-02-10 --list months
`,
    variants: `beichen variants 出生

別的程式為何排出另一張盤：把這個出生按每一種別的取法各排一次，先一項，再兩項，
列出不同之處。出生與本盤的取法，選項與 beichen chart 相同：
  --date YYYY-MM-DD, --hour 0-23, --minute 0-59, --gender male|female
  --city 地名 或 --city-id 編號, --calendar solar|lunar, --leap-month
  --time-zone 時區, --disambiguation earlier|later|reject, --name 文字
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

別的程式排出什麼：只留全部相符的取法，若沒有，則給出最接近的一種
  --match-main-star ID  命宮主星，如 tanlang、lianzhen+pojun
  --match-life-palace 宮
                        地支或干支，漢字或 id
  --match-bureau water2|wood3|metal4|earth5|fire6
  --match-pillars 四柱  四柱俱全，漢字或 id；不知道的一柱寫 _
  --match-lunar-date YYYY-MM-DD, --match-leap-month

顯示
  --json                介面的 JSON 文件，代替文字
  --fields 路徑         只要文件中的這些成員：variants.choices
  --lang ${LANGUAGES.join('|')}

  beichen variants --date 1990-07-23 --hour 9 --minute 10 --gender male \\
    --city 北京 --match-pillars "_ _ _ 己巳"
`,
    births: `beichen births 四柱

哪些出生有這張盤？按時間順序，一行一個。已知的特徵：
  四柱                  年、月、日、時四柱，用漢字或編號書寫，
  --pillars 四柱        未知的部分寫 _："丙寅 _ bing-_ _子"
  --year-pillar, --month-pillar, --day-pillar, --hour-pillar 干支
  --main-star 編號      tanlang、lianzhen+pojun
  --bureau water2|wood3|metal4|earth5|fire6
  --life-branch, --body-branch 地支
                        命宮、身宮所在：zi、chou、yin……
  --star 星與所在       pojun@life 表示在某宮，tanlang:shen 表示在某支
  --lu, --quan, --ke, --ji 星
                        化祿、化權、化科、化忌的星
  --pattern 格局        shaPoLang、huotan:wide；加 --clean 則須不破格
  --lunar-month 1-12, --leap-month, --lunar-day 1-30, --double-hour 地支
  --gender male|female  流派按男女安星時才有關

何時何地
  --from-year 年, --to-year 年
                        1645 至 2199 之間，最多 300 年；預設 1900 至 2099
  --city 地名 或 --city-id 編號, --time-zone 時區
                        按哪裡的太陽和鐘錶；不給則按東經 120 度的太陽

各派不同之處
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock

顯示
  --limit 1-100, --after 位置
                        一頁多少，下一頁
  --json                介面的 JSON 文件
  --fields 路徑         只要文件中的這些成員：count,births.date
  --lang ${LANGUAGES.join('|')}

  beichen births --main-star ziwei+tianfu --lu taiyang --from-year 1980
`,
    cities: `beichen cities 地名

每列一個地點，最可能的在前：編號、名稱、時區、坐標。
  --q 地名              同上
  --city-id 編號        按編號查一個地點
  --near 緯度,經度      離這一點最近的地點
  --country 代碼        只要該國家或地區的地點，如 CN
  --limit 1-50          預設為 10
  --lang ${LANGUAGES.join('|')}
  --json                介面的回應

  beichen cities 蒲城
`,
    almanac: `beichen almanac 年|年-月|日期

一個月的各日、一年，或一日：農曆日期、三柱、節氣、朔望、建除十二神、二十八宿。
  --year YYYY, --month YYYY-MM, --date YYYY-MM-DD
                        同上，可查 1646 至 2199 年
  --lunar-date YYYY-MM-DD, --leap-month
                        按農曆日期查一日；閏月
  --city-id 編號, --time-zone 時區
                        以何處的時間分日，預設為中國時間（UTC+8）
  --calendar-region china|vietnam|korea|japan
                        用哪一種農曆
  --lang ${LANGUAGES.join('|')}
  --json                介面的回應
  --ics                 一年的日曆，供日曆軟體匯入（iCalendar）

  beichen almanac 2026-11
  beichen almanac 2026 --ics > 2026.ics
`,
    mcp: `beichen mcp

供智慧助理使用的工具（Model Context Protocol），經標準輸入輸出。
由助理自行啟動，有哪些工具由它列出。
`,
    completion: `beichen completion bash|zsh|fish

輸出補全腳本。
  bash    eval "$(beichen completion bash)"      寫在 ~/.bashrc 中
  zsh     eval "$(beichen completion zsh)"       寫在 ~/.zshrc 中，compinit 之後
  fish    beichen completion fish | source       ~/.config/fish/config.fish
`,
  },
  unknownCommand: '沒有命令「{command}」。',
  unexpectedArgument: '多餘的參數「{argument}」：beichen {command} 只接受選項。',
  seeHelp: '用法見 beichen --help。',
  placeTaken: '出生地：{place}（{cityId}）。其他地點：{others}',
  cityTwice: '--city 與 --city-id 只能給一個。',
  atPlaceTaken: '時刻所在地：{place}（{cityId}）。其他地點：{others}',
  atCityTwice: '--at-city 與 --at-city-id 只能給一個。',
  textOrJson: '--text、--json 只能給一個。',
  fieldsOfTextAndJson: '--fields 只用於 --json 和 --text。',
  oneFormOfMoment: '--text、--json、--list 只能給一個；--json 可與 --list 同用。',
  fieldsOfJson: '--fields 只用於 --json。',
  oneForm: '--text、--json、--svg、--batch 只能給一個。',
  cityRequired: '缺少 --city：出生地名稱。',
  queryRequired: '請給出地名：beichen cities 蒲城',
  spanRequired: '請給出月、年或日期：beichen almanac 2026-11',
  noSuchSpan: '「{given}」不是年、月或日期：請寫作 2026、2026-11 或 2026-11-22。',
  icsOfYear: '--ics 只用於一年：beichen almanac 2026 --ics',
  oneFormOfAlmanac: '--json 與 --ics 只能給一個。',
  cannotWrite: '無法寫入 {path}：{reason}',
  cannotRead: '無法讀取 {path}：{reason}',
  fieldsOfChart: '--fields 只用於 --json、--batch 和 --text。',
  optionOfDrawing: '{option} 用於圖，不與 --text、--json、--batch 同用。',
  flightsOfSvg: '飛化只畫在圖中：--svg 檔案。',
  pillarOrderOfMoment: '--pillar-order 用於圖，不與 --text、--json、--list 同用。',
  threadsOfBatch: '--threads 只用於 --batch。',
  noSuchThreads: '--threads 須為 1 至 {max} 的整數。',
  shellRequired: '請給出 shell 名稱：{shells}。',
  columnIgnored: '「{column}」一欄不是參數，已忽略。',
  columnsMissing: '表頭和選項都沒有給出：{columns}。',
  notAnObject: '這一列不是 JSON 物件。',
  tooManyCells: '這一列的格數多於首列的名稱。',
  rowTooLong: '第 {row} 列超過 {bytes} 位元組：引號是否沒有閉合？',
  faultOfRow: '第 {row} 列：{fault}',
  batchFaults: '{births} 個出生中有 {faulty} 個未能排盤。',
};

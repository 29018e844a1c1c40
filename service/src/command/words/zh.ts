// What does the command say of itself in simplified Chinese? Literals; which languages there are, the engine says.

import { LANGUAGES } from 'beichen';
import type { CommandWords } from './command-words.ts';

export const command: CommandWords = {
  help: `紫微斗数与四柱八字排盘，按真太阳时校正。传统象征体系，供参考反思。

  beichen chart        排一个命盘，或排一个文件里的多个（--batch）
  beichen day          时辰不详时当日的每一张盘
  beichen transits     某一时刻的运限，及前后的列表
  beichen variants     别的程序为何排出另一张盘
  beichen births       由盘反查出生
  beichen cities       查出生地
  beichen almanac      历表：一个月的各日，一年的节气、朔望、农历月份
  beichen mcp          供智能助手使用的工具，经标准输入输出
  beichen completion   bash、zsh、fish 的补全

  beichen chart --date 1990-07-23 --hour 8 --gender male --city 北京

各命令的选项见 beichen 命令 --help，版本见 beichen --version。
退出码：0 完成，1 未能完成，2 命令有误。NO_COLOR 关闭颜色。
`,
  helpOf: {
    chart: `beichen chart --date YYYY-MM-DD --hour 0-23 --gender male|female --city 地名

出生
  --date YYYY-MM-DD     出生日期；加 --calendar lunar 为农历
  --calendar solar|lunar, --leap-month
                        历法；农历闰月
  --hour 0-23, --minute 0-59
                        出生地钟表所示时间，含夏令时
  --gender male|female  男、女
  --city 地名           出生地，任何写法均可
  --city-id 编号        或用 beichen cities 查得的编号
  --time-zone 时区, --disambiguation earlier|later|reject
                        当地有两个时区时；钟表时间出现两次时
  --name 文字           显示在盘中

各派不同之处
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

显示
  --lang ${LANGUAGES.join('|')}
                        缺省依 LC_ALL、LC_MESSAGES、LANG
  --text                文字，代替终端图
  --json                接口的 JSON 文档
  --fields 路径         只要文档中的这些成员：mainStar,palaces.id
  --svg 文件            图；文件名 "-" 为标准输出
  --layers pillars      图下加四柱，带干支关系与神煞
  --pillar-order yearFirst|hourFirst
                        图中四柱自左起的次序：年柱在先，或时柱在先

批量
  --batch 文件          每行一个出生；"-" 为标准输入。可为 CSV，首行是参数名
                        （date,hour,minute,gender,cityId；出生地用文字时为
                        place），也可每行一个 JSON 对象。
                        其他选项补足各行没有写明的参数。
                        按行序输出命盘，每行一个 JSON；排不出的行在标准错误中
                        说明原因，退出码为 1。
  --threads N           线程数，缺省与处理器核数相同

  beichen chart --batch births.csv --fields input,mainStar > charts.ndjson
`,
    day: `beichen day --date YYYY-MM-DD --gender male|female --city 地名

时辰不详时，当日可能的每一张盘，以及各盘相同之处。
出生的选项与 beichen chart 相同，只是没有时和分：
  --date YYYY-MM-DD, --gender male|female, --city 地名 或 --city-id 编号
  --calendar solar|lunar, --leap-month, --time-zone 时区, --name 文字

只留下与所知相符的盘
  --main-star 编号      tanlang、lianzhen+pojun
  --bureau water2|wood3|metal4|earth5|fire6
  --star 星与所在       pojun@life 表示在某宫，tanlang:shen 表示在某支
  --pattern 格局        shaPoLang；星与格局均可用逗号给多个

各派不同之处
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

显示
  --text                文字，代替终端所示
  --json                接口的 JSON 文档
  --fields 路径         只要文档中的这些成员：same,charts.bureau；
                        charts.patterns 也可用于 --text
  --lang ${LANGUAGES.join('|')}

  beichen day --date 1990-07-23 --gender male --city 北京 --star pojun@life
`,
    transits: `beichen transits --at 2027-02-10T08:30 出生

某一时刻的运限：紫微斗数的大限、流年、流月、流日、流时，四柱的大运与各柱。
出生的选项与 beichen chart 相同：
  --date YYYY-MM-DD, --hour 0-23, --minute 0-59, --gender male|female
  --city 地名 或 --city-id 编号, --calendar solar|lunar, --leap-month
  --time-zone 时区, --disambiguation earlier|later|reject, --name 文字

时刻
  --at 时间             当地时间、时刻（2027-02-10T00:30Z）或日期；缺省为此刻
  --at-city 地名        当时身在何处，任何写法均可
  --at-city-id 编号     或用 beichen cities 查得的编号；缺省为出生地
  --at-time-zone 时区, --at-longitude=经度
                        以时区说明所在地；只给时区时以钟表为准
  --at-disambiguation earlier|later|reject

各派不同之处（另有 beichen chart 的各项）
  --at-year-boundary lunarNewYear|lichun, --age-advance newYear|birthday
  --child-limit-rule sixPalaces|sequence|lifePalace
  --leap-day-count lunarDay|halves|continue, --small-luck-rule hour|fixed
  --at-solar-time apparent|mean|clock
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

显示
  --list decades|luckPillars|years|months|days
                        列表，此刻所在一行标星，代替终端图
  --pillar-order yearFirst|hourFirst
                        图中四柱自左起的次序：年柱在先，或时柱在先
  --text                全部内容的文字
  --json                接口的 JSON 文档，也可用于 --list
  --fields 路径         只要文档中的这些成员：ages,ziwei.year
  --lang ${LANGUAGES.join('|')}

  beichen transits --date 1990-07-23 --hour 8 --gender male --city 北京 \\
    --at 2027-02-10 --list months
`,
    variants: `beichen variants 出生

别的程序为何排出另一张盘：把这个出生按每一种别的取法各排一次，先一项，再两项，
列出不同之处。出生与本盘的取法，选项与 beichen chart 相同：
  --date YYYY-MM-DD, --hour 0-23, --minute 0-59, --gender male|female
  --city 地名 或 --city-id 编号, --calendar solar|lunar, --leap-month
  --time-zone 时区, --disambiguation earlier|later|reject, --name 文字
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

别的程序排出什么：只留全部相符的取法，若没有，则给出最接近的一种
  --match-main-star ID  命宫主星，如 tanlang、lianzhen+pojun
  --match-life-palace 宫
                        地支或干支，汉字或 id
  --match-bureau water2|wood3|metal4|earth5|fire6
  --match-pillars 四柱  四柱俱全，汉字或 id；不知道的一柱写 _
  --match-lunar-date YYYY-MM-DD, --match-leap-month

显示
  --json                接口的 JSON 文档，代替文字
  --fields 路径         只要文档中的这些成员：variants.choices
  --lang ${LANGUAGES.join('|')}

  beichen variants --date 1990-07-23 --hour 9 --minute 10 --gender male \\
    --city 北京 --match-pillars "_ _ _ 己巳"
`,
    births: `beichen births 四柱

哪些出生有这张盘？按时间顺序，一行一个。已知的特征：
  四柱                  年、月、日、时四柱，用汉字或编号书写，
  --pillars 四柱        未知的部分写 _："丙寅 _ bing-_ _子"
  --year-pillar, --month-pillar, --day-pillar, --hour-pillar 干支
  --main-star 编号      tanlang、lianzhen+pojun
  --bureau water2|wood3|metal4|earth5|fire6
  --life-branch, --body-branch 地支
                        命宫、身宫所在：zi、chou、yin……
  --star 星与所在       pojun@life 表示在某宫，tanlang:shen 表示在某支
  --lu, --quan, --ke, --ji 星
                        化禄、化权、化科、化忌的星
  --pattern 格局        shaPoLang、huotan:wide；加 --clean 则须不破格
  --lunar-month 1-12, --leap-month, --lunar-day 1-30, --double-hour 地支
  --gender male|female  流派按男女安星时才有关

何时何地
  --from-year 年, --to-year 年
                        1645 至 2199 之间，最多 300 年；默认 1900 至 2099
  --city 地名 或 --city-id 编号, --time-zone 时区
                        按哪里的太阳和钟表；不给则按东经 120 度的太阳

各派不同之处
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock

显示
  --limit 1-100, --after 位置
                        一页多少，下一页
  --json                接口的 JSON 文档
  --fields 路径         只要文档中的这些成员：count,births.date
  --lang ${LANGUAGES.join('|')}

  beichen births --main-star ziwei+tianfu --lu taiyang --from-year 1980
`,
    cities: `beichen cities 地名

每行一个地点，最可能的在前：编号、名称、时区、坐标。
  --q 地名              同上
  --city-id 编号        按编号查一个地点
  --near 纬度,经度      离这一点最近的地点
  --country 代码        只要该国家或地区的地点，如 CN
  --limit 1-50          缺省为 10
  --lang ${LANGUAGES.join('|')}
  --json                接口的响应

  beichen cities 蒲城
`,
    almanac: `beichen almanac 年|年-月|日期

一个月的各日、一年，或一日：农历日期、三柱、节气、朔望、建除十二神、二十八宿。
  --year YYYY, --month YYYY-MM, --date YYYY-MM-DD
                        同上，可查 1646 至 2199 年
  --lunar-date YYYY-MM-DD, --leap-month
                        按农历日期查一日；闰月
  --city-id 编号, --time-zone 时区
                        以何处的时间分日，缺省为中国时间（UTC+8）
  --calendar-region china|vietnam|korea|japan
                        用哪一种农历
  --lang ${LANGUAGES.join('|')}
  --json                接口的响应
  --ics                 一年的日历，供日历软件导入（iCalendar）

  beichen almanac 2026-11
  beichen almanac 2026 --ics > 2026.ics
`,
    mcp: `beichen mcp

供智能助手使用的工具（Model Context Protocol），经标准输入输出。
由助手自行启动，有哪些工具由它列出。
`,
    completion: `beichen completion bash|zsh|fish

输出补全脚本。
  bash    eval "$(beichen completion bash)"      写在 ~/.bashrc 中
  zsh     eval "$(beichen completion zsh)"       写在 ~/.zshrc 中，compinit 之后
  fish    beichen completion fish | source       ~/.config/fish/config.fish
`,
  },
  unknownCommand: '没有命令“{command}”。',
  unexpectedArgument: '多余的参数“{argument}”：beichen {command} 只接受选项。',
  seeHelp: '用法见 beichen --help。',
  placeTaken: '出生地：{place}（{cityId}）。其他地点：{others}',
  cityTwice: '--city 与 --city-id 只能给一个。',
  atPlaceTaken: '时刻所在地：{place}（{cityId}）。其他地点：{others}',
  atCityTwice: '--at-city 与 --at-city-id 只能给一个。',
  textOrJson: '--text、--json 只能给一个。',
  fieldsOfTextAndJson: '--fields 只用于 --json 和 --text。',
  oneFormOfMoment: '--text、--json、--list 只能给一个；--json 可与 --list 同用。',
  fieldsOfJson: '--fields 只用于 --json。',
  oneForm: '--text、--json、--svg、--batch 只能给一个。',
  cityRequired: '缺少 --city：出生地名称。',
  queryRequired: '请给出地名：beichen cities 蒲城',
  spanRequired: '请给出月、年或日期：beichen almanac 2026-11',
  noSuchSpan: '“{given}”不是年、月或日期：请写作 2026、2026-11 或 2026-11-22。',
  icsOfYear: '--ics 只用于一年：beichen almanac 2026 --ics',
  oneFormOfAlmanac: '--json 与 --ics 只能给一个。',
  cannotWrite: '无法写入 {path}：{reason}',
  cannotRead: '无法读取 {path}：{reason}',
  fieldsOfChart: '--fields 只用于 --json、--batch 和 --text。',
  optionOfDrawing: '{option} 用于图，不与 --text、--json、--batch 同用。',
  flightsOfSvg: '飞化只画在图中：--svg 文件。',
  pillarOrderOfMoment: '--pillar-order 用于图，不与 --text、--json、--list 同用。',
  threadsOfBatch: '--threads 只用于 --batch。',
  noSuchThreads: '--threads 须为 1 至 {max} 的整数。',
  shellRequired: '请给出 shell 名称：{shells}。',
  columnIgnored: '“{column}”一栏不是参数，已忽略。',
  columnsMissing: '表头和选项都没有给出：{columns}。',
  notAnObject: '这一行不是 JSON 对象。',
  tooManyCells: '这一行的格数多于首行的名称。',
  rowTooLong: '第 {row} 行超过 {bytes} 字节：引号是否没有闭合？',
  faultOfRow: '第 {row} 行：{fault}',
  batchFaults: '{births} 个出生中有 {faulty} 个未能排盘。',
};

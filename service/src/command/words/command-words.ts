// What does the command say of itself? Literals only, in the languages of the service.

import type { Language } from 'beichen';
import type { CommandName } from '../commands.ts';

export interface CommandWords {
  /** Which commands there are. At most 80 columns, as all help. */
  readonly help: string;
  readonly helpOf: Readonly<Record<CommandName, string>>;
  /** `{command}`: what was typed. */
  readonly unknownCommand: string;
  readonly seeHelp: string;
  /** `{place}`, `{cityId}`, `{others}`: a command. */
  readonly placeTaken: string;
  readonly cityTwice: string;
  /** `{place}`, `{cityId}`, `{others}`: a command. */
  readonly atPlaceTaken: string;
  readonly atCityTwice: string;
  readonly oneFormOfDay: string;
  readonly fieldsOfDay: string;
  readonly oneFormOfMoment: string;
  readonly fieldsOfMoment: string;
  readonly oneForm: string;
  readonly cityRequired: string;
  readonly queryRequired: string;
  readonly spanRequired: string;
  /** `{given}`. */
  readonly noSuchSpan: string;
  readonly icsOfYear: string;
  readonly oneFormOfAlmanac: string;
  /** `{path}`, `{reason}`. */
  readonly cannotWrite: string;
  /** `{path}`, `{reason}`. */
  readonly cannotRead: string;
  readonly fieldsOfJson: string;
  readonly layersOfDrawing: string;
  readonly flightsOfSvg: string;
  readonly threadsOfBatch: string;
  /** `{max}`. */
  readonly noSuchThreads: string;
  /** `{shells}`. */
  readonly shellRequired: string;
  /** `{column}`. */
  readonly columnIgnored: string;
  /** `{columns}`. */
  readonly columnsMissing: string;
  readonly notAnObject: string;
  readonly tooManyCells: string;
  /** `{row}`, `{bytes}`. */
  readonly rowTooLong: string;
  /** `{row}`, `{fault}`. */
  readonly faultOfRow: string;
  /** `{faulty}`, `{births}`. */
  readonly batchFaults: string;
  /** Headings of a year. */
  readonly terms: string;
  readonly newMoons: string;
  readonly fullMoons: string;
  /** `{pair}`, `{zodiac}`. */
  readonly lunarYear: string;
}

const en: CommandWords = {
  help: `Zi Wei Dou Shu and Four Pillars charts, corrected to true solar time.
A traditional symbolic system, offered for reflection.

  beichen chart        casts a chart, or a file of births (--batch)
  beichen day          every chart of a birth whose hour is not known
  beichen transits     what governs a birth at a moment, and lists around it
  beichen variants     why another program shows another chart
  beichen births       which births have a chart
  beichen cities       finds birthplaces
  beichen almanac      days of a month, terms, moons and lunar months of a year
  beichen mcp          tools for an assistant, over standard input and output
  beichen completion   completion for bash, zsh or fish

  beichen chart --date 1990-07-23 --hour 8 --gender male --city Beijing

beichen COMMAND --help shows the options of a command.
Exit codes: 0 done, 1 it could not be done, 2 the command was not understood.
NO_COLOR turns colours off.
`,
  helpOf: {
    chart: `beichen chart --date YYYY-MM-DD --hour 0-23 --gender male|female --city NAME

The birth
  --date YYYY-MM-DD     birth date; with --calendar lunar in the Chinese one
  --calendar solar|lunar, --leap-month
  --hour 0-23, --minute 0-59
                        as the clock of the birthplace showed it, summer time
                        included
  --gender male|female
  --city NAME           the birthplace by any name,
  --city-id ID          or as "beichen cities" gives it
  --time-zone ZONE, --disambiguation earlier|later|reject
                        where a place has two zones, and a clock time came twice
  --name TEXT           shown with the chart

Where schools differ
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

What is shown
  --lang en|zh|zh-Hant  otherwise as LC_ALL, LC_MESSAGES or LANG say
  --text                the text form instead of the drawing for the terminal
  --json                the document of the API
  --fields PATHS        of the document only these members: mainStar,palaces.id
  --svg FILE            the drawing as a file; "-" is standard output
  --layers pillars      below the drawing the pillars, with relations and stars

Many births
  --batch FILE          a row each; "-" is standard input. CSV with the names of
                        parameters above (date,hour,minute,gender,cityId; place
                        for a birthplace in words), or a JSON object a line.
                        Other options stand for what a row does not say.
                        Writes a chart as JSON for each row that can be cast, in
                        order; names on standard error what is wrong with the
                        others, and ends with code 1 if there were any.
  --threads N           otherwise as many as there are cores

  beichen chart --batch births.csv --fields input,mainStar > charts.ndjson
`,
    day: `beichen day --date YYYY-MM-DD --gender male|female --city NAME

Every chart of a birth whose hour is not known, and what all of them share.
The birth is told as for "beichen chart", but for hour and minute:
  --date YYYY-MM-DD, --gender male|female, --city NAME or --city-id ID
  --calendar solar|lunar, --leap-month, --time-zone ZONE, --name TEXT

Only the charts that fit what is known
  --main-star ID        tanlang, lianzhen+pojun
  --bureau water2|wood3|metal4|earth5|fire6
  --star STANDINGS      pojun@life in a palace, tanlang:shen in a branch
  --pattern IDS         shaPoLang; several of each with commas

Where schools differ
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

What is shown
  --text                the text form instead of the form for the terminal
  --json                the document of the API
  --fields PATHS        of the document only these members: same,charts.bureau;
                        charts.patterns in --text too
  --lang en|zh|zh-Hant

  beichen day --date 1990-07-23 --gender male --city Beijing --star pojun@life
`,
    transits: `beichen transits --at 2027-02-10T08:30 BIRTH

What governs a birth at a moment: decade, year, month, day and hour of Zi Wei,
luck and pillars. BIRTH is told as for "beichen chart":
  --date YYYY-MM-DD, --hour 0-23, --minute 0-59, --gender male|female
  --city NAME or --city-id ID, --calendar solar|lunar, --leap-month
  --time-zone ZONE, --disambiguation earlier|later|reject, --name TEXT

The moment
  --at TIME             a local time, an instant (2027-02-10T00:30Z) or a date;
                        now without it
  --at-city NAME        where the person is then, by any name,
  --at-city-id ID       or as "beichen cities" gives it; else the birthplace
  --at-time-zone ZONE, --at-longitude=DEGREES
                        a place by its zone; by its zone alone the clock decides
  --at-disambiguation earlier|later|reject

Where schools differ, beside what "beichen chart" has
  --age-advance newYear|birthday
  --child-limit-rule sixPalaces|sequence|lifePalace
  --leap-day-count lunarDay|halves|continue, --small-luck-rule hour|fixed
  --at-solar-time apparent|mean|clock
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

What is shown
  --list decades|luckPillars|years|months|days
                        a list, a star where the moment lies, instead of the
                        drawing for the terminal
  --text                all of it as text
  --json                the document of the API, of --list too
  --fields PATHS        of the document only these members: ages,ziwei.year
  --lang en|zh|zh-Hant

  beichen transits --date 1990-07-23 --hour 8 --gender male --city Beijing \\
    --at 2027-02-10 --list months
`,
    variants: `beichen variants BIRTH

Why another program shows another chart: the birth under every other choice,
one at a time and then two, and what differs. BIRTH and the choices of the chart
are told as for "beichen chart":
  --date YYYY-MM-DD, --hour 0-23, --minute 0-59, --gender male|female
  --city NAME or --city-id ID, --calendar solar|lunar, --leap-month
  --time-zone ZONE, --disambiguation earlier|later|reject, --name TEXT
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

What the other program shows: only the choices that give all of it, or the one
that comes nearest
  --match-main-star ID  such as tanlang, lianzhen+pojun
  --match-life-palace PALACE
                        a branch or a pair, in Hanzi or by id
  --match-bureau water2|wood3|metal4|earth5|fire6
  --match-pillars PILLARS
                        all four, in Hanzi or by ids; _ for an unknown one
  --match-lunar-date YYYY-MM-DD, --match-leap-month

What is shown
  --json                the document of the API instead of text
  --fields PATHS        of the document only these members: variants.choices
  --lang en|zh|zh-Hant

  beichen variants --date 1990-07-23 --hour 9 --minute 10 --gender male \\
    --city Beijing --match-pillars "_ _ _ 己巳"
`,
    births: `beichen births PILLARS

Which births have this chart? A line each, in order of time. What is known:
  PILLARS               year, month, day and hour by their ids or in Hanzi, with
  --pillars PILLARS     _ for what is not known: "丙寅 _ bing-_ _子"
  --year-pillar, --month-pillar, --day-pillar, --hour-pillar PILLAR
  --main-star ID        tanlang, lianzhen+pojun
  --bureau water2|wood3|metal4|earth5|fire6
  --life-branch, --body-branch BRANCH
                        where life and body palace lie: zi, chou, yin ...
  --star STANDINGS      pojun@life in a palace, tanlang:shen in a branch
  --lu, --quan, --ke, --ji STAR
                        the stars with the four transformations
  --pattern IDS         shaPoLang, huotan:wide; with --clean unspoilt ones
  --lunar-month 1-12, --leap-month, --lunar-day 1-30, --double-hour BRANCH
  --gender male|female  where a school places stars by it

Where and when
  --from-year YEAR, --to-year YEAR
                        of 1645 to 2199, at most 300; 1900 to 2099 without them
  --city NAME or --city-id ID, --time-zone ZONE
                        whose Sun and clock; without it the Sun at 120° east

Where schools differ
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock

What is shown
  --limit 1-100, --after CURSOR
                        how many births, and the next page
  --json                the document of the API
  --fields PATHS        of the document only these members: count,births.date
  --lang en|zh|zh-Hant

  beichen births --main-star ziwei+tianfu --lu taiyang --from-year 1980
`,
    cities: `beichen cities NAME

A place a line, the one that most people mean first: id, name, zone, point.
  --q NAME              the same as NAME
  --city-id ID          one place by its id
  --near LAT,LON        the places nearest to a point
  --country CODE        only places of this country, such as CN
  --limit 1-50          10 without it
  --lang en|zh|zh-Hant
  --json                the answer of the API

  beichen cities Pucheng --country CN
`,
    almanac: `beichen almanac YEAR|YEAR-MONTH|DATE

The days of a month, a year, or one day: lunar dates, pillars, solar terms, new
and full moons, officers and mansions.
  --year YYYY, --month YYYY-MM, --date YYYY-MM-DD
                        the same as without an option; 1646 to 2199
  --lunar-date YYYY-MM-DD, --leap-month
                        one day by its lunar date
  --city-id ID, --time-zone ZONE
                        whose clock counts the days; otherwise China's, UTC+8
  --calendar-region china|vietnam|korea|japan
  --lang en|zh|zh-Hant
  --json                the answer of the API
  --ics                 of a year, a calendar to subscribe to (iCalendar)

  beichen almanac 2026-11 --lang zh
  beichen almanac 2026 --ics > 2026.ics
`,
    mcp: `beichen mcp

Tools for an assistant (Model Context Protocol) over standard input and output:
find_birthplace, cast_chart, cast_day, cast_transits, cast_variants and
find_births. An assistant starts it by itself.
`,
    completion: `beichen completion bash|zsh|fish

Writes a script that completes what is typed.
  bash    eval "$(beichen completion bash)"      in ~/.bashrc
  zsh     eval "$(beichen completion zsh)"       in ~/.zshrc, behind compinit
  fish    beichen completion fish | source       in ~/.config/fish/config.fish
`,
  },
  unknownCommand: 'There is no command "{command}".',
  seeHelp: 'beichen --help shows what there is.',
  placeTaken: 'Birthplace: {place} ({cityId}). Others: {others}',
  cityTwice: 'Give --city or --city-id, not both.',
  atPlaceTaken: 'Place of the moment: {place} ({cityId}). Others: {others}',
  atCityTwice: 'Give --at-city or --at-city-id, not both.',
  oneFormOfDay: 'Give --text or --json, not both.',
  fieldsOfDay: '--fields chooses members of --json, and what --text tells beside the rest.',
  oneFormOfMoment: 'Give one of --text, --json and --list; --json goes with --list too.',
  fieldsOfMoment: '--fields chooses members of --json.',
  oneForm: 'Give one of --text, --json, --svg and --batch.',
  cityRequired: '--city is required: the birthplace by any name.',
  queryRequired: 'Name a place: beichen cities Pucheng',
  spanRequired: 'Name a month, a year or a date: beichen almanac 2026-11',
  noSuchSpan: '"{given}" is no year, month or date: write 2026, 2026-11 or 2026-11-22.',
  icsOfYear: '--ics is for a year: beichen almanac 2026 --ics',
  oneFormOfAlmanac: 'Give one of --json and --ics.',
  cannotWrite: '{path} cannot be written: {reason}',
  cannotRead: '{path} cannot be read: {reason}',
  fieldsOfJson: '--fields chooses members of --json or --batch, and what --text tells beside the rest.',
  layersOfDrawing: '--layers adds to the drawing: without --text, --json and --batch.',
  flightsOfSvg: 'The layer flights is drawn in a file: --svg FILE.',
  threadsOfBatch: '--threads is for --batch.',
  noSuchThreads: '--threads is a whole number from 1 to {max}.',
  shellRequired: 'Name a shell: {shells}.',
  columnIgnored: 'The column "{column}" is no parameter; it is ignored.',
  columnsMissing: 'Neither a column nor an option says: {columns}.',
  notAnObject: 'This is no JSON object.',
  tooManyCells: 'This has more cells than the first row has names.',
  rowTooLong: 'Row {row} has more than {bytes} bytes: is a quotation mark not closed?',
  faultOfRow: 'row {row}: {fault}',
  batchFaults: '{faulty} of {births} births could not be cast.',
  terms: 'Solar terms', newMoons: 'New moons', fullMoons: 'Full moons',
  lunarYear: 'Lunar year {pair}, {zodiac}',
};

const zh: CommandWords = {
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
  --lang en|zh|zh-Hant  缺省依 LC_ALL、LC_MESSAGES、LANG
  --text                文字，代替终端图
  --json                接口的 JSON 文档
  --fields 路径         只要文档中的这些成员：mainStar,palaces.id
  --svg 文件            图；文件名 "-" 为标准输出
  --layers pillars      图下加四柱，带干支关系与神煞

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
  --lang en|zh|zh-Hant

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
  --age-advance newYear|birthday
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
  --text                全部内容的文字
  --json                接口的 JSON 文档，也可用于 --list
  --fields 路径         只要文档中的这些成员：ages,ziwei.year
  --lang en|zh|zh-Hant

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
  --lang en|zh|zh-Hant

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
  --lang en|zh|zh-Hant

  beichen births --main-star ziwei+tianfu --lu taiyang --from-year 1980
`,
    cities: `beichen cities 地名

每行一个地点，最可能的在前：编号、名称、时区、坐标。
  --q 地名              同上
  --city-id 编号        按编号查一个地点
  --near 纬度,经度      离这一点最近的地点
  --country 代码        只要该国家或地区的地点，如 CN
  --limit 1-50          缺省为 10
  --lang en|zh|zh-Hant
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
  --lang en|zh|zh-Hant
  --json                接口的响应
  --ics                 一年的日历，供日历软件导入（iCalendar）

  beichen almanac 2026-11
  beichen almanac 2026 --ics > 2026.ics
`,
    mcp: `beichen mcp

供智能助手使用的工具（Model Context Protocol），经标准输入输出：
find_birthplace、cast_chart、cast_day、cast_transits、cast_variants、
find_births。由助手自行启动。
`,
    completion: `beichen completion bash|zsh|fish

输出补全脚本。
  bash    eval "$(beichen completion bash)"      写在 ~/.bashrc 中
  zsh     eval "$(beichen completion zsh)"       写在 ~/.zshrc 中，compinit 之后
  fish    beichen completion fish | source       ~/.config/fish/config.fish
`,
  },
  unknownCommand: '没有命令“{command}”。',
  seeHelp: '用法见 beichen --help。',
  placeTaken: '出生地：{place}（{cityId}）。其他地点：{others}',
  cityTwice: '--city 与 --city-id 只能给一个。',
  atPlaceTaken: '时刻所在地：{place}（{cityId}）。其他地点：{others}',
  atCityTwice: '--at-city 与 --at-city-id 只能给一个。',
  oneFormOfDay: '--text、--json 只能给一个。',
  fieldsOfDay: '--fields 只用于 --json 和 --text。',
  oneFormOfMoment: '--text、--json、--list 只能给一个；--json 可与 --list 同用。',
  fieldsOfMoment: '--fields 只用于 --json。',
  oneForm: '--text、--json、--svg、--batch 只能给一个。',
  cityRequired: '缺少 --city：出生地名称。',
  queryRequired: '请给出地名：beichen cities 蒲城',
  spanRequired: '请给出月、年或日期：beichen almanac 2026-11',
  noSuchSpan: '“{given}”不是年、月或日期：请写作 2026、2026-11 或 2026-11-22。',
  icsOfYear: '--ics 只用于一年：beichen almanac 2026 --ics',
  oneFormOfAlmanac: '--json 与 --ics 只能给一个。',
  cannotWrite: '无法写入 {path}：{reason}',
  cannotRead: '无法读取 {path}：{reason}',
  fieldsOfJson: '--fields 只用于 --json、--batch 和 --text。',
  layersOfDrawing: '--layers 用于图，不与 --text、--json、--batch 同用。',
  flightsOfSvg: '飞化只画在图中：--svg 文件。',
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
  terms: '二十四节气', newMoons: '朔', fullMoons: '望',
  lunarYear: '农历{pair}{zodiac}年',
};

const zhHant: CommandWords = {
  help: `紫微斗數與四柱八字排盤，按真太陽時校正。傳統象徵體系，供參考反思。

  beichen chart        排一個命盤，或排一個檔案裡的多個（--batch）
  beichen day          時辰不詳時當日的每一張盤
  beichen transits     某一時刻的運限，及前後的列表
  beichen variants     別的程式為何排出另一張盤
  beichen births       由盤反查出生
  beichen cities       查出生地
  beichen almanac      曆表：一個月的各日，一年的節氣、朔望、農曆月份
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
  --lang en|zh|zh-Hant  預設依 LC_ALL、LC_MESSAGES、LANG
  --text                文字，代替終端圖
  --json                介面的 JSON 文件
  --fields 路徑         只要文件中的這些成員：mainStar,palaces.id
  --svg 檔案            圖；檔名 "-" 為標準輸出
  --layers pillars      圖下加四柱，帶干支關係與神煞

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
  --lang en|zh|zh-Hant

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
  --age-advance newYear|birthday
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
  --text                全部內容的文字
  --json                介面的 JSON 文件，也可用於 --list
  --fields 路徑         只要文件中的這些成員：ages,ziwei.year
  --lang en|zh|zh-Hant

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
  --lang en|zh|zh-Hant

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
  --lang en|zh|zh-Hant

  beichen births --main-star ziwei+tianfu --lu taiyang --from-year 1980
`,
    cities: `beichen cities 地名

每列一個地點，最可能的在前：編號、名稱、時區、坐標。
  --q 地名              同上
  --city-id 編號        按編號查一個地點
  --near 緯度,經度      離這一點最近的地點
  --country 代碼        只要該國家或地區的地點，如 CN
  --limit 1-50          預設為 10
  --lang en|zh|zh-Hant
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
  --lang en|zh|zh-Hant
  --json                介面的回應
  --ics                 一年的日曆，供日曆軟體匯入（iCalendar）

  beichen almanac 2026-11
  beichen almanac 2026 --ics > 2026.ics
`,
    mcp: `beichen mcp

供智慧助理使用的工具（Model Context Protocol），經標準輸入輸出：
find_birthplace、cast_chart、cast_day、cast_transits、cast_variants、
find_births。由助理自行啟動。
`,
    completion: `beichen completion bash|zsh|fish

輸出補全腳本。
  bash    eval "$(beichen completion bash)"      寫在 ~/.bashrc 中
  zsh     eval "$(beichen completion zsh)"       寫在 ~/.zshrc 中，compinit 之後
  fish    beichen completion fish | source       ~/.config/fish/config.fish
`,
  },
  unknownCommand: '沒有命令「{command}」。',
  seeHelp: '用法見 beichen --help。',
  placeTaken: '出生地：{place}（{cityId}）。其他地點：{others}',
  cityTwice: '--city 與 --city-id 只能給一個。',
  atPlaceTaken: '時刻所在地：{place}（{cityId}）。其他地點：{others}',
  atCityTwice: '--at-city 與 --at-city-id 只能給一個。',
  oneFormOfDay: '--text、--json 只能給一個。',
  fieldsOfDay: '--fields 只用於 --json 和 --text。',
  oneFormOfMoment: '--text、--json、--list 只能給一個；--json 可與 --list 同用。',
  fieldsOfMoment: '--fields 只用於 --json。',
  oneForm: '--text、--json、--svg、--batch 只能給一個。',
  cityRequired: '缺少 --city：出生地名稱。',
  queryRequired: '請給出地名：beichen cities 蒲城',
  spanRequired: '請給出月、年或日期：beichen almanac 2026-11',
  noSuchSpan: '「{given}」不是年、月或日期：請寫作 2026、2026-11 或 2026-11-22。',
  icsOfYear: '--ics 只用於一年：beichen almanac 2026 --ics',
  oneFormOfAlmanac: '--json 與 --ics 只能給一個。',
  cannotWrite: '無法寫入 {path}：{reason}',
  cannotRead: '無法讀取 {path}：{reason}',
  fieldsOfJson: '--fields 只用於 --json、--batch 和 --text。',
  layersOfDrawing: '--layers 用於圖，不與 --text、--json、--batch 同用。',
  flightsOfSvg: '飛化只畫在圖中：--svg 檔案。',
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
  terms: '二十四節氣', newMoons: '朔', fullMoons: '望',
  lunarYear: '農曆{pair}{zodiac}年',
};

export const COMMAND_WORDS: Readonly<Record<Language, CommandWords>> = { en, zh, 'zh-Hant': zhHant };

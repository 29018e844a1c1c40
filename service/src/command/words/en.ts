// What does the command say of itself in English? Literals; which languages there are, the engine says.

import { LANGUAGES } from 'beichen';
import type { CommandWords } from './command-words.ts';

export const command: CommandWords = {
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
  --lang ${LANGUAGES.join('|')}
                        otherwise as LC_ALL, LC_MESSAGES or LANG say
  --text                the text form instead of the drawing for the terminal
  --json                the document of the API
  --fields PATHS        of the document only these members: mainStar,palaces.id
  --svg FILE            the drawing as a file; "-" is standard output
  --layers pillars      below the drawing the pillars, with relations and stars
  --pillar-order yearFirst|hourFirst
                        how the pillars of the drawing stand, from the left

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
  --lang ${LANGUAGES.join('|')}

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
  --at-year-boundary lunarNewYear|lichun, --age-advance newYear|birthday
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
  --pillar-order yearFirst|hourFirst
                        how the pillars of the drawing stand, from the left
  --text                all of it as text
  --json                the document of the API, of --list too
  --fields PATHS        of the document only these members: ages,ziwei.year
  --lang ${LANGUAGES.join('|')}

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
  --lang ${LANGUAGES.join('|')}

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
  --lang ${LANGUAGES.join('|')}

  beichen births --main-star ziwei+tianfu --lu taiyang --from-year 1980
`,
    cities: `beichen cities NAME

A place a line, the one that most people mean first: id, name, zone, point.
  --q NAME              the same as NAME
  --city-id ID          one place by its id
  --near LAT,LON        the places nearest to a point
  --country CODE        only places of this country, such as CN
  --limit 1-50          10 without it
  --lang ${LANGUAGES.join('|')}
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
  --lang ${LANGUAGES.join('|')}
  --json                the answer of the API
  --ics                 of a year, a calendar to subscribe to (iCalendar)

  beichen almanac 2026-11 --lang zh
  beichen almanac 2026 --ics > 2026.ics
`,
    mcp: `beichen mcp

Tools for an assistant (Model Context Protocol) over standard input and output.
An assistant starts it by itself, and learns from it which tools there are.
`,
    completion: `beichen completion bash|zsh|fish

Writes a script that completes what is typed.
  bash    eval "$(beichen completion bash)"      in ~/.bashrc
  zsh     eval "$(beichen completion zsh)"       in ~/.zshrc, behind compinit
  fish    beichen completion fish | source       in ~/.config/fish/config.fish
`,
  },
  unknownCommand: 'There is no command "{command}".',
  unexpectedArgument: 'Unexpected argument "{argument}": beichen {command} takes options only.',
  seeHelp: 'beichen --help shows what there is.',
  placeTaken: 'Birthplace: {place} ({cityId}). Others: {others}',
  cityTwice: 'Give --city or --city-id, not both.',
  atPlaceTaken: 'Place of the moment: {place} ({cityId}). Others: {others}',
  atCityTwice: 'Give --at-city or --at-city-id, not both.',
  textOrJson: 'Give --text or --json, not both.',
  fieldsOfTextAndJson: '--fields chooses members of --json, and what --text tells beside the rest.',
  oneFormOfMoment: 'Give one of --text, --json and --list; --json goes with --list too.',
  fieldsOfJson: '--fields chooses members of --json.',
  oneForm: 'Give one of --text, --json, --svg and --batch.',
  cityRequired: '--city is required: the birthplace by any name.',
  queryRequired: 'Name a place: beichen cities Pucheng',
  spanRequired: 'Name a month, a year or a date: beichen almanac 2026-11',
  noSuchSpan: '"{given}" is no year, month or date: write 2026, 2026-11 or 2026-11-22.',
  icsOfYear: '--ics is for a year: beichen almanac 2026 --ics',
  oneFormOfAlmanac: 'Give one of --json and --ics.',
  cannotWrite: '{path} cannot be written: {reason}',
  cannotRead: '{path} cannot be read: {reason}',
  fieldsOfChart: '--fields chooses members of --json or --batch, and what --text tells beside the rest.',
  optionOfDrawing: '{option} is for the drawing: without --text, --json and --batch.',
  flightsOfSvg: 'The layer flights is drawn in a file: --svg FILE.',
  pillarOrderOfMoment: '--pillar-order is for the drawing: without --text, --json and --list.',
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
};

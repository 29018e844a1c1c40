// What does the command say of itself? Literals only, in the languages of the service.

import type { Language } from 'beichen';

export interface CommandWords {
  readonly help: string;
  /** `{command}`: what was typed. */
  readonly unknownCommand: string;
  readonly seeHelp: string;
  /** `{place}`, `{cityId}`, `{others}`: a command. */
  readonly placeTaken: string;
  readonly cityTwice: string;
  readonly oneForm: string;
  readonly cityRequired: string;
  readonly queryRequired: string;
  readonly yearRequired: string;
  /** `{year}`, `{first}`, `{last}`. */
  readonly noSuchYear: string;
  /** `{path}`, `{reason}`. */
  readonly cannotWrite: string;
  readonly terms: string;
  readonly months: string;
  readonly month: string;
  readonly leap: string;
  readonly newMoon: string;
}

const en: CommandWords = {
  help: `Zi Wei Dou Shu and Four Pillars charts, corrected to true solar time. A traditional symbolic system, offered for reflection.

  beichen chart --date 1990-07-23 --hour 8 --minute 30 --gender male --city Beijing
  beichen cities Pucheng --country CN
  beichen almanac 2026
  beichen mcp                      tools for an assistant, over standard input and output

A chart
  --date YYYY-MM-DD                birth date; with --calendar lunar in the Chinese calendar (--leap-month for a leap month)
  --hour 0-23, --minute 0-59       as the clock of the birthplace showed it, summer time included
  --gender male|female
  --city NAME                      the birthplace by any name, or --city-id ID as "beichen cities" gives it
  --name TEXT                      shown with the chart
  --lang en|zh|zh-Hant             otherwise as LC_ALL, LC_MESSAGES or LANG say
  --time-zone ZONE, --disambiguation earlier|later|reject
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun, --leap-month-rule split|next|same
  --school common|quanshu|zhongzhou
  --text | --json | --svg FILE     instead of the terminal drawing; FILE "-" is standard output

Places
  --country CODE, --limit 1-50, --json

Exit codes: 0 done, 1 it could not be done, 2 the command was not understood. NO_COLOR turns colours off.
`,
  unknownCommand: 'There is no command "{command}".',
  seeHelp: 'beichen --help shows what there is.',
  placeTaken: 'Birthplace: {place} ({cityId}). Others: {others}',
  cityTwice: 'Give --city or --city-id, not both.',
  oneForm: 'Give one of --text, --json and --svg.',
  cityRequired: '--city is required: the birthplace by any name.',
  queryRequired: 'Name a place: beichen cities Pucheng',
  yearRequired: 'Name a year: beichen almanac 2026',
  noSuchYear: 'The almanac has no year "{year}": it knows {first} to {last}.',
  cannotWrite: '{path} cannot be written: {reason}',
  terms: 'Solar terms (UTC, Beijing time)',
  months: 'Months of the Chinese calendar',
  month: 'month', leap: 'leap month', newMoon: 'New moons',
};

const zh: CommandWords = {
  help: `紫微斗数与四柱八字排盘，按真太阳时校正。传统象征体系，供参考反思。

  beichen chart --date 1990-07-23 --hour 8 --minute 30 --gender male --city 北京
  beichen cities 蒲城
  beichen almanac 2026
  beichen mcp                      供智能助手使用的工具，经标准输入输出

排盘
  --date YYYY-MM-DD                出生日期；加 --calendar lunar 为农历（闰月加 --leap-month）
  --hour 0-23, --minute 0-59       出生地钟表所示时间，含夏令时
  --gender male|female             男、女
  --city 地名                      出生地，任何写法均可；或 --city-id，用 beichen cities 查得的编号
  --name 文字                      显示在盘中
  --lang en|zh|zh-Hant             缺省依 LC_ALL、LC_MESSAGES、LANG
  --time-zone 时区, --disambiguation earlier|later|reject
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun, --leap-month-rule split|next|same
  --school common|quanshu|zhongzhou
  --text | --json | --svg 文件     代替终端图；文件名 "-" 为标准输出

地点
  --country 国家代码, --limit 1-50, --json

退出码：0 完成，1 未能完成，2 命令有误。NO_COLOR 关闭颜色。
`,
  unknownCommand: '没有命令“{command}”。',
  seeHelp: '用法见 beichen --help。',
  placeTaken: '出生地：{place}（{cityId}）。其他地点：{others}',
  cityTwice: '--city 与 --city-id 只能给一个。',
  oneForm: '--text、--json、--svg 只能给一个。',
  cityRequired: '缺少 --city：出生地名称。',
  queryRequired: '请给出地名：beichen cities 蒲城',
  yearRequired: '请给出年份：beichen almanac 2026',
  noSuchYear: '没有“{year}”年的历表：可查 {first} 至 {last} 年。',
  cannotWrite: '无法写入 {path}：{reason}',
  terms: '二十四节气（协调世界时、北京时间）',
  months: '农历月份',
  month: '月', leap: '闰', newMoon: '朔',
};

const zhHant: CommandWords = {
  help: `紫微斗數與四柱八字排盤，按真太陽時校正。傳統象徵體系，供參考反思。

  beichen chart --date 1990-07-23 --hour 8 --minute 30 --gender male --city 北京
  beichen cities 蒲城
  beichen almanac 2026
  beichen mcp                      供智慧助理使用的工具，經標準輸入輸出

排盤
  --date YYYY-MM-DD                出生日期；加 --calendar lunar 為農曆（閏月加 --leap-month）
  --hour 0-23, --minute 0-59       出生地鐘錶所示時間，含夏令時
  --gender male|female             男、女
  --city 地名                      出生地，任何寫法均可；或 --city-id，用 beichen cities 查得的編號
  --name 文字                      顯示在盤中
  --lang en|zh|zh-Hant             預設依 LC_ALL、LC_MESSAGES、LANG
  --time-zone 時區, --disambiguation earlier|later|reject
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun, --leap-month-rule split|next|same
  --school common|quanshu|zhongzhou
  --text | --json | --svg 檔案     代替終端圖；檔名 "-" 為標準輸出

地點
  --country 國家代碼, --limit 1-50, --json

結束代碼：0 完成，1 未能完成，2 命令有誤。NO_COLOR 關閉顏色。
`,
  unknownCommand: '沒有命令「{command}」。',
  seeHelp: '用法見 beichen --help。',
  placeTaken: '出生地：{place}（{cityId}）。其他地點：{others}',
  cityTwice: '--city 與 --city-id 只能給一個。',
  oneForm: '--text、--json、--svg 只能給一個。',
  cityRequired: '缺少 --city：出生地名稱。',
  queryRequired: '請給出地名：beichen cities 蒲城',
  yearRequired: '請給出年份：beichen almanac 2026',
  noSuchYear: '沒有「{year}」年的曆表：可查 {first} 至 {last} 年。',
  cannotWrite: '無法寫入 {path}：{reason}',
  terms: '二十四節氣（協調世界時、北京時間）',
  months: '農曆月份',
  month: '月', leap: '閏', newMoon: '朔',
};

export const COMMAND_WORDS: Readonly<Record<Language, CommandWords>> = { en, zh, 'zh-Hant': zhHant };

// What does the command say of itself in Japanese? Literals; which languages there are, the engine says.

import { LANGUAGES } from 'beichen';
import type { CommandWords } from './command-words.ts';

export const command: CommandWords = {
  help: `紫微斗数と四柱推命の命盤を、真太陽時に補正して作成します。
内省のための伝統的な象徴体系です。

  beichen chart        命盤を作成します（--batch でファイルの出生をまとめて）
  beichen day          時刻が不明なとき、その日のすべての命盤
  beichen transits     ある時点の運限と、その前後の一覧
  beichen variants     ほかのプログラムと命盤が違う理由
  beichen births       命盤から出生を探します
  beichen cities       出生地を探します
  beichen almanac      暦：一か月の各日、一年の節気、朔望、旧暦の月
  beichen mcp          AIアシスタント用のツール（標準入出力）
  beichen completion   bash、zsh、fish の補完

  beichen chart --date 1990-07-23 --hour 8 --gender male --city 北京

各コマンドのオプションは beichen コマンド --help、
バージョンは beichen --version で表示します。
終了コード：0 完了、1 実行できなかった、2 コマンドの誤り。
NO_COLOR で色を付けません。
`,
  helpOf: {
    chart: `beichen chart --date YYYY-MM-DD --hour 0-23 --gender male|female --city 地名

出生
  --date YYYY-MM-DD     生年月日。--calendar lunar を付けると旧暦
  --calendar solar|lunar, --leap-month
                        暦の種類。旧暦の閏月
  --hour 0-23, --minute 0-59
                        出生地の時計の時刻。サマータイムを含む
  --gender male|female  男、女
  --city 地名           出生地。表記は問わない
  --city-id ID          または beichen cities で得たID
  --time-zone ZONE, --disambiguation earlier|later|reject
                        タイムゾーンが二つある場所、二度あった時刻のとき
  --name 文字           命盤に表示する氏名

流派によって異なる点
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

表示
  --lang ${LANGUAGES.join('|')}
                        省略時は LC_ALL、LC_MESSAGES、LANG による
  --text                端末用の図の代わりに文章で
  --json                APIと同じJSON文書
  --fields 項目         文書のうちこの項目だけ：mainStar,palaces.id
  --svg ファイル        図をファイルに。"-" は標準出力
  --layers pillars      図の下に四柱を加え、干支の関係と神殺を示す
  --pillar-order yearFirst|hourFirst
                        図の四柱の並び。左から年柱、または時柱

まとめて作成
  --batch ファイル      一行に一つの出生。"-" は標準入力。見出しがパラメーター
                        名のCSV（date,hour,minute,gender,cityId。出生地を文字で
                        書くなら place）、または一行に一つのJSONオブジェクト。
                        行にない値はほかのオプションで補う。
                        作成できた行の命盤を順にJSONで一行ずつ出力し、
                        できない行の理由は標準エラーに出し、終了コードは1。
  --threads N           スレッド数。省略時はコアの数

  beichen chart --batch births.csv --fields input,mainStar > charts.ndjson
`,
    day: `beichen day --date YYYY-MM-DD --gender male|female --city 地名

時刻が不明なとき、その日にありうるすべての命盤と、それらに共通する点。
出生のオプションは beichen chart と同じで、時と分だけがありません：
  --date YYYY-MM-DD, --gender male|female, --city 地名 または --city-id ID
  --calendar solar|lunar, --leap-month, --time-zone ZONE, --name 文字

わかっていることに合う命盤だけを残す
  --main-star ID        tanlang、lianzhen+pojun など
  --bureau water2|wood3|metal4|earth5|fire6
  --star 星と位置       pojun@life は宮、tanlang:shen は地支で示す
  --pattern 格局        shaPoLang など。星も格局も、コンマで複数を書ける

流派によって異なる点
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

表示
  --text                端末用の表示の代わりに文章で
  --json                APIと同じJSON文書
  --fields 項目         文書のうちこの項目だけ：same,charts.bureau。
                        charts.patterns は --text にも使える
  --lang ${LANGUAGES.join('|')}

  beichen day --date 1990-07-23 --gender male --city 北京 --star pojun@life
`,
    transits: `beichen transits --at 2027-02-10T08:30 出生

ある時点の運限：紫微斗数の大限、流年、流月、流日、流時と、四柱の大運と各柱。
出生のオプションは beichen chart と同じです：
  --date YYYY-MM-DD, --hour 0-23, --minute 0-59, --gender male|female
  --city 地名 または --city-id ID, --calendar solar|lunar, --leap-month
  --time-zone ZONE, --disambiguation earlier|later|reject, --name 文字

時点
  --at 時刻             現地時刻、時点（2027-02-10T00:30Z）、または日付。
                        省略時は現在
  --at-city 地名        そのときにいる場所。表記は問わない
  --at-city-id ID       または beichen cities で得たID。省略時は出生地
  --at-time-zone ZONE, --at-longitude=経度
                        タイムゾーンで場所を示す。それだけのときは時計による
  --at-disambiguation earlier|later|reject

流派によって異なる点（beichen chart にあるもののほか）
  --at-year-boundary lunarNewYear|lichun, --age-advance newYear|birthday
  --child-limit-rule sixPalaces|sequence|lifePalace
  --leap-day-count lunarDay|halves|continue, --small-luck-rule hour|fixed
  --at-solar-time apparent|mean|clock
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

表示
  --list decades|luckPillars|years|months|days
                        端末用の図の代わりに一覧。時点のある行に星印
  --pillar-order yearFirst|hourFirst
                        図の四柱の並び。左から年柱、または時柱
  --text                すべてを文章で
  --json                APIと同じJSON文書。--list にも使える
  --fields 項目         文書のうちこの項目だけ：ages,ziwei.year
  --lang ${LANGUAGES.join('|')}

  beichen transits --date 1990-07-23 --hour 8 --gender male --city 北京 \\
    --at 2027-02-10 --list months
`,
    variants: `beichen variants 出生

ほかのプログラムと命盤が違う理由：設定をまず一つ、
次に二つずつ変えて作成し、異なる点を示します。出生と命盤のオプションは
beichen chart と同じです：
  --date YYYY-MM-DD, --hour 0-23, --minute 0-59, --gender male|female
  --city 地名 または --city-id ID, --calendar solar|lunar, --leap-month
  --time-zone ZONE, --disambiguation earlier|later|reject, --name 文字
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

ほかのプログラムが示すもの：すべてに合う設定、なければ最も近いものだけ
  --match-main-star ID  tanlang、lianzhen+pojun など
  --match-life-palace 宮
                        地支または干支。漢字またはID
  --match-bureau water2|wood3|metal4|earth5|fire6
  --match-pillars 四柱  四つすべて。漢字またはID、不明な柱は _
  --match-lunar-date YYYY-MM-DD, --match-leap-month

表示
  --json                文章の代わりにAPIと同じJSON文書
  --fields 項目         文書のうちこの項目だけ：variants.choices
  --lang ${LANGUAGES.join('|')}

  beichen variants --date 1990-07-23 --hour 9 --minute 10 --gender male \\
    --city 北京 --match-pillars "_ _ _ 己巳"
`,
    births: `beichen births 四柱

この命盤になる出生はいつか。時の順に、一行に一つ。わかっていること：
  四柱                  年・月・日・時の四柱。漢字またはID、不明な部分は _
  --pillars 四柱        同じもの："丙寅 _ bing-_ _子"
  --year-pillar, --month-pillar, --day-pillar, --hour-pillar 干支
  --main-star ID        tanlang、lianzhen+pojun など
  --bureau water2|wood3|metal4|earth5|fire6
  --life-branch, --body-branch 地支
                        命宮、身宮のある地支：zi、chou、yin など
  --star 星と位置       pojun@life は宮、tanlang:shen は地支で示す
  --lu, --quan, --ke, --ji 星
                        化禄、化権、化科、化忌のつく星
  --pattern 格局        shaPoLang、huotan:wide など。--clean で破格を除く
  --lunar-month 1-12, --leap-month, --lunar-day 1-30, --double-hour 地支
  --gender male|female  性別で星の位置が変わる流派のときだけ

いつ、どこ
  --from-year YYYY, --to-year YYYY
                        1645年から2199年のうち300年まで。省略時は
                        1900年から2099年
  --city 地名 または --city-id ID, --time-zone ZONE
                        どこの太陽と時計か。省略時は東経120度の太陽

流派によって異なる点
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock

表示
  --limit 1-100, --after 位置
                        一ページの件数、次のページ
  --json                APIと同じJSON文書
  --fields 項目         文書のうちこの項目だけ：count,births.date
  --lang ${LANGUAGES.join('|')}

  beichen births --main-star ziwei+tianfu --lu taiyang --from-year 1980
`,
    cities: `beichen cities 地名

一行に一つの場所。よく使われるものが先：ID、名称、タイムゾーン、座標。
  --q 地名              地名を書くのと同じ
  --city-id ID          IDで一つの場所
  --near 緯度,経度      その地点に近い場所
  --country コード      この国や地域の場所だけ（CN など）
  --limit 1-50          省略時は10
  --lang ${LANGUAGES.join('|')}
  --json                APIの応答

  beichen cities 東京
`,
    almanac: `beichen almanac 年|年-月|日付

一か月の各日、一年、または一日：旧暦の日付、三柱、節気、朔望、十二直、
二十八宿。
  --year YYYY, --month YYYY-MM, --date YYYY-MM-DD
                        オプションなしと同じ。1646年から2199年まで
  --lunar-date YYYY-MM-DD, --leap-month
                        旧暦の日付で一日を。閏月
  --city-id ID, --time-zone ZONE
                        どこの時計で日を数えるか。省略時は中国（UTC+8）
  --calendar-region china|vietnam|korea|japan
                        どこの旧暦か
  --lang ${LANGUAGES.join('|')}
  --json                APIの応答
  --ics                 一年分の暦をカレンダー用に（iCalendar）

  beichen almanac 2026-11 --lang ja
  beichen almanac 2026 --ics > 2026.ics
`,
    mcp: `beichen mcp

AIアシスタント用のツール（Model Context Protocol）を標準入出力で提供します。
アシスタントが自動で起動し、ツールの一覧を受け取ります。
アシスタントが自動で起動します。
`,
    completion: `beichen completion bash|zsh|fish

補完用のスクリプトを出力します。
  bash    eval "$(beichen completion bash)"      ~/.bashrc に書く
  zsh     eval "$(beichen completion zsh)"       ~/.zshrc の compinit の後に
  fish    beichen completion fish | source       ~/.config/fish/config.fish
`,
  },
  unknownCommand: '「{command}」というコマンドはありません。',
  unexpectedArgument: '余分な引数「{argument}」があります。beichen {command} はオプションだけを受け取ります。',
  seeHelp: '使い方は beichen --help で表示します。',
  placeTaken: '出生地：{place}（{cityId}）。ほかの場所：{others}',
  cityTwice: '--city と --city-id は、どちらか一つだけ指定してください。',
  atPlaceTaken: '時点の場所：{place}（{cityId}）。ほかの場所：{others}',
  atCityTwice: '--at-city と --at-city-id は、どちらか一つだけ指定してください。',
  textOrJson: '--text と --json は、どちらか一つだけ指定してください。',
  fieldsOfTextAndJson: '--fields は --json と --text とともに使います。',
  oneFormOfMoment: '--text、--json、--list は一つだけ指定してください。--json は --list と併用できます。',
  fieldsOfJson: '--fields は --json の項目を選ぶものです。',
  oneForm: '--text、--json、--svg、--batch は一つだけ指定してください。',
  cityRequired: '--city がありません。出生地の名前を指定してください。',
  queryRequired: '地名を指定してください：beichen cities 東京',
  spanRequired: '月、年、または日付を指定してください：beichen almanac 2026-11',
  noSuchSpan: '「{given}」は年、月、日付のいずれでもありません。2026、2026-11、2026-11-22 のように書いてください。',
  icsOfYear: '--ics は一年に対して使います：beichen almanac 2026 --ics',
  oneFormOfAlmanac: '--json と --ics は、どちらか一つだけ指定してください。',
  cannotWrite: '{path} に書き込めません：{reason}',
  cannotRead: '{path} を読み込めません：{reason}',
  fieldsOfChart: '--fields は --json と --batch の項目を選び、--text に加える内容を指定します。',
  optionOfDrawing: '{option} は図に使うもので、--text、--json、--batch とは併用できません。',
  flightsOfSvg: '飛化は --svg の図だけに描かれます。',
  pillarOrderOfMoment: '--pillar-order は図に使うもので、--text、--json、--list とは併用できません。',
  threadsOfBatch: '--threads は --batch とともに使います。',
  noSuchThreads: '--threads は1～{max}の整数で指定してください。',
  shellRequired: 'シェルの名前を指定してください：{shells}。',
  columnIgnored: '「{column}」という列はパラメーターではないため、無視しました。',
  columnsMissing: '列にもオプションにもありません：{columns}。',
  notAnObject: 'JSONオブジェクトではありません。',
  tooManyCells: 'セルの数が見出しの数より多くあります。',
  rowTooLong: '{row}行目が{bytes}バイトを超えています。引用符が閉じていない可能性があります。',
  faultOfRow: '{row}行目：{fault}',
  batchFaults: '出生{births}件のうち{faulty}件の命盤を作成できませんでした。',
};

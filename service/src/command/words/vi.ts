// What does the command say of itself in Vietnamese? Literals; which languages there are, the engine says.

import { LANGUAGES } from 'beichen';
import type { CommandWords } from './command-words.ts';

export const command: CommandWords = {
  help: `Lá số Tử Vi Đẩu Số và Tứ Trụ, hiệu chỉnh theo giờ Mặt Trời thực.
Một hệ thống biểu tượng truyền thống để suy ngẫm.

  beichen chart        lập một lá số, hoặc cả tệp ngày sinh (--batch)
  beichen day          mọi lá số của một ngày sinh không rõ giờ
  beichen transits     vận hạn của một người vào một thời điểm, và các bảng
  beichen variants     vì sao chương trình khác cho lá số khác
  beichen births       ngày giờ sinh nào có lá số ấy
  beichen cities       tìm nơi sinh
  beichen almanac      ngày của tháng, tiết khí, sóc vọng và tháng âm lịch
  beichen mcp          công cụ cho trợ lý, qua nhập xuất chuẩn
  beichen completion   gợi ý lệnh cho bash, zsh hoặc fish

  beichen chart --date 1990-07-23 --hour 8 --gender male --city "Hà Nội"

beichen COMMAND --help cho biết các tùy chọn của một lệnh.
Mã thoát: 0 đã xong, 1 không làm được, 2 không hiểu lệnh.
NO_COLOR tắt màu.
`,
  helpOf: {
    chart: `beichen chart --date YYYY-MM-DD --hour 0-23 --gender male|female --city NAME

Ngày giờ sinh
  --date YYYY-MM-DD     ngày sinh; với --calendar lunar là ngày âm lịch
  --calendar solar|lunar, --leap-month
  --hour 0-23, --minute 0-59
                        theo đồng hồ ở nơi sinh, kể cả giờ mùa hè
  --gender male|female
  --city NAME           nơi sinh, tên nào cũng được,
  --city-id ID          hoặc mã mà "beichen cities" cho
  --time-zone ZONE, --disambiguation earlier|later|reject
                        khi một nơi có hai múi giờ, khi một giờ có hai lần
  --name TEXT           ghi trên lá số

Chỗ các phái khác nhau
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

Hiện gì
  --lang ${LANGUAGES.join('|')}
                        nếu không thì theo LC_ALL, LC_MESSAGES hoặc LANG
  --text                văn bản thay cho hình vẽ ở cửa sổ dòng lệnh
  --json                tài liệu của API
  --fields PATHS        chỉ các thành phần này: mainStar,palaces.id
  --svg FILE            hình vẽ thành tệp; "-" là xuất chuẩn
  --layers pillars      thêm Tứ Trụ dưới hình vẽ, với quan hệ và thần sát
  --pillar-order yearFirst|hourFirst
                        thứ tự các trụ trên hình vẽ, tính từ bên trái

Nhiều ngày sinh
  --batch FILE          mỗi dòng một người; "-" là nhập chuẩn. CSV với tên các
                        tham số trên (date,hour,minute,gender,cityId; place
                        cho nơi sinh bằng lời), hoặc mỗi dòng một JSON.
                        Tùy chọn khác thay cho điều mà dòng không ghi.
                        Ghi một lá số JSON cho mỗi dòng lập được, đúng thứ tự;
                        kể lỗi của các dòng khác ra luồng lỗi chuẩn, và kết
                        thúc với mã 1 nếu có.
  --threads N           nếu không thì bằng số nhân

  beichen chart --batch births.csv --fields input,mainStar > charts.ndjson
`,
    day: `beichen day --date YYYY-MM-DD --gender male|female --city NAME

Mọi lá số của một ngày sinh không rõ giờ, và điều chung cho tất cả.
Ngày sinh ghi như của "beichen chart", trừ giờ và phút:
  --date YYYY-MM-DD, --gender male|female, --city NAME hoặc --city-id ID
  --calendar solar|lunar, --leap-month, --time-zone ZONE, --name TEXT

Chỉ giữ các lá số hợp với điều đã biết
  --main-star ID        tanlang, lianzhen+pojun
  --bureau water2|wood3|metal4|earth5|fire6
  --star STANDINGS      pojun@life: ở một cung; tanlang:shen: ở một chi
  --pattern IDS         shaPoLang; nhiều sao, nhiều cách cục thì ngăn bằng phẩy

Chỗ các phái khác nhau
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

Hiện gì
  --text                dạng văn bản thay cho dạng trên màn hình lệnh
  --json                tài liệu của API
  --fields PATHS        chỉ các thành phần này: same,charts.bureau;
                        charts.patterns dùng được cả với --text
  --lang ${LANGUAGES.join('|')}

  beichen day --date 1990-07-23 --gender male --city "Hà Nội" --star pojun@life
`,
    transits: `beichen transits --at 2027-02-10T08:30 BIRTH

Vận hạn của một người vào một thời điểm: Đại Hạn, năm, tháng, ngày, giờ của
Tử Vi, Đại Vận và các trụ. BIRTH ghi như của "beichen chart":
  --date YYYY-MM-DD, --hour 0-23, --minute 0-59, --gender male|female
  --city NAME hoặc --city-id ID, --calendar solar|lunar, --leap-month
  --time-zone ZONE, --disambiguation earlier|later|reject, --name TEXT

Thời điểm
  --at TIME             giờ địa phương, thời điểm (2027-02-10T00:30Z) hoặc
                        ngày; không ghi thì là bây giờ
  --at-city NAME        người đó lúc ấy ở đâu, tên nào cũng được,
  --at-city-id ID       hoặc mã mà "beichen cities" cho; nếu không là nơi sinh
  --at-time-zone ZONE, --at-longitude=DEGREES
                        một nơi theo múi giờ; chỉ có múi giờ thì theo đồng hồ
  --at-disambiguation earlier|later|reject

Chỗ các phái khác nhau, ngoài những gì "beichen chart" có
  --at-year-boundary lunarNewYear|lichun, --age-advance newYear|birthday
  --child-limit-rule sixPalaces|sequence|lifePalace
  --leap-day-count lunarDay|halves|continue, --small-luck-rule hour|fixed
  --at-solar-time apparent|mean|clock
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

Hiện gì
  --list decades|luckPillars|years|months|days
                        một bảng, có dấu sao ở dòng của thời điểm, thay cho
                        hình vẽ trên màn hình lệnh
  --pillar-order yearFirst|hourFirst
                        thứ tự các trụ trên hình vẽ, tính từ bên trái
  --text                tất cả bằng văn bản
  --json                tài liệu của API, của --list cũng vậy
  --fields PATHS        chỉ các thành phần này: ages,ziwei.year
  --lang ${LANGUAGES.join('|')}

  beichen transits --date 1990-07-23 --hour 8 --gender male --city "Hà Nội" \\
    --at 2027-02-10 --list months
`,
    variants: `beichen variants BIRTH

Vì sao chương trình khác cho lá số khác: lập lá số theo mọi lựa chọn khác, từng
điều một rồi hai điều, và kể chỗ khác. BIRTH và các lựa chọn của lá số ghi như
của "beichen chart":
  --date YYYY-MM-DD, --hour 0-23, --minute 0-59, --gender male|female
  --city NAME hoặc --city-id ID, --calendar solar|lunar, --leap-month
  --time-zone ZONE, --disambiguation earlier|later|reject, --name TEXT
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock
  --pillar-stars common|classical, --month-command-table ziping|common|sanming

Chương trình kia ghi gì: chỉ giữ lựa chọn cho đúng hết, hoặc lựa chọn gần nhất
  --match-main-star ID  như tanlang, lianzhen+pojun
  --match-life-palace PALACE
                        một chi hoặc can chi, bằng chữ Hán hoặc mã
  --match-bureau water2|wood3|metal4|earth5|fire6
  --match-pillars PILLARS
                        cả bốn trụ, bằng chữ Hán hoặc mã; _ cho trụ không biết
  --match-lunar-date YYYY-MM-DD, --match-leap-month

Hiện gì
  --json                tài liệu của API thay cho văn bản
  --fields PATHS        chỉ các thành phần này: variants.choices
  --lang ${LANGUAGES.join('|')}

  beichen variants --date 1990-07-23 --hour 9 --minute 10 --gender male \\
    --city "Hà Nội" --match-pillars "_ _ _ 己巳"
`,
    births: `beichen births PILLARS

Ngày giờ sinh nào có lá số ấy? Mỗi dòng một kết quả, theo thời gian. Đã biết:
  PILLARS               bốn trụ năm, tháng, ngày, giờ bằng mã hoặc chữ Hán,
  --pillars PILLARS     _ cho điều không biết: "丙寅 _ bing-_ _子"
  --year-pillar, --month-pillar, --day-pillar, --hour-pillar PILLAR
  --main-star ID        tanlang, lianzhen+pojun
  --bureau water2|wood3|metal4|earth5|fire6
  --life-branch, --body-branch BRANCH
                        chi của cung Mệnh, cung Thân: zi, chou, yin ...
  --star STANDINGS      pojun@life: ở một cung; tanlang:shen: ở một chi
  --lu, --quan, --ke, --ji STAR
                        các sao mang Tứ Hóa
  --pattern IDS         shaPoLang, huotan:wide; thêm --clean là không bị phá
  --lunar-month 1-12, --leap-month, --lunar-day 1-30, --double-hour BRANCH
  --gender male|female  khi phái an sao theo nam nữ

Nơi nào, lúc nào
  --from-year YEAR, --to-year YEAR
                        từ 1645 đến 2199, nhiều nhất 300 năm; không ghi thì
                        1900 đến 2099
  --city NAME hoặc --city-id ID, --time-zone ZONE
                        theo Mặt Trời và đồng hồ ở đâu; không ghi thì theo
                        Mặt Trời ở kinh độ 120° Đông

Chỗ các phái khác nhau
  --day-boundary zi|midnight, --year-boundary lunarNewYear|lichun
  --leap-month-rule split|next|same, --school common|quanshu|zhongzhou|vietnam
  --calendar-region china|vietnam|korea|japan, --solar-time apparent|mean|clock

Hiện gì
  --limit 1-100, --after CURSOR
                        bao nhiêu ngày giờ sinh, và trang sau
  --json                tài liệu của API
  --fields PATHS        chỉ các thành phần này: count,births.date
  --lang ${LANGUAGES.join('|')}

  beichen births --main-star ziwei+tianfu --lu taiyang --from-year 1980
`,
    cities: `beichen cities NAME

Mỗi dòng một nơi, nơi hay được nhắc nhất ở đầu: mã, tên, múi giờ, tọa độ.
  --q NAME              như NAME
  --city-id ID          một nơi theo mã
  --near LAT,LON        những nơi gần một điểm nhất
  --country CODE        chỉ những nơi của nước này, như VN
  --limit 1-50          không ghi thì 10
  --lang ${LANGUAGES.join('|')}
  --json                câu trả lời của API

  beichen cities "Đà Nẵng" --country VN
`,
    almanac: `beichen almanac YEAR|YEAR-MONTH|DATE

Các ngày của một tháng, một năm, hoặc một ngày: ngày âm lịch, can chi, tiết
khí, sóc vọng, mười hai trực và nhị thập bát tú.
  --year YYYY, --month YYYY-MM, --date YYYY-MM-DD
                        như khi không có tùy chọn; 1646 đến 2199
  --lunar-date YYYY-MM-DD, --leap-month
                        một ngày theo ngày âm lịch
  --city-id ID, --time-zone ZONE
                        đồng hồ ở đâu đếm ngày; nếu không là Trung Quốc, UTC+8
  --calendar-region china|vietnam|korea|japan
  --lang ${LANGUAGES.join('|')}
  --json                câu trả lời của API
  --ics                 của một năm, một lịch để đăng ký (iCalendar)

  beichen almanac 2026-11 --lang vi
  beichen almanac 2026 --ics > 2026.ics
`,
    mcp: `beichen mcp

Công cụ cho trợ lý (Model Context Protocol) qua nhập xuất chuẩn.
Trợ lý tự khởi động lệnh này và nhận danh sách công cụ.
`,
    completion: `beichen completion bash|zsh|fish

Ghi ra một tập lệnh gợi ý khi gõ.
  bash    eval "$(beichen completion bash)"     trong ~/.bashrc
  zsh     eval "$(beichen completion zsh)"      trong ~/.zshrc, sau compinit
  fish    beichen completion fish | source      trong ~/.config/fish/config.fish
`,
  },
  unknownCommand: 'Không có lệnh “{command}”.',
  unexpectedArgument: 'Thừa tham số “{argument}”: beichen {command} chỉ nhận tùy chọn.',
  seeHelp: 'beichen --help cho biết có những gì.',
  placeTaken: 'Nơi sinh: {place} ({cityId}). Nơi khác: {others}',
  cityTwice: 'Chỉ ghi --city hoặc --city-id, không ghi cả hai.',
  atPlaceTaken: 'Nơi của thời điểm: {place} ({cityId}). Nơi khác: {others}',
  atCityTwice: 'Chỉ ghi --at-city hoặc --at-city-id, không ghi cả hai.',
  textOrJson: 'Chỉ ghi --text hoặc --json, không ghi cả hai.',
  fieldsOfTextAndJson: '--fields chọn thành phần của --json, và điều mà --text kể thêm.',
  oneFormOfMoment: 'Chỉ ghi một trong --text, --json và --list; --json đi được với --list.',
  fieldsOfJson: '--fields chọn thành phần của --json.',
  oneForm: 'Chỉ ghi một trong --text, --json, --svg và --batch.',
  cityRequired: 'Thiếu --city: nơi sinh, tên nào cũng được.',
  queryRequired: 'Hãy ghi tên một nơi: beichen cities "Hà Nội"',
  spanRequired: 'Hãy ghi một tháng, một năm hoặc một ngày: beichen almanac 2026-11',
  noSuchSpan: '“{given}” không phải năm, tháng hay ngày: hãy ghi 2026, 2026-11 hoặc 2026-11-22.',
  icsOfYear: '--ics dành cho một năm: beichen almanac 2026 --ics',
  oneFormOfAlmanac: 'Chỉ ghi một trong --json và --ics.',
  cannotWrite: 'Không ghi được {path}: {reason}',
  cannotRead: 'Không đọc được {path}: {reason}',
  fieldsOfChart: '--fields chọn thành phần của --json hoặc --batch, và điều mà --text kể thêm.',
  optionOfDrawing: '{option} dùng cho hình vẽ: không dùng với --text, --json và --batch.',
  flightsOfSvg: 'Phi Hóa chỉ vẽ được vào tệp: --svg FILE.',
  pillarOrderOfMoment: '--pillar-order dùng cho hình vẽ: không dùng với --text, --json và --list.',
  threadsOfBatch: '--threads dành cho --batch.',
  noSuchThreads: '--threads là số nguyên từ 1 đến {max}.',
  shellRequired: 'Hãy ghi tên một shell: {shells}.',
  columnIgnored: 'Cột “{column}” không phải tham số; đã bỏ qua.',
  columnsMissing: 'Không có cột hay tùy chọn nào ghi: {columns}.',
  notAnObject: 'Đây không phải đối tượng JSON.',
  tooManyCells: 'Dòng này có nhiều ô hơn số tên ở dòng đầu.',
  rowTooLong: 'Dòng {row} có hơn {bytes} byte: có dấu ngoặc kép nào chưa đóng không?',
  faultOfRow: 'dòng {row}: {fault}',
  batchFaults: 'Không lập được {faulty} trong {births} lá số.',
};

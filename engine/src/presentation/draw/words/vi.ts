// Words of drawings and texts in Vietnamese. Literals only; terms as in docs/rules/languages/vi.json.

import type { DayWords } from './day-words.ts';
import type { DaysTextWords } from './days-text-words.ts';
import type { DepthTextWords } from './depth-text-words.ts';
import type { DrawingWords } from './drawing-words.ts';
import type { FlightWords } from './flight-words.ts';
import type { GuestWords } from './guest-words.ts';
import type { LayerName } from './layer-names.ts';
import type { PairTextWords } from './pair-text-words.ts';
import type { TextWords } from './text-words.ts';
import type { TransitTextWords } from './transit-text-words.ts';
import type { VariantWords } from './variant-words.ts';

// biome-ignore format: a row
const layers: Readonly<Record<LayerName, string>> = { childLimit: 'Đồng h.', decade: 'Đại Hạn', smallLimit: 'Tiểu Hạn', year: 'L. niên', month: 'L. ng.', day: 'L. nhật', hour: 'L. thời' };

// biome-ignore format: a row
const spelt: Readonly<Record<LayerName, string>> = { ...layers, childLimit: 'Đồng Hạn', year: 'Lưu niên', month: 'Lưu nguyệt', day: 'Lưu nhật', hour: 'Lưu thời' };

// biome-ignore format: a row
const relations = { sameElement: 'Cục hòa Bản Mệnh', generates: '{from} sinh {to}', controls: '{from} khắc {to}' };

// biome-ignore format: by groups, several to a line
export const drawing: DrawingWords = {
  layerMarks: { childLimit: 'Đg', decade: 'ĐH', smallLimit: 'TH', year: 'LN.', month: 'LNg.', day: 'LNh.', hour: 'LTh.' }, hasWordsForPairs: true, grades: { miao: 'M', wang: 'V', de: 'Đ', li: 'L', ping: 'B', bu: 'Bt', xian: 'H' },
  script: 'latin', layers, joins: { pair: ' ', stars: ' – ', facts: ', ', sentences: '. ' }, wordSpace: ' ', brackets: ' ({content})', lineRoom: 1.5, plates: { ji: 'Kỵ' },
  fonts: {
    sans: '"Segoe UI","Helvetica Neue",Roboto,"Noto Sans","DejaVu Sans","PingFang TC","Microsoft JhengHei","Noto Sans CJK TC",sans-serif',
    brush: '"Palatino Linotype",Georgia,"Noto Serif","DejaVu Serif","Songti TC","Noto Serif CJK TC",serif',
  },
  chart: 'Lá số', mainStar: 'Chính tinh', lifeRuler: 'Mệnh Chủ', bodyRuler: 'Thân Chủ', rulers: 'Mệnh Chủ, Thân Chủ',
  clock: 'Đồng hồ', lunar: 'Âm lịch', lunarOf: 'Âm lịch {region}',
  solarTimes: { apparent: 'Giờ Mặt Trời thực', mean: 'Giờ Mặt Trời TB', clock: 'Giờ chuẩn' },
  regions: { china: 'Trung Quốc', vietnam: 'Việt Nam', korea: 'Hàn Quốc', japan: 'Nhật Bản', vietnamNorth: 'miền Bắc' },
  pillars: { year: 'Năm', month: 'Tháng', day: 'Ngày', hour: 'Giờ' },
  voidBranches: 'Không Vong', narrowVoidBranches: 'K.Vong', pillarsBeside: { conception: 'Thai nguyên', fetalBreath: 'Thai tức', lifePalacePillar: 'Cung Mệnh (Tứ Trụ)', bodyPalacePillar: 'Cung Thân (Tứ Trụ)' },
  voids: { xunkong: 'Tuần', jiekong: 'Triệt' }, bodyBehindName: '· Thân', bodyPalace: 'Cung Thân', body: 'THÂN', origin: 'Lai', borrowed: 'mượn', smallLimit: 'Tiểu Hạn', decade: 'Đại Hạn',
  yearAnimal: 'tuổi {branch}', ziweiYear: 'năm {stem} {branch}', doubleHour: 'giờ {hour}', oneIn: 'khoảng {n} người có 1', percentOf: 'khoảng {percent} số người', narrowTenGods: {},
  head: { title: 'Âm dương', accord: 'thuận lý', contrary: 'nghịch lý', year: 'Bản Mệnh', bureau: 'Cục', bodyIn: 'Thân cư {palace}', relations },
  transits: 'Vận hạn', moment: 'Thời điểm', born: 'Sinh', natal: 'Gốc', nominalAge: 'Tuổi âm lịch', atNominalAge: '{age} tuổi âm lịch', age: '{age}',
  lifeIn: 'Mệnh ở {palace} gốc', noLevel: 'không có',
  momentPillars: { luck: 'Đại Vận', smallLuck: 'Tiểu Vận', year: 'Năm', month: 'Thg', day: 'Ngày', hour: 'Giờ' },
};

// biome-ignore format: by groups, several to a line
export const text: TextWords = {
  lifeNayin: 'Bản Mệnh', born: 'Sinh', daylightSaving: 'giờ mùa hè', longitude: 'kinh độ', equationOfTime: 'phương trình thời gian',
  sameChart: 'Khoảng giờ đồng hồ ra cùng lá số',
  transformations: 'Tứ Hóa', fourPillars: 'Tứ Trụ', dayMaster: 'Nhật Chủ', hides: 'tàng', elements: 'Ngũ hành (số chữ, có trọng số)',
  luck: 'Đại Vận', luckStart: 'khởi vận sau khi sinh {after}', luckStartAtOnce: 'khởi vận chưa đầy một ngày sau khi sinh', luckUnits: [' năm', ' tháng', ' ngày'],
  palaces: 'Mười hai cung (can chi, Đại Hạn theo tuổi âm: chính tinh (sao mượn); phụ tinh; tạp tinh; vòng Bác Sĩ, Tướng Tinh, Thái Tuế; Tràng Sinh)',
  pattern: 'Cách cục', brokenBy: 'phá cách: {flags}', ofLimits: 'nói về hạn, không phải bản mệnh', flights: 'Phi Hóa', selfTransformations: 'Tự Hóa', selfKinds: { outward: 'ly tâm', inward: 'hướng tâm' },
  starIn: '{star} ở {palace}', flight: '{star} {transformation} vào {palace}', selfTransformation: '{star} {transformation} ở {palace} ({kind})',
  note: 'Lưu ý', otherChart: 'Lá số khác', lifePalace: 'Cung Mệnh', conventions: 'Quy tắc',
  rules: {
    zi: 'đổi ngày lúc 23:00', midnight: 'đổi ngày lúc 0:00', lunarNewYear: 'đổi năm từ mùng 1 Tết', lichun: 'đổi năm từ Lập Xuân',
    split: 'tháng nhuận chia sau ngày 15', next: 'tháng nhuận tính vào tháng sau', same: 'tháng nhuận tính vào tháng đó',
    common: 'bảng thông dụng', quanshu: 'phái Toàn Thư', zhongzhou: 'phái Trung Châu', wenmo: 'như phần mềm 文墨天机', vietnam: 'phái Việt Nam (Tân Biên)',
    apparent: 'giờ Mặt Trời thực', mean: 'giờ Mặt Trời trung bình', clock: 'giờ chuẩn',
  },
  luckPillar: '{age} tuổi {pillar} ({year}, {tenGod}, {phase})', duration: { units: [' giờ', ' phút', ' giây'], minus: '−', between: ' ' },
  placeSpace: ' ',
  disclaimer: 'Một hệ thống biểu tượng truyền thống để suy ngẫm, không phải lời tiên đoán đã được kiểm chứng; chỉ có cấu trúc, không luận giải.',
  comma: ', ', pause: ', ', semicolon: '; ', colon: ': ', space: ' ',
};

// biome-ignore format: by groups, several to a line
export const transitText: TransitTextWords = {
  transits: 'Vận hạn',
  layers: spelt,
  layerPalace: 'cung {palace} {layer}', shortLayerPalace: '{palace} {layer}', natalPalace: '{palace} gốc', is: ' = ',
  natalStars: 'Chính tinh mười hai cung gốc (sao mượn trong ngoặc)', palaceRows: 'Các cung gốc, chính tinh (sao mượn trong ngoặc), và là cung gì ở mỗi tầng', natalPillars: 'Tứ Trụ gốc',
  moment: 'Thời điểm (mọi mốc theo đồng hồ ở đó)', dateAlone: 'chỉ có ngày, không có giờ',
  monthAlone: 'chỉ có tháng, lấy ngày giữa tháng {date}', yearAlone: 'chỉ có năm, lấy ngày giữa năm {date}',
  ages: 'Tuổi', nominal: '{age} tuổi âm lịch', solarYearAge: '{age} tuổi theo Lập Xuân', completed: '{age} tuổi tròn',
  beyond: 'sau năm 2199',
  numberedDecade: 'Đại Hạn thứ {number}', numberedLuck: 'Đại Vận thứ {number}', fromAgeToAge: '{from}–{to} tuổi âm lịch', fromYearToYear: 'năm {from}–{to}',
  yearOf: 'năm {year}', lunarMonth: 'tháng {month} âm lịch', leapMonth: 'tháng {month} nhuận âm lịch', halves: { first: 'nửa đầu', second: 'nửa sau' },
  countedAs: 'tính là tháng {month}', lunarDay: 'ngày {day} âm lịch',
  palacesOf: 'Mười hai cung {layer}', transformationsOf: 'Tứ Hóa {layer}', flowStarsOf: 'Sao lưu ({layer})',
  lists: { decades: 'Đại Hạn', luckPillars: 'Đại Vận', years: 'Lưu niên', months: 'Lưu nguyệt', days: 'Lưu nhật' }, ziwei: 'Tử Vi',
  nextDecade: 'Đại Hạn kế tiếp', noDecade: 'mười hai Đại Hạn đã hết',
  luckPillar: 'Đại Vận', nextLuckPillar: 'Đại Vận kế tiếp', beforeLuck: 'Chưa khởi vận', smallLuck: 'Tiểu Vận', inNatalVoid: 'rơi vào Không Vong',
  pillarsOfMoment: { year: 'Trụ năm', month: 'Trụ tháng', day: 'Trụ ngày', hour: 'Trụ giờ' },
  since: 'từ {from}', otherChoice: 'Lựa chọn khác',
  transitRules: {
    newYear: 'tuổi tăng theo năm', birthday: 'tuổi tăng vào sinh nhật âm lịch', sixPalaces: 'Đồng Hạn qua sáu cung', sequence: 'Đồng Hạn mỗi năm một cung',
    lifePalace: 'Đồng Hạn ở cung Mệnh', neighbour: 'Đồng Hạn ở cung trước Đại Hạn đầu', lunarDay: 'tháng nhuận đếm ngày như tháng thường', halves: 'tháng nhuận chia đôi', continue: 'tháng nhuận đếm tiếp',
    hour: 'Tiểu Vận từ trụ giờ', fixed: 'Tiểu Vận theo nam nữ',
  },
  momentBy: 'thời điểm theo {clock}',
};

// biome-ignore format: by groups, several to a line
export const depthText: DepthTextWords = {
  starsOf: 'Thần sát trụ {pillar}', relations: 'Quan hệ can chi', relation: '{relation} {of}', monthCommand: 'Nhân nguyên tư lệnh', branchCommands: 'Can tư lệnh của bốn chi', monthGod: 'Thập thần của can tư lệnh tháng', dayOfMonth: 'ngày thứ {day} sau tiết',
  tables: { ziping: 'theo Tử Bình Chân Thuyên', common: 'theo bảng thông dụng', sanming: 'theo Tam Mệnh Thông Hội', korean: 'theo bảng của Hàn Quốc' },
  roots: 'Thông căn', shown: 'Thấu can', seasons: 'Vượng tướng hưu tù tử', support: 'Đắc lệnh, đắc địa, đắc thế', rooted: 'có gốc ở {pillars}', rootless: 'không có gốc',
  helpers: 'trong bảy chữ có {helpers} chữ trợ, {others} chữ không',
  monthPattern: 'Cách cục theo tháng', byMonth: 'theo nguyệt lệnh', byExposure: 'theo thấu can',
  rules: {
    blade: 'tháng Nhẫn', lu: 'tháng Lộc', peer: 'bản khí là Tỷ Kiếp', main: 'bản khí', mainShown: 'bản khí {stems} thấu', otherShown: 'tàng can {stems} thấu',
    noneShown: '{stems} không thấu',
  },
  yearAndBureau: 'Bản Mệnh và Cục', yearElement: 'Bản Mệnh', bureauElement: 'Cục', elementRelations: relations,
  ziDoujun: 'Đẩu Quân năm Tý', yearAndLife: 'Âm dương', polarities: 'năm {year}, cung Mệnh {lifePalace}', orders: { accord: 'Âm dương thuận lý', contrary: 'Âm dương nghịch lý' },
  nightCry: 'Giờ dạ đề', nightCryBirth: { in: 'trùng giờ sinh', notIn: 'không trùng giờ sinh' },
  structure: 'Cách cục đặc biệt', met: 'đạt', notMet: 'không đạt', boneWeight: 'Cân xương', weight: '{liang} lượng {qian} chỉ', dayAlmanac: 'Trực và nhị thập bát tú',
  none: 'không có', between: ' ',
};

// biome-ignore format: by groups, several to a line
export const dayText: DayWords = {
  hourUnknown: 'Không rõ giờ sinh',
  charts: '{count} lá số của ngày', fitting: '{shown} trong {count} lá số của ngày phù hợp', chartLines: 'theo đồng hồ ở đó; cuối dòng là tham số lập lá số ấy',
  same: 'Chung cho mọi lá số', sameStars: 'Sao ở cùng cung trong mọi lá số', ziweiIn: 'Tử Vi ở {branch}', bodyIn: 'Thân cư {palace}', patterns: 'cách cục', none: 'không có',
  disputes: { late_zi_hour: 'giờ Tý muộn, các phái đổi ngày khác nhau', leap_month_day: 'tháng nhuận, các phái tính khác nhau', calendar_differs: 'âm lịch các nước khác nhau', unsettled_month_start: 'ngày đầu tháng âm lịch chưa chắc' },
};

// biome-ignore format: by groups, several to a line
export const variantText: VariantWords = {
  variants: 'Các lá số khác của cùng ngày giờ sinh', thisChart: 'Lá số này', others: 'Có {count} lá số khác', showing: '{shown} trong {count} lá số khác phù hợp',
  choiceLines: 'xếp theo số thiết lập phải đổi; trong ngoặc là tham số, chỉ cần một', showsAll: 'Lá số này khớp hoàn toàn', showsOtherwise: 'Lá số này khác ở: {members}',
  nearest: 'Gần nhất; khác ở: {members}', noNearer: 'Không lựa chọn nào gần hơn', same: 'Lựa chọn không đổi gì', becomes: ' → ', or: ' hoặc ', and: ', ',
  // biome-ignore format: one line
  clockShifts: { '-60': 'trừ một giờ mùa hè ({time})', 60: 'đồng hồ nơi đó chậm một giờ ({time})', 120: 'đồng hồ nơi đó chậm hai giờ ({time})' },
  choices: {
    summerTime: 'không trừ giờ mùa hè ({time})', minute: 'đồng hồ chỉ {time}', skippedTime: 'giờ bị bỏ qua được hiểu là {time}', disambiguation: 'lần còn lại khi đồng hồ chỉ giờ này',
    leapMonth: 'tháng nhuận', timeZone: 'đồng hồ {zone}', calendarRegion: 'âm lịch {region}',
  },
  members: {
    yearPillar: 'Trụ năm', monthPillar: 'Trụ tháng', dayPillar: 'Trụ ngày', hourPillar: 'Trụ giờ', lunarDate: 'Ngày âm lịch', lifePalace: 'Cung Mệnh', bodyPalace: 'Cung Thân', bureau: 'Cục',
    mainStar: 'Chính tinh', lifeRuler: 'Mệnh Chủ', bodyRuler: 'Thân Chủ', decadeStart: 'Đại Hạn', smallLimitRun: 'Tiểu Hạn', growthStart: 'Vòng Tràng Sinh', growthPhases: 'Tràng Sinh của Tứ Trụ', transformations: 'Tứ Hóa', otherStars: 'Các sao khác',
  },
  decades: { forward: 'từ {age} tuổi, thuận', backward: 'từ {age} tuổi, nghịch' }, stars: '{count} sao khác cung hoặc khác trạng thái',
};

// biome-ignore format: by groups, several to a line
export const flights: FlightWords = {
  flightsOf: 'Phi Hóa {palace} (can {stem})', selfKinds: { outward: 'Ly tâm', inward: 'Hướng tâm' },
  landsIn: 'vào {palace}', stays: 'Tự Hóa', roleOf: '{role} của {of}', rolesFrom: 'Đếm các cung từ {palace}',
};

// biome-ignore format: a row
export const guest: GuestWords = { title: '{guest} trong lá số của {host}', palaceOf: '{palace} của {guest}', landsIn: '{star} vào {palace}', seat: 'Nhập quái' };

// biome-ignore format: by groups, several to a line
export const pairText: PairTextWords = {
  pair: 'Hai người đặt cạnh nhau', people: { one: 'Người 1', other: 'Người 2' }, yearAlone: 'chỉ biết năm {year}', dayAlone: '{date}, không rõ giờ',
  palaceOfPerson: 'cung {palace} của {person}', ofPerson: '{thing} của {person}',
  yearIn: 'Năm sinh của {guest} ({branch}) trong lá số của {host}', opposite: 'xung chiếu {palace}',
  transformationsIn: 'Tứ Hóa năm sinh của {guest} trong lá số của {host}', palacesIn: 'Các cung của {guest} và chính tinh trong lá số của {host}',
  togetherInZiwei: 'Tử Vi, {one} và {other}', relationsAcross: 'Quan hệ giữa các trụ của {one} và các trụ của {other}', apart: 'cách {count} cung', sameBranch: 'cùng cung', yearBranch: 'Năm sinh', bureau: 'Cục', actsOn: '{from} → {to}',
  sharedStars: 'Sao có ở cả hai cung: {stars}', dayStems: 'Can ngày', groups: 'Nhóm địa chi đủ bộ khi ghép hai Tứ Trụ', seenBy: 'Thập thần các trụ của {seen} theo can ngày của {looker}',
  voidBy: 'Trụ của {seen} rơi vào Không Vong của {looker}', starsBy: 'Thần sát các trụ của {seen} tra theo Tứ Trụ của {looker}', phasesBy: 'Vòng Tràng Sinh theo can ngày của {looker} trên các chi của {seen}',
  elementsOf: 'Ngũ hành của {person}', nayin: 'Nạp âm {pillar}', yearTransformations: 'Tứ Hóa lưu niên của thời điểm trong lá số của {host}', luckRelations: 'Quan hệ giữa Đại Vận của {one} và Đại Vận của {other}',
  changes: '{one} và {other} đổi Đại Vận cách nhau không quá một năm', change: 'vận {number}, {date}', none: 'không có',
};

// biome-ignore format: by groups, several to a line
export const daysText: DaysTextWords = {
  daysOfPerson: 'Các ngày so với lá số', weekdays: 'T2 T3 T4 T5 T6 T7 CN', found: '{count} trong {days} ngày', leftOut: 'Số ngày không hợp điều kiện', missed: '{condition} {days}',
  officer: 'trực {officer}', voidBy: 'Không Vong theo {pillars}', yearBreak: 'tuế phá', monthBreak: 'nguyệt phá', clash: 'xung {pillar}', stars: 'thần sát',
};

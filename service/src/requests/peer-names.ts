// Names in other services, libraries and forms for the parameters of a birth, a calendar, a clock, a place or a convention. A name that contains one of these
// words is rejected with a suggestion, since ignoring it could give a wrong chart. Collected from public documents; the test names the document of each.

import { BRANCH_IDS } from 'beichen/glossary';

/** Names with one meaning. */
export interface PeerName {
  /** Whole names: lower case, without diacritics, separators and words such as "birth" or "is" around them. */
  readonly whole: string;
  /** Words that identify a longer name; with `+` all of them together. */
  readonly words?: string;
  /** Words in scripts without spaces. A single character matches only as a whole name. */
  readonly parts?: string;
  /** Our parameters for the name: the first one that the table has; with `+` several together; with `=` one with a value. */
  readonly ours: readonly string[];
  /** Our values, each with theirs. */
  readonly values?: Readonly<Record<string, string>>;
  /** True if the name has this meaning only with one of those values. */
  readonly onlyWithValue?: true;
  /** True if the first parameter is skipped when it was also sent: `year` beside `date` is the year of the moment. */
  readonly unlessSent?: true;
  /** The problem whose sentence explains more than our name does. */
  readonly problem?: 'halfDay' | 'summerTime';
}

const YES = 'true 1 yes y on';
const NO = 'false 0 no n off';

/** More specific rows first: the first match counts. */
export const PEER_NAMES: readonly PeerName[] = [
  {
    whole: 'ampm meridiem halfday',
    words: 'ampm meridiem am+pm',
    parts: '上午 下午 午前 午後 오전 오후',
    ours: ['hour'],
    problem: 'halfDay',
  },
  {
    whole: 'dst summertime daylightsaving daylightsavings daylightsavingtime dstoffset giomuahe',
    words: 'dst daylight summer+time',
    parts: '夏令 夏时制 夏時制 サマータイム 서머타임 일광절약',
    ours: ['timeZone', 'hour'],
    problem: 'summerTime',
  },
  {
    whole: 'ambiguoustime fold later',
    words: 'ambiguous',
    ours: ['disambiguation'],
    values: { later: `later ${YES}`, earlier: `earlier ${NO}` },
  },
  {
    whole: 'fixleap adjustleap leaprule leapmonthmode leapmode',
    words: 'fix+leap adjust+leap leap+rule leap+mode',
    ours: ['leapMonthRule'],
    values: { split: YES, same: NO },
  },
  {
    whole: 'leap leapmonth run runyue yundal yunwol',
    words: 'leap intercalary intercalation embolismic runyue nhuan',
    parts: '闰 閏 윤달 윤월',
    ours: ['leapMonth'],
    values: { true: YES, false: NO },
  },
  { whole: 'agedivide', ours: ['ageAdvance'], values: { newYear: 'normal', birthday: 'birthday' } },
  {
    whole: 'horoscopedivide',
    ours: ['atYearBoundary', 'yearBoundary'],
    values: { lunarNewYear: 'normal', lichun: 'exact' },
  },
  {
    whole: 'yeardivide yearboundary yearstart newyear lichun yearsect',
    words: 'lichun year+divide year+boundary year+start',
    parts: '换年 換年 立春 입춘',
    ours: ['yearBoundary'],
    values: { lunarNewYear: 'normal newyear', lichun: 'exact lichun spring' },
  },
  {
    whole: 'astrotype plate plan panshi',
    words: 'astro+type',
    parts: '天盘 天盤 地盘 地盤 人盘 人盤',
    ours: ['plate'],
    values: { heaven: 'heaven sky 天盘 天盤', earth: 'earth ground 地盘 地盤', human: 'human man 人盘 人盤' },
  },
  {
    whole: 'flowstem flowyearstem flowmonthstem',
    words: 'flow+stem flow+sihua flow+mutagen',
    ours: ['flowTransformations'],
    values: { calendar: 'fivetigers', palace: 'palacestem' },
  },
  {
    whole: 'mutagens mutagen sihua fourtransformations transformations',
    words: 'mutagen mutagens sihua transformation transformations',
    parts: '四化 사화',
    ours: [
      'transformationsOfJia+transformationsOfWu+transformationsOfGeng+transformationsOfXin+transformationsOfRen+transformationsOfGui',
    ],
  },
  {
    whole: 'flowmonth liuyue flowmonthmethod',
    words: 'flow+month liuyue',
    parts: '流月',
    ours: ['flowMonthRule'],
    values: { monthBranch: 'fixed', yearPalace: 'yearmainhousedep' },
  },
  { whole: 'flowday liuri', words: 'flow+day liuri', parts: '流日', ours: ['flowDayRule'] },
  { whole: 'flowhour liushi', words: 'flow+hour liushi', parts: '流时 流時', ours: ['flowHourRule'] },
  { whole: 'flowyear', words: 'flow+year', ours: ['flowYearRule'] },
  {
    whole: 'huoling firebell fireandbell',
    words: 'fire+bell',
    parts: '火铃 火鈴',
    ours: ['fireBell'],
    values: { forward: 'hour', yearBranch: 'year' },
  },
  { whole: 'skyhorse heavenlyhorse', words: 'sky+horse', parts: '天马 天馬', ours: ['tianma'] },
  {
    whole: 'changsheng zhangsheng trangsinh lifestage',
    parts: '长生 長生',
    ours: ['growthDirection', 'growthOfEarth'],
  },
  { whole: 'sect', words: 'sect', ours: ['dayBoundary'], values: { zi: '1', midnight: '2' } },
  {
    whole: 'daydivide dayboundary daystart daychange daymode zihour zimode earlyzi latezi nightzi yaja yajasi',
    words: 'zi yaja zaozi wanzi day+divide day+boundary day+start day+rollover',
    parts: '子时 子時 早子 晚子 夜子 야자시 조자시',
    ours: ['dayBoundary'],
    values: { zi: 'forward next tomorrow 23', midnight: 'current today 24' },
  },
  {
    whole: 'lmt localmeantime meantime',
    words: 'lmt mean+time',
    ours: ['solarTime'],
    values: { mean: YES, clock: NO },
  },
  {
    whole: 'truesolar truesun solartime apparent apparentsolar sundial timemode timebasis zhentaiyang',
    words: 'solar+time true+solar true+sun time+basis time+mode sundial',
    parts: '真太阳 真太陽 太阳时 太陽時 地方时 地方時 진태양 태양시',
    ours: ['solarTime', 'atSolarTime'],
    values: {
      apparent: `${YES} truesolar true_solar apparent`,
      mean: 'mean meansolar mean_solar lmt',
      clock: `${NO} standard civil clock`,
    },
  },
  {
    whole: 'solar gregorian yangli gongli duonglich',
    parts: '公历 公曆 阳历 陽曆 西历 西曆 西暦 新暦 양력',
    ours: ['calendar'],
    values: { solar: YES, lunar: NO },
  },
  {
    whole: 'lunardate lunarbirthday lunardatetime lunarinfo lunaryear lunarmonth lunarday',
    words: 'lunar+date lunar+datetime lunar+year lunar+month lunar+day lunar+birthday lunar+info',
    ours: ['date+calendar=lunar', 'lunarDate', 'lunarMonth+lunarDay'],
  },
  {
    whole: 'lunar nongli yinli amlich eumnyeok',
    words: 'lunar nongli yinli amlich',
    parts: '农历 農曆 農歷 阴历 陰曆 陰歷 旧历 舊曆 旧暦 陰暦 음력',
    ours: ['calendar', 'lunarDate', 'lunarMonth+lunarDay'],
    values: { lunar: `${YES} lunar`, solar: `${NO} solar` },
  },
  {
    whole: 'calendar cal caltype datetype sl solarlunar lich',
    words: 'calendar caltype',
    parts: '历法 曆法 暦法 달력 양음력',
    ours: ['calendar', 'calendarRegion'],
    // biome-ignore format: a value a row
    values: {
      lunar: 'lunar l nongli yinli chinese am 农历 農曆 阴历 陰曆 음력 旧暦', solar: 'solar s gregorian yangli gongli duong 公历 陽曆 阳历 양력 新暦',
      china: 'china chinese cn', vietnam: 'vietnam vietnamese vn', korea: 'korea korean kr', japan: 'japan japanese jp',
    },
  },
  {
    whole: 'type kind mode datemode',
    ours: ['calendar'],
    values: {
      lunar: 'lunar nongli yinli 农历 農曆 阴历 陰曆 음력 旧暦',
      solar: 'solar gregorian yangli gongli 公历 公曆 阳历 陽曆 양력 新暦',
    },
    onlyWithValue: true,
  },
  {
    whole: 'female woman',
    words: 'female',
    ours: ['gender'],
    values: { female: YES, male: NO },
  },
  {
    whole: 'sex gender gen male man xingbie xb seibetsu gioitinh phai',
    words: 'sex gender male',
    parts: '性别 性別 성별',
    ours: ['gender'],
    values: {
      male: `m male man boy ${YES} 男 男性 남 남자 nam`,
      female: `f w female woman girl 2 ${NO} 女 女性 여 여자 nữ nu`,
    },
  },
  {
    whole: 'tzoffset utcoffset timezoneoffset zoneoffset utc gmt gmtoffset offset',
    words: 'tzoffset utc utcoffset gmt offset',
    ours: ['utcOffset', 'timeZone', 'atTimeZone', 'after'],
  },
  {
    whole: 'tz tzid zone iana timezone tzone muigio',
    words: 'tz tzid timezone tzone zone',
    parts: '时区 時區 時差 タイムゾーン 시간대',
    ours: ['timeZone', 'atTimeZone', 'after'],
  },
  {
    whole: 'lat latitude latitud vido',
    words: 'lat latitude',
    parts: '纬度 緯度 위도',
    ours: ['latitude', 'near', 'place', 'cityId'],
  },
  {
    whole: 'lon long lng longitude longitud kinhdo',
    words: 'lon lng longitude',
    parts: '经度 經度 経度 경도',
    ours: ['longitude', 'near', 'place', 'cityId', 'atLongitude'],
  },
  {
    whole: 'coordinates coordinate coords coord latlng latlon lnglat geo gps point geolocation',
    words: 'coordinates coords latlng latlon gps',
    parts: '坐标 座標 좌표',
    ours: ['place', 'near', 'latitude+longitude', 'cityId'],
  },
  { whole: 'citycode geonameid placeid locationid', ours: ['cityId', 'q'] },
  {
    whole: 'country countrycode nation region quocgia',
    words: 'country nation',
    parts: '国家 國家 나라 국가',
    ours: ['country', 'place', 'calendarRegion', 'cityId'],
  },
  {
    whole:
      'city town village place location loc birthplace pob address hometown locality province prefecture district county noisinh',
    words: 'city town place location birthplace pob hometown province',
    parts: '城市 出生地 地点 地點 出生地址 都市 도시 출생지',
    ours: ['place', 'q', 'cityId'],
  },
  { whole: 'sec secs second seconds ss giay', words: 'second seconds', parts: '秒 초', ours: ['second', 'time'] },
  {
    whole: 'm mi mm min mins minute minutes phut',
    words: 'minute minutes mins',
    parts: '分 分钟 分鐘 분',
    ours: ['minute', 'time', 'hour'],
  },
  {
    whole: 'timeindex hourindex shichenindex',
    words: 'time+index hour+index',
    ours: ['doubleHour', 'hour'],
    // The double hours of iztro: 0 and 12 are the two halves of 子.
    values: Object.fromEntries(
      ['ziEarly', ...BRANCH_IDS.slice(1), 'ziLate'].map((doubleHour, index) => [doubleHour, `${index}`]),
    ),
  },
  {
    whole: 'shichen doublehours sigan',
    words: 'shichen double+hour',
    parts: '时辰 時辰 시진',
    ours: ['doubleHour', 'hour'],
  },
  {
    whole: 'datetime isodate ymdhi ymdhm ymdhms dateandtime',
    words: 'datetime date+time',
    ours: ['date+time', 'at', 'date', 'from', 'year'],
    unlessSent: true,
  },
  {
    whole: 'h hh hr hrs hour hours shi gio giosinh hourlabel',
    words: 'hour hours',
    parts: '时 時 시 小时 小時 생시',
    ours: ['hour', 'time'],
  },
  {
    whole: 'moment when target targetdate transitdate transit atdate querydate horoscopedate liunian',
    words: 'transit horoscope liunian target+date query+date',
    parts: '流年',
    ours: ['at', 'from'],
  },
  {
    whole: 'start startdate from fromdate begin since startyear',
    words: 'start+date from+date start+year from+year',
    ours: ['from', 'fromYear', 'year'],
  },
  {
    whole: 'end enddate to todate until endyear years',
    words: 'end+date to+date end+year to+year',
    ours: ['to', 'toYear', 'year'],
  },
  {
    whole: 'time tob clock clocktime',
    words: 'time clock tob',
    parts: '时间 時間 時刻 시간 시각',
    ours: ['time', 'hour'],
  },
  { whole: 'count', ours: ['limit', 'toYear'] },
  { whole: 'limit size top max maxrows maxresults perpage pagesize num rows results take', ours: ['limit'] },
  { whole: 'page pageno pagenumber cursor', ours: ['after'] },
  {
    whole: 'y yy yyyy year nian nam',
    words: 'year',
    parts: '年',
    ours: ['date', 'fromYear+toYear', 'year', 'at'],
    unlessSent: true,
  },
  {
    whole: 'mo month months yue thang',
    words: 'month',
    parts: '月',
    ours: ['date', 'lunarMonth', 'month', 'year', 'at'],
    unlessSent: true,
  },
  {
    whole: 'd dd day days dayofmonth ri ngay',
    words: 'day',
    parts: '日',
    ours: ['date', 'lunarDay', 'year', 'at'],
    unlessSent: true,
  },
  {
    whole: 'date dob bday birthday birthdate ymd born solardate ngaysinh seinengappi',
    words: 'date dob birthday birthdate born',
    parts: '生日 出生 生年月日 생년월일 생일 日期 诞生 誕生',
    ours: ['date', 'lunarMonth+lunarDay', 'year', 'at'],
    unlessSent: true,
  },
  {
    whole: 'language locale hl langcode ngonngu',
    words: 'language locale',
    parts: '语言 語言 言語 언어',
    ours: ['lang'],
  },
  {
    whole: 'bazi sizhu fourpillars eightcharacters eightchar ganzhi saju',
    words: 'bazi',
    parts: '八字 四柱 사주',
    ours: ['pillars', 'matchPillars'],
  },
  {
    whole: 'algorithm school liupai paibie',
    words: 'algorithm school',
    parts: '流派 派别 유파',
    ours: ['school'],
    values: { common: 'default', zhongzhou: 'zhongzhou' },
  },
];

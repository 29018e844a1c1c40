// The service's texts in Japanese. Literals only.

import type { Words } from '../words.ts';

export const words: Words = {
  problems: {
    invalid_parameters: { title: '正しくないパラメーターがあります', detail: '次の項目を確認してください：{names}。' },
    malformed_body: {
      title: 'リクエストの本文を読み取れません',
      detail:
        '本文は、UTF-8の一つのJSONオブジェクト、urlencoded形式のフォーム、またはmultipart形式のフォームにしてください。「{」で始まる本文はJSONとして読みます。',
    },
    malformed_request: {
      title: 'リクエストを読み取れません',
      detail: 'HTTP/1.1の正しい形式のリクエストではありません。',
    },
    url_not_percent_encoded: {
      title: 'URLがパーセントエンコードされていません',
      detail: 'URLの中のASCII以外の文字は、パーセントエンコードしてください。curlでは次のようにします：{command}',
    },
    not_found: { title: 'このURLには何もありません', detail: '利用できるもの：{endpoints}。' },
    method_not_allowed: { title: 'このメソッドは使えません', detail: 'ここで使えるメソッド：{allow}。' },
    request_timeout: {
      title: 'リクエストの受信に時間がかかりすぎました',
      detail: 'リクエスト全体が{seconds}秒以内に届く必要があります。',
    },
    content_too_large: { title: 'リクエストの本文が大きすぎます', detail: '本文は{bytes}バイトまでです。' },
    uri_too_long: {
      title: 'URLが長すぎます',
      detail: 'URLは{bytes}バイトまでです。パラメーターをPOSTの本文で送ってください。',
    },
    unsupported_media_type: {
      title: 'このメディアタイプは読み取れません',
      detail:
        'application/json、application/x-www-form-urlencoded、multipart/form-dataのいずれかを、圧縮せずに送ってください。',
    },
    expectation_failed: {
      title: 'Expectの要求に応じられません',
      detail: 'Expectヘッダーに指定できるのは100-continueだけです。',
    },
    rate_limited: {
      title: 'リクエストが多すぎます',
      detail:
        '一つのIPアドレスからのリクエストは、{window}秒ごとに{limit}回までです。{seconds}秒後にもう一度お試しください。同じIPアドレスを使う人（ホスト型AIアシスタントの利用者など）は、この上限を共有します。',
    },
    headers_too_large: {
      title: 'リクエストヘッダーが大きすぎます',
      detail: 'リクエスト行とヘッダーは、合わせて{bytes}バイトまでです。',
    },
    internal_error: { title: 'サービスの内部で障害が起きました', detail: 'リクエストではなく、サービス側の障害です。' },
    not_ready: {
      title: 'サービスは起動中または停止中です',
      detail: 'リクエストには応答しますが、新しいリクエストは別のプロセスに送ってください。',
    },
    overloaded: { title: 'サービスが混み合っています', detail: '{seconds}秒後にもう一度お試しください。' },
  },
  parameterProblems: {
    required: '必須パラメーターがありません：{parameter}。',
    requiredCity: '必須パラメーターcityIdがありません。{findPlaces}<地名> で探せます。',
    requiredHour:
      '必須パラメーターhourがありません。時刻がわからなければ命盤は作成できません。時刻が不明なときは、{day} がその日のすべての命盤を返します。',
    requiredSearch: '必須パラメーターqがありません。cityIdで一つの場所を、nearで近くの場所を調べることもできます。',
    resembles: '「{given}」というパラメーターはありません。{suggestion} のことですか。',
    unreadable: '{parameter}は、正しくパーセントエンコードされたUTF-8ではありません。',
    meant:               '{parameter} は {suggestion} と指定してください。「{given}」は読み取れません。',
    notADate: '{parameter}はYYYY-MM-DDの形式で指定してください。',
    notAnInteger: '{parameter}は1桁か2桁の整数で指定してください。',
    notACountry: '{parameter}は2文字の国コード（ISO 3166-1）で指定してください。',
    notAPoint: '{parameter}は、39.9,116.4や39°54′N 116°24′Eのように緯度と経度で指定してください。',
    notOneValue: '{parameter}は一つの値で指定してください。配列やオブジェクトは使えません。',
    notAText: '{parameter}は文字列で指定してください。',
    notANumber: '{parameter}は数値で指定してください。',
    notABoolean: '{parameter}はtrueかfalseで指定してください。',
    isAFile: '{parameter}はファイルではなく、通常のフォームの項目で送ってください。',
    outOfRange: '{parameter}は{min}～{max}の範囲で指定してください。',
    dateOutOfRange: '{first}から{last}までの生年月日に対応しています（旧暦1645年～2199年）。',
    pointOutOfRange: '{parameter}は、緯度（-90～90）、経度（-180～180）の順に指定してください。',
    meantChoice:         '{parameter} は次のいずれかです：{allowed}。「{given}」は {suggestion} と指定してください。',
    notAllowed: '{parameter}は次のいずれかにしてください：{allowed}。「{given}」はこの中にありません。',
    notAllowedInList:
      '「{given}」は{parameter}に指定できません。指定できるもの：{allowed}。最も近いのは{suggestion}です。',
    unknownCountry: 'コードが{given}の国や地域の場所は収録していません。',
    notASpokenLanguage: '応答できる言語は{allowed}です。zh-CN、zh-TW、en-USなどのタグは、このいずれかとして扱います。',
    notAZoneOfThePlace: '{parameter}は、その場所について示されたタイムゾーンから選んでください：{allowed}。',
    notACity:
      'cityIdが「{given}」の場所はありません。cityIdは完全に一致する必要があります。{findPlaces}<地名> で探せます。',
    notOnePlace:
      '「{given}」がどの場所かを一つに決められません。利用者に選んでもらい、cityIdを送ってください。{findPlaces}<地名> でさらに探せます。',
    unknownField: '「{given}」という項目はありません。最も近いのは{suggestion}です。',
    noSuchDate: '{given}という日付はありません。',
    noSuchLunarDate: '旧暦に{given}という日付はありません。月は1から12までです。',
    noSuchLunarDay: '旧暦{year}年{month}月は{lastDay}日までです。',
    noSuchLeapDay: '旧暦{year}年閏{month}月は{lastDay}日までです。',
    noSuchLeapMonth: '旧暦{year}年に閏{month}月はありません。',
    skippedHour:
      'この日は時計が進められ、この時刻は存在しません。{disambiguation}=rejectを指定しなければ、変更前の時差で読みます。',
    skippedDay: '出生地は日付変更線の反対側に移り、この日は存在しません。',
    repeatedHour:
      'この日は時計が戻され、この時刻が二度ありました。{disambiguation}=earlierまたはlaterで、どちらかを指定できます。',
    tooLong: '{parameter}は{max}文字までです。',
    twoValues: '{parameter}に異なる二つの値が送られました。',
    leapMonthOfSolarDate: 'leapMonth=trueにはcalendar=lunarが必要です。新暦に閏月はありません。',
    requiredSpan: 'month、year、date、lunarDateのいずれかが必要です。',
    notAMonth: '{parameter}はYYYY-MMの形式で指定してください。',
    notAYear: '{parameter}は4桁の年で指定してください。',
    leapMonthOfNoDate: 'leapMonth=trueにはlunarDateが必要です。閏月になりうるのは旧暦の日付だけです。',
    severalSpans: 'month、year、date、lunarDateは一つだけ送ってください。{given}を同時に指定することはできません。',
    notAMoment:
      '{parameter}は、現地時刻（2027-02-10T08:30など）、時点（2027-02-10T00:30Zなど）、日付（2027-02-10など）、月（2027-06など）、または年（2027など）で指定してください。',
    daysOfAYear: '日ごとの一覧には、{parameter}に2027-06のような月か日付を指定してください。「{given}」は一年全体です。',
    notALongitude: '{parameter}は、116.4のように十進表記の度で指定してください。',
    momentOutOfRange: '{parameter}は旧暦2199年まで、時刻は00:00:00～23:59:59で指定してください。',
    beforeBirth: '{parameter}が出生（{born}）より前です。',
    notAZone: '{parameter}は、Asia/ShanghaiのようなIANAタイムゾーンで指定してください。',
    unknownId: '「{given}」という{parameter}はありません。最も近いのは{suggestion}です。',
    notAStanding: '{parameter}は、星とその位置で指定してください。tanlang@spouseは宮、tanlang:chenは地支を示します。',
    hourOfDay: '{parameter}はここでは使えません。時刻がわかっている人の命盤は一つで、{chart} で得られます。',
    notFourPillars:
      '{parameter}は年・月・日・時の四柱で、それぞれ六十干支の一つを、庚午またはgeng-wuのように指定してください。不明な柱は_とします。',
    leapMonthOfNoLunarDate: '{parameter}にはmatchLunarDateが必要です。',
    requiredFact: '命盤についてわかっていることを一つ以上指定してください。pillars、mainStar、star、lunarDayなどを送ってください。',
    notAPillar:
      '{parameter}は干支をIDまたは漢字で、わからない部分を_として指定してください：bing-yin、丙寅、bing-_、_寅。',
    noSuchPair: '{parameter}：「{given}」という干支はありません。陽干は陽支と、陰干は陰支と組みます。',
    notAFormOfThePattern: '格局{given}に{form}という形はありません。使える形：{allowed}。',
    notACursor: '{parameter}は、前のページの応答にあるnextをそのまま送ってください。',
    tooManyYears: '{parameter}は{min}～{max}の範囲で指定してください。一度に調べられるのは{most}年までです。',
    tooManyPatterns: '{parameter}に格局が{given}個あります。一度に調べられるのは{max}個までです。よくある格局を省いてください。',
    cleanWithoutPattern: 'cleanにはpatternが必要です。',
    zoneWithoutCity: 'timeZoneにはcityIdが必要です。その場所のタイムゾーンの一つを指定するものです。',
    otherPillar: '{parameter}は{given}ですが、pillarsと一致しません。',
    longitudeWithoutZone: '{parameter}にはatTimeZoneが必要です。両方を含むatCityIdを送ることもできます。',
    sunWithoutLongitude:
      'atSolarTime={given}には経度が必要です。atCityId、またはatTimeZoneとatLongitudeを送ってください。',
  },
  warnings: {
    unknown_parameter: '「{given}」というパラメーターはないため、無視しました。',
    name_shortened: '氏名を{max}文字に縮めました。',
    name_unreadable: '氏名の一部を読み取れなかったため、読み取れた部分だけを示します。',
    q_ignored: 'cityIdまたはnearで調べたため、qは使いませんでした。',
    near_ignored: 'cityIdで調べたため、nearは使いませんでした。',
    country_ignored: 'cityIdで調べたため、countryは使いませんでした。',
    places_are_far: '収録している最も近い場所でも{kilometres} km離れています。座標を確認してください。',
    place_taken: '出生地「{given}」を{place}（{cityId}）としました。',
    place_ignored: 'cityIdで調べたため、placeは使いませんでした。',
    at_place_taken: '時点の場所「{given}」を{place}（{cityId}）としました。',
    at_place_ignored: 'atCityIdで調べたため、atPlaceは使いませんでした。',
    longitude_ignored: 'atCityIdで調べたため、atLongitudeは使いませんでした。',
    contradiction:
      '次の条件をすべて満たす生年月日時は、どの年にもありません：{conditions}。どれか一つを外すと見つかります。',
    solar_time_only: 'これらの時刻は太陽時で、時計の時刻ではありません。出生地を指定すると、現地の時計の時刻も示します。',
    read_as_gb18030: '{parameter}はUTF-8ではなかったため、GB18030として読みました。',
  },
  almanac: {
    name: '暦',
    newYear: '旧正月 {pair}年（{zodiac}年）',
    month: '旧暦{month}の1日',
    days: '{days}日',
    calendars: { china: '中国の旧暦（農暦）', vietnam: 'ベトナムの旧暦', korea: '韓国の旧暦', japan: '日本の旧暦' },
    weekdays: ['月', '火', '水', '木', '金', '土', '日'],
    lunarDay: '{day}日',
    lunarFirst: '{leap}{month}月',
    newMoon: '朔',
    fullMoon: '望',
    terms: '二十四節気', newMoons: '朔', fullMoons: '望', lunarYear: '旧暦{pair}年（{zodiac}年）',
  },
  births: {
    found: '{count}件 · {fromYear}～{toYear}年 · {clock}',
    bySun: '東経{longitude}度の太陽時による',
    byStandardTime: '中国の標準時（UTC+8）による',
    byClock: '{place}の時計で表示',
    change: '{time}から{pillars}',
    genders: { male: '男性のみ', female: '女性のみ' },
    next: '次のページ：{after}',
  },
  nothingFound: '場所が見つかりません。別の表記、漢字またはローマ字の地名、近くの大きな都市でお試しください。',
  disclaimer: '検証された予言ではなく、内省のための伝統的な象徴体系です。計算した構造のみを示し、解釈はしません。',
  listSeparator: '、',
};

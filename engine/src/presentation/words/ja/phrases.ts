// Japanese sentences, and separators of names.

import type { Phrases } from '../words.ts';

// biome-ignore format: by groups, several to a line
export const phrases: Phrases = {
  joins: { stemBranch: '', pairs: ' ', stars: '・' },
  borrowed: '{stars}（借星）',
  rarityBasis: '命宮にこの主星がある人の割合です。暦のすべての年・日・時を数え、出生は均等に分布するとみなしています。',

  lunar: {
    date: '{year}年{leap}{month}月{day}日',
    monthName: '{leap}{month}月',
    leap: '閏',
    digits: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    months: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
    days: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30'],
  },

  zones: { 'Asia/Shanghai': '北京時間', 'Asia/Urumqi': '新疆時間' },
  regions: { china: '中国', vietnam: 'ベトナム', korea: '韓国', japan: '日本', vietnamNorth: 'ベトナム（北部）' },
  clocks: { apparent: '真太陽時', mean: '平均太陽時', clock: '標準時' },
  which: { earlier: '早いほう', later: '遅いほう' },
  away: { seconds: ['{n}秒', '{n}秒'], minutes: ['{n}分', '{n}分'], both: '{minutes}{seconds}' },
  warnings: {
    minute_assumed: '分の指定がないため、0分として計算しました。',
    near_double_hour: '出生時刻は、{clock}で{other}の刻との境からわずか{away}です。少しずれると別の命盤になります。',
    near_midnight: '出生時刻は、{clock}で午前0時からわずか{away}です。選んだ規則では、ここで日が変わります。',
    double_hour_told: '伝えられた{own}の刻をそのまま用い、補正していません。分が不明なため、大運の始まりは最大{n}日前後し、示した時刻は刻の中央のものです。',
    zi_half_assumed: '子の刻は午前0時をはさみます。{date}の初め、午前0時からの1時間を取り、その日の終わりの1時間ではないものとしました。',
    near_solar_term: '出生時刻は、{other}の節入りからわずか{away}です。少しずれると月柱が変わります。',
    near_start_of_spring: '出生時刻は、{other}の節入りからわずか{away}です。少しずれると年柱と月柱が変わります。',
    clock_hour_differs: '時計の時刻では{other}の刻、{clock}では{own}の刻です。時計の時刻で計算するプログラムでは別の命盤になります。',
    clock_day_differs: '時計の時刻では{otherDate}、{clock}では{ownDate}です。時計の時刻で計算するプログラムでは別の命盤になります。',
    clock_month_differs: 'サマータイムを除かないと、時計の時刻は月が変わる節入りを過ぎています。時計の時刻で計算するプログラムでは月柱が別になります。',
    earth_plate_of_quarter: '出生時刻は{clock}で生まれた刻の最初の15分に当たります。中州派はこの場合、地盤を用います。',
    human_plate_of_quarter: '出生時刻は{clock}で生まれた刻の最後の15分に当たります。中州派はこの場合、人盤を用います。',
    late_zi_hour: '出生時刻は{clock}で23:00～24:00（夜子時）です。日が変わったとみるかは流派によって異なります。',
    leap_month_day: '閏{month}月{day}日をどの月に数えるかは、流派によって異なります。',
    leap_month_exists: '旧暦{year}年には{month}月と閏{month}月があります。ここでは平月の{month}月としました。',
    repeated_hour: 'この日は時計が戻され、この時刻が二度ありました。ここでは{taken}を採りました。',
    skipped_hour: 'この日は時計が進められ、この時刻は存在しません。変更前の時差で読みました。変更後の時差では{shown}にあたります。',
    two_time_zones: '出生地では二つの標準時が使われています。採用した標準時：{zone}。',
    zone_border_near: '出生地の近くに別の標準時を使う土地があります。{zone}を採用し、UTCとの差を{offset}としました。{otherZone}なら差は{otherOffset}です。',
    local_mean_time: '標準時の実施前、出生地は地方平均時を用いていました。経度によるUTCとの差：{offset}。',
    old_style_possible: 'その地の文書は{last}までユリウス暦で日付を記していました。グレゴリオ暦として読みましたが、ユリウス暦の日付であれば別の日になります。',
    old_style_gap: 'その地に{date}と書かれた日はありません。ユリウス暦{from}の翌日がグレゴリオ暦{to}でした。グレゴリオ暦の日付として読みました。',
    sundial_time: '当時のその地の時計は太陽に合わせてあり、示す時刻はすでに真太陽時で、補正の必要はありません。',
    zone_history_of_another_city: '{zone}の記録は一つの都市の時計のもので、この地方では別の時計が使われていた可能性があります。UTCとの差は{offset}としましたが、{otherOffset}の可能性もあります。',
    offset_given: '指定されたUTCとの差{offset}で時計を読みました。{zone}の記録では{otherOffset}です。',
    zone_sign_reversed: '{zone}のUTCとの差は{offset}です。この種の名称では符号が逆になります。',
    clock_far_from_sun: '時計はUTCとの差{offset}で読みましたが、経度から見た出生地とUTCの差は{sunOffset}です。どちらかの符号が逆かもしれません。',
    unsettled_month_start: '朔が真夜中のごく近くにあり、旧暦の月がどの日に始まるかは、そのときの地球の自転で決まります。',
    calendar_differs: '旧暦の日付が、{region}の暦と{otherRegion}の暦とで異なります。ここでは{region}の暦を採りました。',
  },
};

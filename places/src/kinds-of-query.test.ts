// Queries of people, kind by kind, and the place that most of them mean. Expected places are common knowledge, named by their English
// label's beginning, since ids say nothing to a reader.

import { describe, expect, test } from 'vitest';
import { loadGazetteer } from './node.ts';
import { placeLabel } from './place.ts';

const { search } = await loadGazetteer();

// biome-ignore format: one kind a paragraph, one query and its place a line
const KINDS: Readonly<Record<string, readonly (readonly [query: string, label: string])[]>> = {
  'kana, either kind, any width': [
    ['とうきょう', 'Tokyo'],     ['トウキョウ', 'Tokyo'],   ['ﾄｳｷｮｳ', 'Tokyo'],         ['おおさか', 'Osaka'],       ['オオサカ', 'Osaka'],
    ['きょうと', 'Kyoto'],       ['さっぽろ', 'Sapporo'],   ['よこはま', 'Yokohama'],   ['なごや', 'Nagoya'],         ['ふくおか', 'Fukuoka'],
    ['ひろしま', 'Hiroshima'],   ['せんだい', 'Sendai'],
  ],
  'a slip that is a rare name of a smaller place, but no name of a village of its own': [
    ['Hanio', 'Hanoi'],          ['Millan', 'Milan, Milano'], ['Loudon', 'Loudon, Loudon County'], ['Kingstown', 'Kingstown, Saint George'],
  ],
  'France, abridged and counted': [
    ['Neuilly s/ Seine', 'Neuilly-sur-Seine'], ['Rosny s/s Bois', 'Rosny-sous-Bois'], ['Lyon 2e', 'Lyon 02'], ['Marseille, 4e arrondissement', 'Marseille 04'],
  ],
  'words of a conversation, of a chart, of a person': [
    ['hola, nací en Bilbao gracias', 'Bilbao'], ['natal chart for Mumbai', 'Mumbai'], ['time zone of Boise, Idaho', 'Boise'], ['donna, Verona', 'Verona'], ['你好，请帮我排盘，我在成都出生', 'Chengdu'],
    ['tử vi Hải Phòng', 'Haiphong'], ['부산 사주풀이', 'Busan'], ['tại nhà, Cần Thơ', 'Cần Thơ'], ['乾造 河北石家庄', 'Shijiazhuang'],
  ],
  'came into the world': [
    ['przyszedłem na świat w Kielcach', 'Kielce'], ['появился на свет в Туле', 'Tula'], ["j'ai vu le jour à Rouen", 'Rouen'], ['cất tiếng khóc chào đời tại Huế', 'Huế'], ['仙台で産声を上げた', 'Sendai'], ['전주에서 나고 자랐어요', 'Jeonju'],
  ],
  'names abridged, begun, joined, in a wide region': [
    ['V.Tàu', 'Vũng Tàu'], ['SD, California', 'San Diego'], ['edinb scot', 'Edinburgh'], ['Albury-Wodonga', 'Wodonga'], ['Norilsk, Siberia', 'Norilsk'], ['四国の徳島', 'Tokushima'], ['Carlsruhe, Baden', 'Karlsruhe'],
  ],
  'a state by its code': [
    ['Lucknow, UP', 'Lucknow, Lucknow District, Uttar Pradesh'], ['Puri OR', 'Puri, Odisha'], ['Salem, OR', 'Salem, Marion County, Oregon'], ['Kiel SH', 'Kiel'], ['Cluj CJ', 'Cluj-Napoca'], ['Bangsar, KL', 'Bangsar'],
  ],
  'a continent, a time zone, a capital for its province': [
    ['San José, Central America', 'San José, Costa Rica'], ['Alexandria, Africa', 'Alexandria, Egypt'], ['Советск Калининград', 'Sovetsk, Kaliningrad'], ['Миасс Челябинск', 'Miass'],
    ['America/Toronto', 'Toronto, Ontario'], ['America/La_Paz', 'La Paz, La Paz Department, Bolivia'], ['America/St_Johns', "St. John's"], ['Pacific/Efate', 'Port-Vila'],
  ],
  'a name again with its kind': [
    ['Suzhou, Suzhou Shi, China', 'Suzhou, Jiangsu'], ['La Plata (Partido de La Plata)', 'La Plata, Buenos Aires'],
  ],
  'a wrong character by sound or shape': [
    ['上诲', 'Shanghai'], ['海囗', 'Haikou'], ['拉撒', 'Lhasa'], ['张家扣', 'Zhangjiakou'],
  ],
  'titles cut short, initials before a city': [
    ['Pres. Prudente - SP', 'Presidente Prudente'], ['Cel. Fabriciano - MG', 'Coronel Fabriciano'], ['Nvo. Laredo, Tamps.', 'Nuevo Laredo'], ['Colo Springs', 'Colorado Springs'], ['PGH Manila', 'Manila'], ['MGH Boston', 'Boston'],
  ],
  'departments of France by number, old counties of Britain': [
    ['Bayonne (64)', 'Bayonne, Pyrénées-Atlantiques'], ['29200 Brest', 'Brest, Finistère'], ['Perth, Perthshire', 'Perth, Perth and Kinross'], ['Newtown, Montgomeryshire', 'Newtown, Sir Powys'], ['Bromley, Kent', 'Bromley'],
  ],
  'a quarter of a city, not a place abroad or a hamlet with both names': [
    ['Haga, Göteborg', 'Gothenburg'], ['San Nicolás, Buenos Aires', 'San Nicolás de los Arroyos'], ['봉천동', 'Gwanak-gu'], ['서울 신림동', 'Gwanak-gu'],
  ],
  'letters left out within a name': [
    ['Spfld, IL', 'Springfield'], ["L'ville, KY", 'Louisville'],
  ],
  'hangul': [
    ['서울', 'Seoul'],           ['서울특별시', 'Seoul'],   ['부산', 'Busan'],           ['대구', 'Daegu'],            ['수원시', 'Suwon'],
    ['전주', 'Jeonju'],          ['제주', 'Jeju'],          ['평양', 'Pyongyang'],       ['춘천', 'Chuncheon'],
  ],
  'the script of the country': [
    ['Москва', 'Moscow'],        ['санкт петербург', 'Saint Petersburg'], ['Орёл', 'Orël'],   ['Київ', 'Kyiv'],             ['Алматы', 'Almaty'],
    ['Αθήνα', 'Athens'],         ['ΘΕΣΣΑΛΟΝΙΚΗ', 'Thessaloníki'], ['القاهرة', 'Cairo'],    ['تهران', 'Tehran'],          ['تل أبيب', 'Tel Aviv'],
    ['תל אביב', 'Tel Aviv'],     ['กรุงเทพ', 'Bangkok'],     ['เชียงใหม่', 'Chiang Mai'],     ['दिल्ली', 'Delhi'],              ['मुंबई', 'Mumbai'],
    ['ঢাকা', 'Dhaka'],           ['சென்னை', 'Chennai'],      ['Երևան', 'Yerevan'],         ['თბილისი', 'Tbilisi'],       ['ភ្នំពេញ', 'Phnom Penh'],
    ['ວຽງຈັນ', 'Vientiane'],       ['አዲስ አበባ', 'Addis Ababa'],  ['ལྷ་ས་', 'Lhasa'],             ['މާލެ', 'Male, Kaafu'], ['Новосиб', 'Novosibirsk'],
  ],
  'big cities in a script from elsewhere': [
    ['Токио', 'Tokyo'],          ['Берлин', 'Berlin, State of Berlin'], ['パリ', 'Paris, Île-de-France'], ['ニューヨーク', 'New York City'], ['ソウル', 'Seoul'],
    ['뉴욕', 'New York City'],   ['도쿄', 'Tokyo'],         ['北京', 'Beijing'],          ['باريس', 'Paris, Île-de-France'], ['Пекин', 'Beijing'],
  ],
  'a country by its name in other languages': [
    ['München, Deutschland', 'Munich'], ['Wien, Österreich', 'Vienna'], ['Roma Italia', 'Rome'], ['Praha, Česko', 'Prague'], ['Warszawa Polska', 'Warsaw'],
    ['Sevilla, España', 'Sevilla'],  ['São Paulo, Brasil', 'São Paulo'],  ['Париж, Франция', 'Paris, Île-de-France'],  ['москва россия', 'Moscow'],
    ['東京 日本', 'Tokyo'],       ['パリ フランス', 'Paris, Île-de-France'],  ['Lagos, Portugal', 'Lagos, Faro'],
  ],
  'pinyin, with ü and apostrophes however they are typed': [
    ['lvliang', 'Lüliang, Shanxi'], ['lüliang', 'Lüliang, Shanxi'], ['lvshun', 'Lüshunkou'],  ["xi'an", 'Xi’an, Shaanxi'], ['Xī’ān', 'Xi’an, Shaanxi'],
    ['xi an', 'Xi’an, Shaanxi'],    ['Huhehaote', 'Hohhot'],        ['Haerbin', 'Harbin'],    ['Wulumuqi', 'Ürümqi'],
  ],
  'postal spellings and Wade-Giles': [
    ['Peking', 'Beijing'],       ['Nanking', 'Nanjing'],    ['Canton', 'Guangzhou'],     ['Tsingtao', 'Qingdao'],      ['Chungking', 'Chongqing'],
    ['Amoy', 'Xiamen'],          ['Swatow', 'Shantou'],     ['Mukden', 'Shenyang'],      ['Dairen', 'Dalian'],         ['Hsinchu', 'Hsinchu, Taiwan'],
    ['Kaohsiung', 'Kaohsiung'],  ['Taibei', 'Taipei'],
  ],
  'a county and what it lies in': [
    ['陕西蒲城', 'Pucheng, Weinan, Shaanxi'],  ['陕西省渭南市蒲城县', 'Pucheng, Weinan, Shaanxi'],  ['shaanxi pucheng', 'Pucheng, Weinan, Shaanxi'],
    ['Pucheng Shaanxi', 'Pucheng, Weinan, Shaanxi'],  ['Pucheng County, Shaanxi', 'Pucheng, Weinan, Shaanxi'],  ['长春市朝阳区', 'Chaoyang, Changchun'],
    ['辽宁朝阳', 'Chaoyang City, Liaoning'],  ['朝阳 辽宁', 'Chaoyang City, Liaoning'],  ['北京 朝阳', 'Chaoyang, Beijing'],  ['广东 深圳 南山', 'Nanshan, Shenzhen'],
    ['新疆喀什', 'Kashgar'],  ['新竹縣竹北市', 'Zhubei'],  ['台灣台中市西屯區', 'Xitun, Taichung'],  ['香港沙田', 'Sha Tin'],  ['澳门氹仔', 'Nossa Senhora do Carmo'],
  ],
  'words of an address around the name': [
    ['г. Екатеринбург', 'Yekaterinburg'],  ['Пермская область, Пермь', 'Perm'],  ['จังหวัดภูเก็ต', 'Phuket'],  ['อ.หาดใหญ่ จ.สงขลา', 'Hat Yai'],  ['Kab. Cilacap', 'Cilacap'],
    ['Ulm an der Donau', 'Ulm'],  ['Koblenz am Rhein', 'Koblenz'],
  ],
  'names of the Soviet Union, of Japan before the mergers, of islands': [
    ['Ленинабад', 'Khujand'],  ['г. Фрунзе, Киргизская ССР', 'Bishkek'],  ['Ревель', 'Tallinn'],  ['清水市', 'Shimizu-ku'],  ['コザ市', 'Okinawa'],
    ['Isla de Pascua', 'Hanga Roa'],  ['Lord Howe Island', 'Lord Howe Island'],  ['Resolute Bay', 'Resolute'],  ['Midway Islands', 'Midway Atoll'],
  ],
  'a district in English': [
    ['Chaoyang District, Beijing', 'Chaoyang, Beijing'],     ['Haidian District Beijing', 'Haidian, Beijing'],  ['Haidian, Beijing', 'Haidian, Beijing'],
    ['Pudong New Area, Shanghai', 'Pudong, Shanghai'],       ['Pudong New District', 'Pudong, Shanghai'],       ['Nanshan District, Shenzhen', 'Nanshan, Shenzhen'],
    ['Tianhe District, Guangzhou, China', 'Tianhe, Guangzhou'], ["Da'an District, Taipei", 'Da\'an, Taipei'],   ['Chaoyang, Changchun', 'Chaoyang, Changchun'],
  ],
  'a city and its state or country': [
    ['Springfield, Illinois', 'Springfield, Sangamon County, Illinois'], ['Springfield, IL', 'Springfield, Sangamon County, Illinois'],
    ['Paris, Texas', 'Paris, Lamar County, Texas'],  ['Paris TX', 'Paris, Lamar County, Texas'],  ['Paris, France', 'Paris, Île-de-France'],
    ['London, Canada', 'London, Middlesex County, Ontario'],  ['Cambridge, MA', 'Cambridge, Middlesex County, Massachusetts'],  ['Cambridge UK', 'Cambridge, Cambridgeshire'],
    ['Birmingham, Alabama', 'Birmingham, Jefferson County, Alabama'],  ['Hyderabad, Pakistan', 'Hyderabad, Sindh'],  ['Melbourne, Florida', 'Melbourne, Brevard County, Florida'],
    ['San José, Costa Rica', 'San José, Costa Rica'],  ['Vancouver BC', 'Vancouver, Metro Vancouver'],  ['Perth Scotland', 'Perth, Perth and Kinross'],
    ['美国纽约', 'New York City'],  ['马来西亚槟城', 'George Town'],  ['英国伦敦', 'London, Greater London'],  ['韩国首尔', 'Seoul'],
  ],
  'names in other languages, and names of old': [
    ['München', 'Munich'],       ['Muenchen', 'Munich'],    ['Wien', 'Vienna'],          ['Roma', 'Rome'],             ['Moskva', 'Moscow, Russia'],
    ['Saigon', 'Ho Chi Minh'],   ['Bombay', 'Mumbai'],      ['Madras', 'Chennai'],       ['Calcutta', 'Kolkata'],      ['Rangoon', 'Yangon'],
    ['Constantinople', 'Istanbul'], ['Kiev', 'Kyiv'],       ['北平', 'Beijing'],          ['奉天', 'Shenyang'],          ['迪化', 'Ürümqi'],
    ['归绥', 'Hohhot'],           ['崇文区', 'Chongwen, Beijing'], ['江干区', 'Jianggan, Hangzhou'], ['通县', 'Tongzhou, Beijing'],
  ],
  'one character': [
    ['京', 'Beijing'],  ['沪', 'Shanghai'],  ['滬', 'Shanghai'],  ['津', 'Tianjin'],  ['渝', 'Chongqing'],  ['港', 'Hong Kong'],  ['澳', 'Macau'],
  ],
  'slips of the hand': [
    ['Beijng', 'Beijing'],       ['Shagnhai', 'Shanghai'],  ['Hangzou', 'Hangzhou'],     ['Guagnzhou', 'Guangzhou'],   ['Londno', 'London, Greater London'],
    ['Sidny', 'Sydney, New South Wales'], ['Torronto', 'Toronto, Ontario'],
  ],
  'Japan outside its cities, with its county, under former names, in kana and Latin letters': [
    ['長野県北佐久郡軽井沢町', 'Karuizawa'],  ['虻田郡倶知安町', 'Kutchan'],  ['神奈川県三浦郡葉山町', 'Hayama'],  ['北海道標津郡中標津町', 'Nakashibetsu'],  ['河内町', 'Kawachi'],
    ['平泉町', 'Hiraizumi'],  ['静岡県清水町', 'Shimizu'],  ['熊本県鹿本郡植木町', 'Ueki'],  ['新潟県北魚沼郡小出町', 'Koide'],  ['幕別町', 'Makubetsu'],  ['かるいざわまち', 'Karuizawa'],
  ],
  'towns and townships of Korea in their counties': [
    ['정선군 사북읍', 'Sabuk'],  ['경남 울주군 언양면', 'Eonyang'],  ['완주군 삼례읍', 'Samnye'],
  ],
  'a division in its own script, in the genitive, cut short, with and without a comma': [
    ['Троицк, Омская область', 'Troitsk, O'],  ['Троицк Челябинской области', 'Troitsk'],  ['Киров, Калужская обл.', 'Kirov, Kaluga'],  ['г. Уфа, БАССР', 'Ufa'],
    ['Первомайськ, Луганська область', 'Pervomaisk, Alchevs'],  ['औरंगाबाद, बिहार', 'Aurangābād, Bihar'],  ['غزة، فلسطين', 'Gaza'],  ['رشت، گیلان', 'Rasht'],  ['ปากช่อง นครราชสีมา', 'Pak Chong'],
  ],
  'a kind of one country': [
    ['phường Thái Bình, tỉnh Hưng Yên', 'Thái Bình'],  ['Phường Yên Bái', 'Yên Bái'],  ['phường Trà Vinh, tỉnh Vĩnh Long', 'Trà Vinh'],
  ],
  'a ward or commune of Vietnam since July 2025 with its province': [
    ['phường Đạo Thạnh, tỉnh Đồng Tháp', 'Đạo Thạnh'],  ['phường Đức Xuân, tỉnh Thái Nguyên', 'Đức Xuân'],  ['phường Đô Vinh, tỉnh Khánh Hòa', 'Đô Vinh'],
  ],
  'North Korea in hangul and hanja': [
    ['평안남도 순천시', 'Sunch'],  ['함경남도 북청군', 'Pukchong'],  ['성진', 'Kimch'],  ['단천', 'Tanchon'],  ['순천', 'Suncheon, Jeollanam-do'],
  ],
  'what a place is in, as the code of a country in three letters, its flag, a colony, its name elsewhere': [
    ['Cali COL', 'Cali, Valle'],  ['Kingston JAM', 'Kingston, Jamaica'],  ['LILLE FRA', 'Lille'],  ['Victoria 🇸🇨', 'Victoria, La Rivière Anglaise, Seychelles'],  ['🇨🇱 Valparaíso', 'Valparaíso'],
    ['Bathurst, British Gambia', 'Banjul'],  ['Praga, República Checa', 'Prague'],  ['Vasa, Österbotten', 'Vaasa'],
  ],
  'names in Cyrillic from all that was the Soviet Union': [
    ['Нарва', 'Narva'],  ['Шяуляй', 'Šiauliai'],  ['Сухуми, Абхазская АССР', 'Sokhumi'],  ['Лунинский район, Пензенская область', 'Lunino, Penza'],
    ['630099, г. Новосибирск, Красный проспект, 25', 'Novosibirsk'],
  ],
  'a town of an address in Han whose end nobody knows': [
    ['長野県北佐久郡軽井沢町大字追分', 'Karuizawa'],  ['臺北州羅東郡羅東街', 'Luodong'],  ['新竹州中壢郡中壢街', 'Zhongli'],
  ],
  'a line, a hyphen between spaces or an underscore before what a place is in': [
    ['toledo_spain', 'Toledo, '],  ['Tarsus - İçel', 'Tarsus'],  ["Antalya'nın Alanya ilçesi", 'Alanya'],  ['Talavera, Toledo', 'Talavera de la Reina'],
  ],
  'a town behind something that nobody knows': [
    ['Rotunda, Dublin', 'Dublin, Leinster'],  ['Port-Royal, Paris', 'Paris, Île-de-France'],  ['Xyzzy, Berlin-Mitte', 'Mitte, State of Berlin'],  ['12 Xyzzy Street, Leeds, England', 'Leeds'],
    ['Lehe, Bremerhaven', 'Lehe'],  ['Daru, Papua', 'Daru'],  ['太原晋祠镇', 'Taiyuan'],  ['Talegaon Dabhade, Maval, Pune', 'Talegaon'],
  ],
  'an island by its name': [
    ['Santorini', 'Firá'],  ['Gozo', 'Victoria, Malta'],  ['Siargao', 'Dapa'],  ['Nias', 'Gunungsitoli'],  ['Moloka‘i', 'Kaunakakai'],  ['Sylt', 'Westerland'],  ['Rügen', 'Bergen auf Rügen'],  ['Elba', 'Portoferraio'],
    ['Anglesey', 'Holyhead'],  ['Öland', 'Borgholm'],  ['Λέσβος', 'Mytilene'],  ['奄美大島', 'Amami'],  ['거제도', 'Geoje'],  ['Isla de la Juventud', 'Nueva Gerona'],  ['Bougainville', 'Kieta'],  ['Belle-Île-en-Mer', 'Le Palais'],
  ],
  'a region in the genitive or by its number': [
    ['Πύργος Ηλείας', 'Pýrgos'],  ['Βόλος Μαγνησίας', 'Volos'],  ['Viña del Mar, V Región', 'Viña del Mar'],  ['Viana do Castelo, Minho', 'Viana do Castelo'],  ['Lewes, Sussex', 'Lewes, East Sussex'],
    ['Dundalk, Co. Louth', 'Dundalk, Louth'],  ['Биробиджан ЕАО', 'Birobidzhan'],
  ],
  'a quarter behind a hyphen': [
    ['Koblenz-Metternich', 'Koblenz'],  ['HD-Rohrbach', 'Heidelberg'],  ['M-Pasing', 'Pasing'],  ['Frankfurt-Höchst', 'Höchst'],
    ['Hamburg-Barmbek', 'Hamburg'],  ['Köln-Nippes', 'Nippes'],  ['Ostrava-Poruba', 'Ostrava'],  ['Bratislava-Petržalka', 'Petržalka'],
  ],
  'a sentence around the name': [
    ['我是北京人', 'Beijing'],  ['我在上海出生', 'Shanghai'],  ['湖北省的武汉市', 'Wuhan'],  ['出生地は東京です', 'Tokyo'],  ['né à Paris', 'Paris, Île-de-France'],  ['born in New York City', 'New York City'],
    ['nata a Roma', 'Rome'],  ['cerca de Madrid', 'Madrid'],  ['родилась в Москве', 'Moscow'],  ['sinh tại Hà Nội', 'Hanoi'],
  ],
  'a sentence that puts the name in another case, or says only about where it is': [
    ['pod Lublinem', 'Lublin'],  ['okolice Lublina', 'Lublin'],  ['ein Dorf bei Ulm', 'Ulm'],  ['Nähe Ulm', 'Ulm'],
    ['родился в Казани', 'Kazan'],  ['родилась в Нижнем Новгороде', 'Nizhniy Novgorod'],  ['из Набережных Челнов', 'Naberezhnyye Chelny'],  ['роддом № 2 города Уфы', 'Ufa'],  ['народився в Києві', 'Kyiv'],  ['народилася у Львові', 'Lviv'],
    ['urodzona w Krakowie', 'Kraków'],  ['narozena v Brně', 'Brno'],  ['rođena u Zagrebu', 'Zagreb'],  ['роден в София', 'Sofia'],  ['născută la Cluj-Napoca', 'Cluj'],  ['född i Göteborg', 'Gothenburg'],  ['syntynyt Helsingissä', 'Helsinki'],
    ['Debrecenben születtem', 'Debrecen'],  ["İstanbul'da doğdum", 'Istanbul'],  ['γεννήθηκα στη Θεσσαλονίκη', 'Thessaloníki'],  ['נולדתי בחיפה', 'Haifa'],  ['ผมเกิดที่เชียงใหม่', 'Chiang Mai'],  ['در تهران به دنیا آمدم', 'Tehran'],
    ['I was born on 5 May 1990 in Boston', 'Boston'],  ['a small town near Lyon', 'Lyon'],  ['成都附近', 'Chengdu'],  ['недалеко от Москвы', 'Moscow'],
  ],
  'near a town, in many languages': [
    ['koło Warszawy', 'Warsaw'],  ['nedaleko Prahy', 'Prague'],  ['під Києвом', 'Kyiv'],  ['서울 근처', 'Seoul'],  ['vlakbij Utrecht', 'Utrecht'],  ['utanför Malmö', 'Malmö'],  ['İzmir yakınlarında', 'İzmir'],  ['ชานเมืองกรุงเทพ', 'Bangkok'],
    ['بالقرب من القاهرة', 'Cairo'],  ['אזור חיפה', 'Haifa'],  ['दिल्ली के पास', 'Delhi'],  ['vicino a Milano', 'Milan'],  ['大阪周辺', 'Osaka'],  ['Budapest közelében', 'Budapest'],  ['20 miles from London', 'London, Greater'],
    ['Glendale near Los Angeles', 'Glendale, Los Angeles'],
  ],
  'sounds that many speakers of Chinese do not distinguish': [
    ['深证', 'Shenzhen'],  ['鞍上', 'Anshan'],  ['嘉心', 'Jiaxing'],
  ],
  'a division that is only a part of what stands behind the comma, a city in another country than the namesake of its quarter': [
    ['Brest, Finistère Nord', 'Brest, Finist'],  ['Médina, Dakar', 'Dakar'],  ['El Guijo, Córdoba', 'Córdoba, Province of Córdoba, Andalusia'],  ['강릉시 교동', 'Gangneung'],  ['LU-Oppau', 'Ludwigshafen'],  ['つちうら(いばらき)', 'Tsuchiura'],  ['อุบลฯ', 'Ubon'],
  ],
  'the town of a hospital, a university, an airport': [
    ['市立札幌病院', 'Sapporo'],  ['รพ.ศรีนครินทร์ ขอนแก่น', 'Khon Kaen'],  ['Galway Regional Hospital, Ireland', 'Gaillimh'],  ["Ankara'da bir hastane", 'Ankara'],
    ['浙江大学', 'Hangzhou'],  ['四川大学华西医院', 'Chengdu'],  ['复旦大学', 'Shanghai'],  ['Kwong Wah Hospital', 'Yau Tsim Mong'],  ['Dhaka Medical College Hospital', 'Dhaka'],  ['Frauenklinik Erlangen', 'Erlangen'],  ['전남대학교병원', 'Gwangju'],
    ['新千歳空港', 'Chitose'],  ['天河机场', 'Wuhan'],  ['Charles de Gaulle Airport', 'Roissy'],  ["O'Hare", 'Chicago'],  ['Sân bay Nội Bài', 'Hanoi'],  ['UC Berkeley', 'Berkeley, Alameda'],  ['林口長庚醫院', 'Linkou, New Taipei'],
    ['Texas Medical Center, Houston', 'Houston'],  ['AKH Wien', 'Vienna'],  ['首都机场', 'Beijing Capital Airport'],  ['北京大学人民医院', 'Beijing'],
  ],
  'words cut short, codes of the post': [
    ['г. Москва, ул. Тверская, д. 7', 'Moscow'],  ['Улаанбаатар хот', 'Ulan Bator'],  ['Edwards Air Force Base', 'Edwards'],
    ['Gen. Santos', 'General Santos'],  ['Tj. Pinang', 'Tanjung Pinang'],  ['Lk. Charles, La.', 'Lake Charles'],  ['Sesto S. Giovanni (MI)', 'Sesto San Giovanni'],  ['Ростов н/Д', 'Rostov'],  ['phường Móng Cái 1, Quảng Ninh', 'Móng Cái'],
    ['Sta. Coloma de Gramenet', 'Santa Coloma de Gramenet'],  ['Pto. Montt', 'Puerto Montt'],  ['Sto. Domingo', 'Santo Domingo'],  ['E. St. Louis, Ill.', 'East Saint Louis'],  ['Ostrów Wlkp.', 'Ostrów Wielkopolski'],
    ['69003 Lyon', 'Lyon'],  ['D-10117 Berlin', 'Berlin, State of Berlin'],  ['Mumbai - 400 001', 'Mumbai'],
  ],
  'a slip in another script than Latin': [
    ['Мосвка', 'Moscow'],  ['Санкт-Питербург', 'Saint Petersburg'],  ['서을', 'Seoul'],  ['西按', 'Xi’an'],
  ],
  'native names of South and Southeast Asia': [
    ['ग्वालियर', 'Gwalior'],  ['ठाणे', 'Thāne'],  ['फ़रीदाबाद', 'Faridabad'],  ['ਪਟਿਆਲਾ', 'Patiāla'],  ['ایبٹ آباد', 'Abbottabad'],  ['নারায়ণগঞ্জ', 'Nārāyanganj'],  ['សៀមរាប', 'Siem Reap'],
  ],
  'typed without the keyboard or the program of the language': [
    ['Vjcrdf', 'Moscow'],  ['trfnthby,ehu', 'Yekaterinburg'],  ['tjdnf', 'Seoul'],  ['qntks', 'Busan'],  ['Haf Nooij', 'Hanoi'],  ['Ha2 No65i', 'Hanoi'],  ['Caafn Thow', 'Cần Thơ'],  ['7alab', 'Aleppo'],  ['3an8i', 'Xánthi'],
    ['Xania', 'Chaniá'],  ['Kabala, Ellada', 'Kavála'],
  ],
  'read in the wrong encoding, marked up': [
    ['ZÃ¼rich', 'Zürich'],  ['MÃ¼nchen', 'Munich'],  ['{"city":"Lyon"}', 'Lyon, '],  ['<b>Lyon</b>', 'Lyon, '],  ['S%C3%A3o+Paulo', 'São Paulo'],
  ],
  'the answer to a field of a form': [
    ['出生地（省市县）：河南省信阳市固始县', 'Gushi'],  ['出身地・宮城県仙台市', 'Sendai'],  ['City: Tulsa State: OK Country: USA', 'Tulsa'],  ['Ciudad: Córdoba, Provincia: Córdoba, País: Argentina', 'Córdoba, Argentina'],
    ['Город рождения: Самара', 'Samara'],  ['محل تولد: شیراز', 'Shiraz'],
  ],
  'with the date or the hour of birth, with doubt, with where the person lived later': [
    ['geb. 12.3.1987 Graz', 'Graz'],  ['1985年3月2日早上8点生于长沙', 'Changsha'],  ['née le 4 mai 1961 à Strasbourg', 'Strasbourg'],  ['3:15 pm, Dallas TX', 'Dallas'],  ['05.06.1980 г. Казань', 'Kazan'],
    ['Lyon je crois', 'Lyon, '],  ['好像是洛阳', 'Luoyang'],  ['たぶん仙台', 'Sendai'],  ['chắc là Huế', 'Huế'],  ['кажется Екатеринбург', 'Yekaterinburg'],
    ['born in Leeds, grew up in York', 'Leeds'],  ['родился в Новосибирске, живу в Москве', 'Novosibirsk'],  ['出生于西安，现居上海', 'Xi’an'],
  ],
  'an old province of Japan before the town': [
    ['信州松本', 'Matsumoto'],  ['越後国長岡', 'Nagaoka'],  ['薩摩国鹿児島城下', 'Kagoshima'],  ['岩代国会津若松', 'Aizu-Wakamatsu'],
  ],
  'a name among words that nobody knows': [
    ['Отдел ЗАГС города Омска', 'Omsk'],  ['Standesamt Köln-Mitte', 'Cologne'],  ['Conservatória do Registo Civil de Braga', 'Braga'],  ['orang Surabaya', 'Surabaya'],  ['母の話では広島', 'Hiroshima'],  ['엄마 말로는 대전에서 태어났대요', 'Daejeon'],
    ['Mughalsarai Junction, UP', 'Mughal'],  ['MPMR+9X 東京都新宿区', 'Tokyo'],  ['Boa Viagem, Recife', 'Recife'],
  ],
  'a birth behind other clauses, a namesake that is not meant': [
    ['my mom says I was born in Syracuse, NY', 'Syracuse, Onondaga'],  ['祖籍山东，生于哈尔滨', 'Harbin'],  ['родители из Пскова, родился в Воронеже', 'Voronezh'],  ['Portland, Oregon, not Maine', 'Portland, Multnomah'],
    ['London - the one in Ontario', 'London, Middlesex'],  ['Frankfurt, das an der Oder', 'Frankfurt (Oder)'],  ['Киров, который в Калужской области', 'Kirov, Kaluga'],
  ],
  'a region behind a preposition': [
    ['Paris in Texas', 'Paris, Lamar'],  ['Valencia de Venezuela', 'Valencia, Carabobo'],  ['أبها في عسير', 'Abha'],
  ],
  'what the people of a town are called': [
    ['Wienerin', 'Vienna'],  ['lyonnaise', 'Lyon'],  ['sono romano', 'Rome'],  ['aslen İzmirliyim', 'İzmir'],  ['warszawianka', 'Warsaw'],  ['土生土长的成都人', 'Chengdu'],  ['коренная москвичка', 'Moscow'],
  ],
  'addresses of Japan in kana and together in Latin letters, foreign names in katakana': [
    ['ひょうごけんひめじし', 'Himeji'],  ['hyougokenhimejishi', 'Himeji'],  ['toukyouto', 'Tokyo'],  ['韓国プサン', 'Busan'],  ['スウォン', 'Suwon'],
  ],
  'a port, a station, a camp': [
    ['порт Находка', 'Nakhodka'],  ['Hafen Bremerhaven', 'Bremerhaven'],  ['大连港', 'Dalian'],  ['京都駅', 'Kyoto'],  ['Feldafing DP camp', 'Feldafing'],
  ],
  'Russian in the letters of libraries': [
    ['Ûžno-Sahalinsk', 'Yuzhno-Sakhalinsk'],  ['Âroslavlʹ', 'Yaroslavl'],
  ],
  'records and web addresses': [
    ['name=Köln&country=DE', 'Cologne'],  ['pob=大阪', 'Osaka'],  ['https://www.google.com/maps/search/Linz+Austria', 'Linz'],  ['https://ru.wikipedia.org/wiki/Киров_(Кировская_область)', 'Kirov, Kirov'],
  ],
  'ends of German names, cut short': [
    ['Frankfurt a.d.O.', 'Frankfurt (Oder)'],  ['Rothenburg o.d.T.', 'Rothenburg ob der Tauber'],  ['Neumarkt/Opf.', 'Neumarkt in der Oberpfalz'],
  ],
  'words run together, a part of a town, a works': [
    ['newdelhiindia', 'New Delhi'],  ['Tampines Street 21', 'Tampines'],  ['Bukit Batok West', 'Bukit Batok'],  ['新疆石油管理局克拉玛依', 'Karamay'],  ['Glasgow, Lanark, Scotland', 'Glasgow, Scotland'],
  ],
  'Hong Kong, Macau and Taiwan': [
    ['旺角', 'Mong Kok'],         ['Mong Kok', 'Mong Kok'],  ['沙田', 'Sha Tin'],           ['Sha Tin District', 'Sha Tin'], ['Yuen Long', 'Yuen Long'],
    ['九龙', 'Kowloon, Hong Kong'], ['九龍', 'Kowloon, Hong Kong'], ['板橋', 'Banqiao, New Taipei'], ['臺北', 'Taipei'],      ['台北', 'Taipei'],
  ],
};

for (const [kind, queries] of Object.entries(KINDS)) {
  describe(kind, () => {
    test.each(queries)('%s is %s', (query, label) => {
      const [first] = search({ query, limit: 5 });
      expect(first && placeLabel(first.place, 'en').slice(0, label.length)).toBe(label);
    });
  });
}

// Each of these names belongs to several places: the one most people mean comes first; the others follow with labels that differ.
test.each([
  ['Suzhou', ['Suzhou, Jiangsu', 'Suzhou, Anhui']],
  ['Yichun', ['Yichun, Jiangxi', 'Yichun, Heilongjiang']],
  ['Fuzhou', ['Fuzhou, Fujian', 'Fuzhou, Jiangxi']],
  ['Taizhou', ['Taizhou, Jiangsu', 'Taizhou, Zhejiang']],
  ['Pucheng', ['Pucheng, Nanping, Fujian', 'Pucheng, Weinan, Shaanxi']],
  ['朝阳', ['Chaoyang, Beijing', 'Chaoyang City, Liaoning', 'Chaoyang, Changchun']],
  ['西湖区', ['Xihu, Hangzhou', 'Xihu, Nanchang']],
  ['Richmond', ['Richmond, City of Richmond, Virginia', 'Richmond, Metro Vancouver']],
])('%s is several places', (query, labels) => {
  const found = search({ query, limit: 10 }).map(({ place }) => placeLabel(place, 'en'));
  for (const label of labels) expect(found.some((one) => one.startsWith(label))).toBe(true);
  // 朝阳市 and 朝阳县 are both Chaoyang, Liaoning; their Hanzi, which every response contains, differ.
  const output = search({ query, limit: 10 }).map(({ place }) => placeLabel(place, 'en') + placeLabel(place, 'zh'));
  expect(new Set(output).size).toBe(output.length);
});

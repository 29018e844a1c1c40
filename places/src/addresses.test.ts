// Addresses as they are in old and new papers: a name with all that is around it, under the names of its time. Expected labels
// are common knowledge; borders that moved: places/curated/former-parents.txt.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadGazetteer } from './node.ts';
import { placeLabel } from './place.ts';

const { search, surely } = await loadGazetteer();
const labels = (query: string): string[] =>
  search({ query, limit: 5 }).map(({ place }) => `${placeLabel(place, 'zh')} | ${placeLabel(place, 'en')}`);

// biome-ignore format: one kind a paragraph, one query and a part of its label a line
const KINDS: Readonly<Record<string, readonly (readonly [query: string, label: string])[]>> = {
  'an autonomous prefecture or a league by its usual name': [
    ['凉山州西昌市', '凉山彝族自治州 西昌市'],        ['四川省凉山州西昌市', '凉山彝族自治州 西昌市'],  ['恩施州恩施市', '恩施土家族苗族自治州 恩施市'],
    ['湘西州凤凰', '湘西土家族苗族自治州 凤凰县'],   ['云南省红河州个旧市', '红河哈尼族彝族自治州 个旧市'],  ['延边州延吉', '延边朝鲜族自治州 延吉市'],
    ['海西州格尔木', '海西蒙古族藏族自治州 格尔木市'], ['伊犁州伊宁', '伊犁哈萨克自治州 伊宁市'],     ['巴州库尔勒', '巴音郭楞蒙古自治州 库尔勒市'],
    ['克州阿图什', '阿图什市'],  ['博州博乐', '博乐市'],  ['昌吉州阜康', '阜康市'],  ['锡盟锡林浩特', '锡林浩特市'],  ['阿盟阿拉善左旗', '阿拉善左旗'],  ['凉山州', '凉山彝族自治州'],
  ],
  'a county that is a district or a city now, and what it lies in': [
    ['广西柳江县', '柳州市 柳江区'],    ['揭阳市揭东县', '揭阳市 揭东区'],  ['广西百色市田阳县', '百色市 田阳区'],
    ['惠州市惠阳县', '惠州市 惠阳区'],  ['河南新郑县', '郑州市 新郑市'],    ['晋中市榆次县', '晋中市 榆次区'],  ['渭南地区蒲城县', '渭南市 蒲城县'],
    ['高平县', '晋城市 高平市'],        ['钦县', '广西壮族自治区 钦州市'],
  ],
  'what a place lay in before a border was moved': [
    ['广东省海口市', '海南省 海口市'],  ['广东三亚', '海南省 三亚市'],      ['广东省琼山县', '海口市 琼山区'],  ['四川万县', '重庆市 万州区'],
    ['四川省万县市', '重庆市 万州区'],  ['四川重庆', '中国 重庆'],          ['四川涪陵', '重庆市 涪陵区'],      ['江苏松江', '上海市 松江区'],
    ['江苏省川沙县', '上海市 川沙县'],  ['河北省大兴县', '北京市 大兴区'],  ['河北天津', '中国 天津'],          ['广东北海', '广西壮族自治区 北海市'],
    ['西康省康定', '甘孜藏族自治州 康定市'],  ['热河承德', '河北省 承德市'],  ['绥远归绥', '呼和浩特市'],  ['昭乌达盟宁城县', '赤峰市 宁城县'],
    ['四川省万县地区开县', '重庆市 开州区'],
  ],
  'a county of Taiwan before it became a city': [
    ['高雄縣鳳山', '高雄市 凤山区'],    ['桃園縣中壢市', '桃园市 中坜区'],  ['台中縣豐原市', '台中市 丰原区'],
    ['台中縣大里市', '台中市 大里区'],  ['台南縣永康', '台南市 永康区'],    ['台北縣板橋市', '新北市 板桥区'],    ['台北縣永和市', '新北市 永和区'],
  ],
  'an address in English with the kind of each part': [
    ["Taipei City Da'an District", '台北市 大安区'],  ['Kaohsiung City Fengshan District', '高雄市 凤山区'],  ['Chungli, Taiwan', '桃园市 中坜区'],
  ],
  'an address whose last part nobody knows leads to what is known of it': [
    ['北京市海淀区中关村', '北京市 海淀区'],  ['广东省广州市天河区石牌', '广州市 天河区'],  ['陕西省渭南市蒲城县人民医院', '渭南市 蒲城县'],
    ['河南省信阳市光山县向阳乡', '信阳市 光山县'],  ['上海市浦东新区陆家嘴', '上海市 浦东新区'],  ['大阪市北区', 'Osaka'],  ['神戸市中央区', 'Chūō-ku, Kōbe'],
    ['東京都新宿区', '东京都 新宿区'],  ['서울특별시 강남구', 'Gangnam'],  ['Gangnam, Seoul', 'Gangnam'],  ['경기도 수원시', 'Suwon'],  ['千葉県船橋市', 'Funabashi'],  ['서울특별시 없는동', 'Seoul'],
    ['内蒙古自治区呼和浩特市托克托县城关镇', '呼和浩特市 托克托县'],  ['新疆和田地区和田县人民医院', '和田地区 和田县'],  ['福建省福州市连江县人民医院', '福州市 连江县'],
  ],
  'a part of Hong Kong that is no division': [
    ['香港新界元朗', '香港 元朗区'],  ['新界沙田', '香港 沙田区'],  ['九龍旺角', '旺角'],
  ],
  'an address in English whose first part nobody knows': [
    ['Zhongguancun, Haidian, Beijing', '北京市 海淀区'],  ['Shipai, Tianhe District, Guangzhou', '广州市 天河区'],  ['Pujiang Town, Minhang District, Shanghai', '上海市 闵行区'],
    ['12 Main Street, Springfield, Illinois', 'Springfield, Sangamon County, Illinois'],  ['Xyzzy Hospital, Brooklyn, New York', 'Brooklyn'],
  ],
  'Kinmen and Matsu': [
    ['金門', '台湾 金门县'],  ['金門縣', '台湾 金门县'],  ['金门县', '台湾 金门县'],  ['Jinmen', '台湾 金门县'],  ['Kinmen', '台湾 金门县'],  ['馬祖', '台湾 连江县'],  ['馬祖南竿', '台湾 连江县 南竿乡'],
  ],
  'Japanese names with 市 in them': [
    ['市川', 'Ichikawa'],  ['市川市', 'Ichikawa'],  ['廿日市', '廿日市'],  ['四日市', '四日市'],  ['八日市', '八日市'],  ['余市', 'Yoichi'],
    ['野々市', 'Nonoichi'],  ['村上市', 'Murakami'],  ['町田市', 'Machida'],  ['船橋', 'Funabashi'],
  ],
  'the one of several that most people mean': [
    ['Taoyuan', '台湾 桃园市'],  ["T'ao-yuan", '台湾 桃园市'],  ['Chungli', '桃园市 中坜区'],  ['Chung-li', '桃园市 中坜区'],  ['Makung', '澎湖县 马公市'],
    ['Ilan', '宜兰县 宜兰市'],  ['Alhambra', 'California'],  ['阿罕布拉', 'California'],  ['Salisbury', 'England'],  ['Newcastle', 'New South Wales'],
    ['Victoria', 'British Columbia'],  ['Halle', 'Halle (Saale)'],  ['新宿', 'Shinjuku'],  ['渋谷', 'Shibuya'],  ['品川', 'Shinagawa'],
  ],
  'islands, quarters and sights': [
    ['澳门半岛', 'Macau'],  ['墾丁', 'Kenting'],  ['南丫島', 'Lamma'],  ['大嶼山', 'Lantau'],  ['恰克图', 'Kyakhta'],  ['荆沙', '湖北省 荆州市'],
    ['제주도', 'Jeju'],  ['牛车水', '新加坡 牛车水'],
  ],
};

for (const [kind, queries] of Object.entries(KINDS)) {
  describe(kind, () => {
    test.each(queries)('%s is %s', (query, label) => expect(labels(query)[0]).toContain(label));
  });
}

test.each([
  ['連江縣', '台湾 连江县'],
  ['Yilan', '台湾 宜兰县 宜兰市'],
  ['Newcastle', 'Newcastle upon Tyne'],
])('%s has %s among the first two', (query, label) => expect(labels(query).slice(0, 2).join('\n')).toContain(label));

test('a former name is still found, behind the places of that name', () => {
  expect(labels('Salisbury').join('\n')).toContain('Harare');
});

test('a match of a part of the text is fuzzy', () => {
  expect(search({ query: '北京市海淀区无名里', limit: 1 })[0]?.match).toBe('fuzzy');
});

test('a former division of a province is not listed with it', () => {
  for (const [province, other] of [
    ['四川', '重庆'],
    ['广东', '海南'],
  ] as const) {
    expect(labels(province).join('\n')).not.toContain(other);
  }
});

/** Cells of the rows of a curated file. */
const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(`../curated/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => row.split('|').map((cell) => cell.trim()));

test('a municipality of Japan is the first one behind its county, of today or until it was dissolved', () => {
  const inCounties = rowsOf('japan-towns.txt').flatMap(([id, , name, , , , , , , parents = '']) => {
    const county = parents.split(', ').find((parent) => parent.endsWith('郡'));
    return county && name ? [{ id, query: county + name }] : [];
  });
  const missed = inCounties.filter(({ query }) => {
    const [first] = search({ query, limit: 1 });
    return !inCounties.some((each) => each.query === query && each.id === first?.place.cityId);
  });
  expect(inCounties.length).toBeGreaterThan(1500);
  expect(missed).toEqual([]);
});

test.each([
  ['vietnam-communes.txt', 'VN'],
  ['korea-towns.txt', 'KR'],
])('no name of %s in the letters of the country surely lies abroad', (file, country) => {
  const names = rowsOf(file)
    .flatMap(([, , , , , , , , names = '']) => names.split(', '))
    .filter((name) => !/^\p{ASCII}*$/u.test(name));
  const countries = country === 'KR' ? ['KR', 'KP'] : [country];
  expect(names.length).toBeGreaterThan(3000);
  expect(names.filter((name) => !countries.includes(surely(name)?.countryCode ?? country))).toEqual([]);
});

test('a commune of Vietnam is found by its marks: none of its letters with other marks comes before it', () => {
  const letters = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const lettersAndMarks = (name: string): string => [...name.normalize('NFD').toLowerCase()].sort().join(''); // Hòa as Hoà
  const missed = rowsOf('vietnam-communes.txt').flatMap(([, name = '']) => {
    const shown = Object.values(search({ query: name, limit: 1 })[0]?.place.names ?? {});
    const isOther = shown.some((other) => letters(other) === letters(name));
    return isOther && !shown.some((other) => lettersAndMarks(other) === lettersAndMarks(name)) ? [name] : [];
  });
  expect(missed.filter((name) => !/^\p{ASCII}*$/u.test(name))).toEqual([]);
});

test('texts that name nothing find nothing, wherever they are said to lie', () => {
  expect(labels('qqqqqxxxxx zzzzz')).toEqual([]);
  expect(labels('qqqqqxxxxx, USA')).toEqual([]);
});

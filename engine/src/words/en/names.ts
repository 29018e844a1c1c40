// English words: pinyin first, then one gloss. Names are settled in docs/rules/glossary.json, and a test holds them equal.

import type { Names } from '../words.ts';

// biome-ignore format: by groups, several to a line
export const names: Names = {
  stems: {
    jia: 'Jia (Yang Wood)', yi: 'Yi (Yin Wood)', bing: 'Bing (Yang Fire)', ding: 'Ding (Yin Fire)',
    wu: 'Wu (Yang Earth)', ji: 'Ji (Yin Earth)', geng: 'Geng (Yang Metal)', xin: 'Xin (Yin Metal)',
    ren: 'Ren (Yang Water)', gui: 'Gui (Yin Water)',
  },
  branches: {
    zi: 'Zi (Rat)', chou: 'Chou (Ox)', yin: 'Yin (Tiger)', mao: 'Mao (Rabbit)', chen: 'Chen (Dragon)',
    si: 'Si (Snake)', wu: 'Wu (Horse)', wei: 'Wei (Goat)', shen: 'Shen (Monkey)', you: 'You (Rooster)',
    xu: 'Xu (Dog)', hai: 'Hai (Pig)',
  },
  animals: {
    rat: 'Rat', ox: 'Ox', tiger: 'Tiger', rabbit: 'Rabbit', dragon: 'Dragon', snake: 'Snake', horse: 'Horse',
    goat: 'Goat', monkey: 'Monkey', rooster: 'Rooster', dog: 'Dog', pig: 'Pig',
  },
  elements: {
    wood: 'Wood', fire: 'Fire', earth: 'Earth', metal: 'Metal', water: 'Water',
  },
  polarities: {
    yang: 'Yang', yin: 'Yin',
  },
  nayin: {
    haizhong: 'Gold in the Sea', luzhong: 'Fire in the Furnace', dalin: 'Great Forest Wood', lupang: 'Roadside Earth',
    jianfeng: 'Sword-Edge Metal', shantou: 'Fire on the Mountain Top', jianxia: 'Water in the Ravine',
    chengtou: 'Earth on the City Wall', baila: 'White Wax Metal', yangliu: 'Willow Wood',
    quanzhong: 'Water in the Spring', wushang: 'Earth on the Roof', pili: 'Thunderbolt Fire',
    songbai: 'Pine and Cypress Wood', changliu: 'Long Flowing Water', shazhongJin: 'Gold in the Sand',
    shanxia: 'Fire at the Foot of the Mountain', pingdi: 'Flatland Wood', bishang: 'Earth on the Wall',
    jinbo: 'Gold Foil Metal', fudeng: 'Lamp Fire', tianhe: 'Water of the Milky Way', dayi: 'Earth of the Post Road',
    chaichuan: 'Hairpin and Bracelet Metal', sangzhe: 'Mulberry Wood', daxi: 'Great Stream Water',
    shazhongTu: 'Earth in the Sand', tianshang: 'Fire in the Sky', shiliu: 'Pomegranate Wood',
    dahai: 'Great Sea Water',
  },
  growthPhases: {
    changsheng: 'Birth', muyu: 'Bath', guandai: 'Capping', linguan: 'Taking Office', diwang: 'Peak', shuai: 'Decline',
    bing: 'Illness', si: 'Death', mu: 'Grave', jue: 'Extinction', tai: 'Conception', yang: 'Nurture',
  },
  solarTerms: {
    lichun: 'Start of Spring', yushui: 'Rain Water', jingzhe: 'Awakening of Insects', chunfen: 'Spring Equinox',
    qingming: 'Clear and Bright', guyu: 'Grain Rain', lixia: 'Start of Summer', xiaoman: 'Grain Buds',
    mangzhong: 'Grain in Ear', xiazhi: 'Summer Solstice', xiaoshu: 'Minor Heat', dashu: 'Major Heat',
    liqiu: 'Start of Autumn', chushu: 'End of Heat', bailu: 'White Dew', qiufen: 'Autumn Equinox', hanlu: 'Cold Dew',
    shuangjiang: 'Frost Descent', lidong: 'Start of Winter', xiaoxue: 'Minor Snow', daxue: 'Major Snow',
    dongzhi: 'Winter Solstice', xiaohan: 'Minor Cold', dahan: 'Major Cold',
  },
  tenGods: {
    bijian: 'Friend', jiecai: 'Rob Wealth', shishen: 'Eating God', shangguan: 'Hurting Officer',
    piancai: 'Indirect Wealth', zhengcai: 'Direct Wealth', qisha: 'Seven Killings', zhengguan: 'Direct Officer',
    pianyin: 'Indirect Resource', zhengyin: 'Direct Resource', rizhu: 'Day Master',
  },
  directions: {
    forward: 'Forward', backward: 'Backward',
  },
  palaces: {
    life: 'Life', siblings: 'Siblings', spouse: 'Spouse', children: 'Children', wealth: 'Wealth', health: 'Health',
    travel: 'Travel', friends: 'Friends', career: 'Career', property: 'Property', fortune: 'Fortune & Virtue',
    parents: 'Parents',
  },
  stars: {
    ziwei: 'Zi Wei (Purple Star)', tianji: 'Tian Ji (Heavenly Secret)', taiyang: 'Tai Yang (Sun)',
    wuqu: 'Wu Qu (Military Song)', tiantong: 'Tian Tong (Heavenly Harmony)', lianzhen: 'Lian Zhen (Chaste Virtue)',
    tianfu: 'Tian Fu (Heavenly Treasury)', taiyin: 'Tai Yin (Moon)', tanlang: 'Tan Lang (Greedy Wolf)',
    jumen: 'Ju Men (Great Gate)', tianxiang: 'Tian Xiang (Heavenly Minister)',
    tianliang: 'Tian Liang (Heavenly Beam)', qisha: 'Qi Sha (Seven Killings)', pojun: 'Po Jun (Army Breaker)',
    zuofu: 'Zuo Fu (Left Assistant)', youbi: 'You Bi (Right Assistant)', wenchang: 'Wen Chang (Literary Brilliance)',
    wenqu: 'Wen Qu (Literary Song)', tiankui: 'Tian Kui (Heavenly Leader)', tianyue: 'Tian Yue (Heavenly Halberd)',
    lucun: 'Lu Cun (Stored Prosperity)', tianma: 'Tian Ma (Heavenly Horse)', qingyang: "Qing Yang (Ram's Blade)",
    tuoluo: 'Tuo Luo (Spinning Top)', huoxing: 'Huo Xing (Fire Star)', lingxing: 'Ling Xing (Bell Star)',
    dikong: 'Di Kong (Earthly Void)', dijie: 'Di Jie (Earthly Robbery)', hongluan: 'Hong Luan (Red Phoenix)',
    tianxi: 'Tian Xi (Heavenly Joy)', tianyao: 'Tian Yao (Heavenly Charm)',
    tianxing: 'Tian Xing (Heavenly Punishment)', xianchi: 'Xian Chi (Salty Pool)', jieshen: 'Jie Shen (Month Relief)',
    nianjie: 'Nian Jie (Year Relief)', santai: 'San Tai (Three Terraces)', bazuo: 'Ba Zuo (Eight Seats)',
    enguang: 'En Guang (Light of Grace)', tiangui: 'Tian Gui (Heavenly Noble)', longchi: 'Long Chi (Dragon Pool)',
    fengge: 'Feng Ge (Phoenix Pavilion)', tiancai: 'Tian Cai (Heavenly Talent)',
    tianshou: 'Tian Shou (Heavenly Longevity)', taifu: 'Tai Fu (Terrace Assistant)',
    fenggao: 'Feng Gao (Imperial Patent)', tianwu: 'Tian Wu (Heavenly Shaman)',
    tianchu: 'Tian Chu (Heavenly Kitchen)', tianyueIllness: 'Tian Yue (Moon of Illness)',
    yinsha: 'Yin Sha (Hidden Malice)', tianguan: 'Tian Guan (Heavenly Official)',
    tianfuBlessing: 'Tian Fu (Heavenly Blessing)', tianku: 'Tian Ku (Heavenly Weeping)',
    tianxu: 'Tian Xu (Heavenly Emptiness)', guchen: 'Gu Chen (Solitary)', guasu: 'Gua Su (Lonely Lodge)',
    feilian: 'Fei Lian (Flying Gossip)', posui: 'Po Sui (Shattering)', huagai: 'Hua Gai (Canopy)',
    yuede: 'Yue De (Monthly Virtue)', tiande: 'Tian De (Heavenly Virtue)', longde: 'Long De (Dragon Virtue)',
    tiankong: 'Tian Kong (Heavenly Void)', xunkong: 'Xun Kong (Decade Void)',
    xunkongSide: 'Fu Xun (Side Decade Void)', jielu: 'Jie Lu (Blocked Road)', kongwang: 'Kong Wang (Road Void)',
    jiekong: 'Jie Kong (Severed Void)', dahaoYear: 'Da Hao (Year Consumer)', jieshaYear: 'Jie Sha (Year Robbery)',
    tianshang: 'Tian Shang (Heavenly Wound)', tianshi: 'Tian Shi (Heavenly Envoy)',
    guoyin: 'Guo Yin (State Seal)', tangfu: 'Tang Fu (Tang Tally)', liunianWenxing: 'Liu Nian Wen Xing (Star of Letters)',
    tianyiMedic: 'Tian Yi (Heavenly Doctor)', dijieRelief: 'Di Jie (Earthly Relief)', tianluo: 'Tian Luo (Heavenly Net)',
    diwang: 'Di Wang (Earthly Net)', doujun: 'Dou Jun (Dipper Lord)',
  },
  brightness: {
    miao: 'Temple', wang: 'Prosperous', de: 'Advantaged', li: 'Beneficial', ping: 'Neutral', bu: 'Weak',
    xian: 'Fallen', di: 'Grounded', xianIdle: 'Idle',
  },
  transformations: {
    lu: 'Hua Lu (Prosperity)', quan: 'Hua Quan (Authority)', ke: 'Hua Ke (Fame)', ji: 'Hua Ji (Obstruction)',
  },
  bureaus: {
    water2: 'Water Bureau 2', wood3: 'Wood Bureau 3', metal4: 'Metal Bureau 4', earth5: 'Earth Bureau 5',
    fire6: 'Fire Bureau 6',
  },
  doctorSpirits: {
    boshi: 'Bo Shi (Erudite)', lishi: 'Li Shi (Strongman)', qinglong: 'Qing Long (Azure Dragon)',
    xiaohao: 'Xiao Hao (Lesser Consumer)', jiangjun: 'Jiang Jun (General)',
    zoushu: 'Zou Shu (Memorial to the Throne)', feilianBoshi: 'Fei Lian (Wind Spirit)',
    xishen: 'Xi Shen (Joy Spirit)', bingfu: 'Bing Fu (Illness Tally)', dahao: 'Da Hao (Great Consumer)',
    fubing: 'Fu Bing (Ambush)', guanfu: 'Guan Fu (Government Office)',
  },
  generalSpirits: {
    jiangxing: 'Jiang Xing (General Star)', panan: 'Pan An (Mounting the Saddle)', suiyi: 'Sui Yi (Annual Courier)',
    xishenRest: 'Xi Shen (Resting Spirit)', huagaiJiang: "Hua Gai (General's Canopy)", jiesha: 'Jie Sha (Robbery Sha)',
    zaisha: 'Zai Sha (Calamity Sha)', tiansha: 'Tian Sha (Heavenly Sha)',
    zhibei: 'Zhi Bei (Pointing Behind the Back)', xianchiJiang: "Xian Chi (General's Salty Pool)",
    yuesha: 'Yue Sha (Monthly Sha)', wangshen: 'Wang Shen (Spirit of Loss)',
  },
  yearSpirits: {
    suijian: 'Sui Jian (Year Marker)', huiqi: 'Hui Qi (Gloomy Qi)', sangmen: 'Sang Men (Mourning Gate)',
    guansuo: 'Guan Suo (Binding Rope)', guanfuTally: 'Guan Fu (Official Tally)',
    xiaohaoSui: 'Xiao Hao (Year Lesser Consumer)', dahaoSui: 'Da Hao (Year Great Consumer)',
    longdeSui: 'Long De (Year Dragon Virtue)', baihu: 'Bai Hu (White Tiger)',
    tiandeSui: 'Tian De (Year Heavenly Virtue)',
    diaoke: 'Diao Ke (Funeral Guest)', bingfuSui: 'Bing Fu (Year Illness Tally)', suipo: 'Sui Po (Year Breaker)',
    taisui: 'Tai Sui (Lord of the Year)', shaoyang: 'Shao Yang (Lesser Yang)', shaoyin: 'Shao Yin (Lesser Yin)',
    sifu: 'Si Fu (Death Tally)', fude: 'Fu De (Year Blessing)', zhifu: 'Zhi Fu (Duty Tally)',
  },
  yinYangGenders: {
    yangMale: 'Yang Male', yinMale: 'Yin Male', yangFemale: 'Yang Female', yinFemale: 'Yin Female',
  },
  rarityTiers: {
    common: 'Common', uncommon: 'Uncommon', rare: 'Rare', veryRare: 'Very Rare',
  },

  shortStems: { jia: 'Jia', yi: 'Yi', bing: 'Bing', ding: 'Ding', wu: 'Wu', ji: 'Ji', geng: 'Geng', xin: 'Xin', ren: 'Ren', gui: 'Gui' },
  shortBranches: {
    zi: 'Zi', chou: 'Chou', yin: 'Yin', mao: 'Mao', chen: 'Chen', si: 'Si', wu: 'Wu', wei: 'Wei', shen: 'Shen', you: 'You', xu: 'Xu', hai: 'Hai',
  },
};

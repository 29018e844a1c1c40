// The glossary in English: what each term is, where it is, how it is calculated. docs/rules/charts.md; nothing here is a reading.

import type { Sentences } from '../sentences.ts';

/** The sentences of the English glossary. */
export const GLOSSARY_EN: Sentences = {
  groups: {
    stems: {
      name: 'Heavenly stems',
      text: 'Ten signs, two for each of the five elements. With the branches they count years, months, days and double hours.',
    },
    branches: {
      name: 'Earthly branches',
      text: 'Twelve signs. They name years, months, double hours and the twelve palaces.',
    },
    animals: { name: 'Animals', text: 'The twelve animals of the Chinese zodiac, one for each earthly branch.' },
    elements: {
      name: 'Five elements',
      text: 'Wood, fire, earth, metal and water: each feeds the next and controls the one after that.',
    },
    polarities: {
      name: 'Yin and yang',
      text: 'Stems and branches are yang and yin by turns, beginning with yang; a yang stem goes with a yang branch only.',
    },
    nayin: {
      name: 'Nayin',
      text: 'The sound and element of a pair. There are thirty: the sixty pairs share them two by two, from Jia-Zi and Yi-Chou on.',
    },
    growthPhases: {
      name: 'Twelve growth phases',
      text: 'A ring of twelve phases. In a Zi Wei chart it begins in the palace that the bureau names (water and earth in Shen, wood in Hai, metal in Si, fire in Yin); in the Four Pillars it gives the phase of a stem on a branch.',
    },
    pairs: {
      name: 'Sixty pairs',
      text: 'A stem and a branch step on together; after sixty steps the first pair, Jia-Zi, comes again.',
    },
    solarTerms: {
      name: 'Solar terms',
      text: 'Twenty-four instants of the year, at each 15° of the Sun’s ecliptic longitude. Every other one is a jie: the month of the Four Pillars begins with it.',
    },
    tenGods: {
      name: 'Ten gods',
      text: 'The relation of a stem to the Day Master: by their elements and by whether both have the same polarity.',
    },
    directions: { name: 'Directions', text: 'Which way luck pillars run through the sixty pairs.' },
    palaces: {
      name: 'Twelve palaces',
      text: 'Twelve parts of a Zi Wei chart, one on each branch. They are counted from the life palace, against the order of the branches.',
    },
    majorStars: {
      name: 'Major stars',
      text: 'Fourteen stars. Zi Wei is placed by bureau and lunar day, and five stars keep their distance from it. Tian Fu mirrors it, and seven stars keep their distance from Tian Fu.',
    },
    minorStars: {
      name: 'Minor stars',
      text: 'Fourteen stars placed by the stem or the branch of the year, by the lunar month or by the double hour.',
    },
    adjectiveStars: {
      name: 'Adjective stars',
      text: 'Smaller stars, placed by year, month, day or hour. Which of them a chart shows depends on the school.',
    },
    gradedStars: {
      name: 'Graded stars',
      text: 'The major and the minor stars: the ones that have a brightness or a transformation, and that can rule life and body.',
    },
    mainStars: {
      name: 'Main star',
      text: 'The major stars of the life palace: one, a pair, or those of the opposite palace where it has none.',
    },
    brightness: {
      name: 'Brightness',
      text: 'The grade of a star in a palace, from a table of the school. A star that the table does not grade has none.',
    },
    transformations: {
      name: 'Four transformations',
      text: 'Lu, Quan, Ke and Ji: the marks that the stem of the year gives to four stars.',
    },
    bureaus: {
      name: 'Bureaus',
      text: 'The element and number of a chart, from the nayin of the life palace’s stem and branch. The number places Zi Wei and is the age at which the first decade begins.',
    },
    doctorSpirits: {
      name: 'Doctor’s ring',
      text: 'Twelve spirits from the palace of Lu Cun on: forward for yang men and yin women, backward for the others.',
    },
    generalSpirits: {
      name: 'General’s ring',
      text: 'Twelve spirits, always forward. The first stands in Zi for years of Shen, Zi, Chen; in Wu for Yin, Wu, Xu; in You for Si, You, Chou; in Mao for Hai, Mao, Wei.',
    },
    yearSpirits: { name: 'Year’s ring', text: 'Twelve spirits from the branch of the year on, always forward.' },
    yinYangGenders: {
      name: 'Yin-yang and gender',
      text: 'The polarity of the year’s stem together with the gender: it decides which way decades, luck pillars and two of the rings run.',
    },
    rarityTiers: {
      name: 'Tiers of rarity',
      text: 'Four steps into which the fifty configurations of the main star are divided by their share of all births.',
    },
    officers: {
      name: 'Officers of the day',
      text: 'Twelve officers (建除), which follow the branches of the days. On the day of a jie, the officer of the day before is repeated.',
    },
    mansions: {
      name: 'Mansions of the day',
      text: 'Twenty-eight mansions of the Moon (二十八宿), which follow each other day by day without a break.',
    },
    daySpirits: {
      name: 'Spirits of the two paths',
      text: 'Twelve spirits that follow the branches of the days within a month, and those of the double hours within a day: six of the yellow path (黄道), six of the black one (黑道).',
    },
    sixDays: {
      name: 'Six days',
      text: 'Six names (六曜) that follow each other day by day; each lunar month begins with the next of them. Almanacs of Japan print them.',
    },
    selectedDays: {
      name: 'Selected days',
      text: 'Days that almanacs of Japan, Vietnam and Korea single out, by the branch of the month or by the lunar date.',
    },
    pillarStars: {
      name: 'Stars of the Four Pillars',
      text: 'Stars (神煞) that a stem, a branch, the month or a whole pillar puts on the pillars. A document has them on request.',
    },
    pairRelations: {
      name: 'Relations of two people',
      text: 'How a stem, a branch or a pillar of one person stands to one of another: the relations of pillars, and those that only two charts have.',
    },
    tenGodGroups: { name: 'Groups of the ten gods', text: 'The ten gods two by two.' },
    patternStars: { name: 'Stars of patterns', text: 'The stars that make or spoil patterns.' },
    yearStars: { name: 'Stars of the year', text: 'Twelve of the natal stars that the year of birth alone places.' },
    relations: {
      name: 'Relations of pillars',
      text: 'How the stems and branches of two or more pillars stand to each other, as the tables have it. A document has them on request.',
    },
    elementStates: {
      name: 'States of the elements',
      text: 'How an element stands in the month: by whether the element of its branch is the same, feeds it, is fed by it, is controlled by it, or controls it.',
    },
    rootTags: { name: 'Kinds of roots', text: 'What a branch is to a stem that has a root in it.' },
    luminaries: {
      name: 'Luminaries',
      text: 'One of nine luminaries (九曜, sao hạn) for each nominal age, as Vietnamese calendars of the New Year list them; a fact of the age, on request.',
    },
    sanzai: {
      name: 'Samjae',
      text: 'Which of the three years of 三災 (삼재) a year is for a year of birth: Korean calendars count them by the trine of its branch.',
    },
    monthPatterns: {
      name: 'Patterns of the month',
      text: 'The name that the month gives to the Four Pillars: by the main stem of its branch, or by which of its stems is shown. A document lists both on request and does not choose between them.',
    },
    structures: {
      name: 'Structures',
      text: 'Structures that the books set apart. A document lists on request those whose first condition is met, and of each every condition, met or not.',
    },
    conditions: { name: 'Conditions of structures', text: 'What the books require of a structure.' },
    patterns: {
      name: 'Patterns of Zi Wei',
      text: 'Named arrangements of stars (格局). A rule says where: sit, in the palace itself; any, one of them there; meet, there, opposite or in trine; arch, the same without the palace itself; face, opposite; flank, on both sides; hidden, in the palace with which it combines; lend, there or borrowed. A document has them on request.',
    },
    patternForms: {
      name: 'Forms of patterns',
      text: 'Readings of the rule of a pattern: the usual one, and others in print. A document names those that match.',
    },
    patternFlags: {
      name: 'What spoils a pattern',
      text: 'What the sources say spoils a pattern (破格), each listed as a fact beside the pattern, which remains.',
    },
  },
  concepts: {
    trueSolarTime: {
      name: 'True solar time',
      text: 'What a sundial at the birthplace showed. Clock time without summer time, plus the correction for longitude, plus the equation of time; it decides the double hour, the day and the lunar date.',
    },
    longitudeCorrection: {
      name: 'Longitude correction',
      text: 'Four minutes for each degree between the birthplace and the meridian of its standard time.',
    },
    equationOfTime: {
      name: 'Equation of time',
      text: 'How far the true Sun is ahead of the mean Sun on that day: between −14 and +16 minutes.',
    },
    clockTime: {
      name: 'Clock time',
      text: 'The time of the certificate, read by the history of the place’s time zone, with its summer time.',
    },
    doubleHour: {
      name: 'Double hour',
      text: 'One of twelve parts of the day in true solar time. That of Zi begins at 23:00.',
    },
    dayBoundary: {
      name: 'Change of day',
      text: 'The day changes at 23:00 true solar time, with the double hour of Zi; or at midnight, on request.',
    },
    lunarDate: {
      name: 'Lunar date',
      text: 'Year, month and day of the lunar calendar, for the day in true solar time. A month begins with the day of the new moon.',
    },
    leapMonth: {
      name: 'Leap month',
      text: 'A month without a major solar term, named after the one before it. By default its days 1 to 15 count as that month and the later ones as the next.',
    },
    mainStar: {
      name: 'Main star',
      text: 'The major stars of the life palace; where it has none, those of the opposite palace.',
    },
    rarity: {
      name: 'Rarity',
      text: 'The share of all births with the same configuration of the main star, counted over all years, months, days and double hours.',
    },
    borrowedStars: {
      name: 'Borrowed stars',
      text: 'Where a palace has no major star, the major stars of the opposite palace are shown for it, with the brightness that they have there.',
    },
    bodyPalace: {
      name: 'Body palace',
      text: 'From Yin one palace forward for each lunar month after the first, then one forward for each double hour after Zi. It always falls into one of six palaces.',
    },
    originPalace: { name: 'Origin palace', text: 'The palace from Yin to Hai whose stem is the stem of the year.' },
    opposite: { name: 'Opposite palace', text: 'The palace six steps away.' },
    trines: { name: 'Trine palaces', text: 'The two palaces four steps away on either side.' },
    flanking: { name: 'Flanking palaces', text: 'The two neighbours of a palace.' },
    hidden: {
      name: 'Hidden palace',
      text: 'The palace whose branch combines with this one: Zi and Chou, Yin and Hai, Mao and Xu, Chen and You, Si and Shen, Wu and Wei.',
    },
    lifeRuler: {
      name: 'Life Ruler',
      text: 'A star named by the branch of the life palace; in the Zhongzhou school by the branch of the year.',
    },
    bodyRuler: { name: 'Body Ruler', text: 'A star named by the branch of the year.' },
    decade: {
      name: 'Decade',
      text: 'Ten nominal years of one palace. The life palace has the first ten, from the number of the bureau on; the next follow forward for yang men and yin women, backward for the others.',
    },
    smallLimit: {
      name: 'Small limit',
      text: 'One nominal year of one palace. Age 1 stands in Xu for years of Shen, Zi, Chen, in Chen for Yin, Wu, Xu, in Wei for Si, You, Chou, in Chou for Hai, Mao, Wei; men count forward, women backward.',
    },
    childLimit: {
      name: 'Childhood',
      text: 'The nominal years before the first decade. Each has a palace: life, wealth, health, spouse, fortune and career in this order.',
    },
    transitYear: {
      name: 'Annual level',
      text: 'What governs a year of the calendar. Its life palace is the palace of the year’s branch, and the other eleven are counted from there; the stem of the year transforms.',
    },
    transitMonth: {
      name: 'Monthly level',
      text: 'What governs a lunar month. Month 1 is counted from the palace of the year’s branch: one palace back for each lunar month of birth after the first, then one forward for each double hour of birth after Zi. Each later month is one palace further forward.',
    },
    transitDay: {
      name: 'Daily level',
      text: 'What governs a day. Day 1 stands in the palace of its month, and each day moves on one palace; the stem of the day transforms.',
    },
    flowStars: {
      name: 'Flow stars',
      text: 'Stars of a decade, a year, a month, a day or a double hour. Most are placed by its stem and branch as the natal stars of the same name are by those of the year of birth.',
    },
    nominalAge: {
      name: 'Nominal age',
      text: 'The age by the Chinese count: one at birth, and one more at each lunar New Year.',
    },
    school: {
      name: 'School',
      text: 'A set of tables of stars, with the rules for the change of day and for leap months that its book has. Each rule can be set by itself.',
    },
    yearPillar: { name: 'Year pillar', text: 'The pair of the year, which begins at the instant of Start of Spring.' },
    monthPillar: {
      name: 'Month pillar',
      text: 'The pair of the month, which begins at the instant of a jie. The stem of the year gives the stem of its first month.',
    },
    dayPillar: { name: 'Day pillar', text: 'The pair of the day: one further each day, without a break.' },
    hourPillar: {
      name: 'Hour pillar',
      text: 'The branch of the double hour with the stem that the stem of the day gives.',
    },
    dayMaster: {
      name: 'Day Master',
      text: 'The stem of the day pillar. The other stems are named by their relation to it.',
    },
    hiddenStems: {
      name: 'Hidden stems',
      text: 'The stems that a branch contains, one to three, each with its share of the branch in percent.',
    },
    voidBranches: {
      name: 'Void branches',
      text: 'The two branches that do not occur in the group of ten pairs (旬) of a pillar.',
    },
    growthPhase: {
      name: 'Phase of the Day Master',
      text: 'The growth phase of the Day Master on the branch of a pillar. Yang stems count forward from their birth, yin stems backward.',
    },
    selfPhase: { name: 'Phase of the stem', text: 'The growth phase of a pillar’s stem on its own branch.' },
    conception: { name: 'Conception pillar', text: 'One stem and three branches after the month pillar.' },
    fetalBreath: { name: 'Fetal breath', text: 'The stem and the branch that combine with those of the day pillar.' },
    lifePalacePillar: {
      name: 'Life palace pillar',
      text: 'A pair from the branches of month and hour: both are counted from Yin and their sum is subtracted from 14 or 26; the year gives its stem.',
    },
    bodyPalacePillar: {
      name: 'Body palace pillar',
      text: 'A pair from the sum of the branches of month and hour; the year gives its stem.',
    },
    elementCount: {
      name: 'Count of the elements',
      text: 'How many of the eight characters, four stems and four branches, have the element.',
    },
    weightedElements: {
      name: 'Weighted elements',
      text: 'Each stem counts 100, each branch 100 divided among its hidden stems, and the branch of the month twice.',
    },
    luckPillar: {
      name: 'Luck pillar',
      text: 'Ten years under one pair, from the month pillar on. The time from the birth to the next jie, or back to the last one, gives the age at which the first begins: three days count as a year.',
    },
    flight: {
      name: 'Flight',
      text: 'The stem of a palace transforms four stars, as that of the year does; where such a star stands, the transformation lands (飞化). A document has the flights on request.',
    },
    selfTransformation: {
      name: 'Self-transformation',
      text: 'A palace transforms a star of its own, outward (离心自化), or the stem of the opposite palace transforms a star in it, inward (向心自化).',
    },
    monthCommand: {
      name: 'Month command',
      text: 'The stem that commands at birth, by a table that divides the days after the jie among the stems of the month. Seconds are counted, not calendar days. On request only.',
    },
    root: {
      name: 'Root',
      text: 'A stem has a root in a pillar whose branch hides a stem of the same element. On request only.',
    },
    shownStem: {
      name: 'Shown stem',
      text: 'A hidden stem that stands on one of the four pillars too. On request only.',
    },
    support: {
      name: 'Support of the Day Master',
      text: 'Its state in the season, the pillars in which it has a root, and how many of the other seven characters have its element or the one that feeds it. Counted, never judged. On request only.',
    },
    boneWeight: {
      name: 'Bone weight',
      text: 'Numbers of a folk table for the pair of the lunar year, the lunar month, the lunar day and the double hour, in qian: ten make a liang. Their sum lies between 21 and 71. On request only.',
    },
    dayOfficer: {
      name: 'Officer of the day',
      text: 'One of twelve. That of Establish stands on days whose branch is that of the month; the others follow from branch to branch. On request only.',
    },
    mansion: {
      name: 'Mansion of the day',
      text: 'One of the 28 lunar mansions, one further each day, without a break. On request only.',
    },
  },
  written: {
    selectedDays: {
      yiliwanbei: 'In Japan: two branches in each solar month.',
      tiansheDay: 'One pair of each season: Wu-Yin in spring, Jia-Wu in summer, Wu-Shen in autumn, Jia-Zi in winter.',
      sanlinwang: 'In Japan: days of Hai, Yin and Wu in turn, by the solar month.',
      buchengjiu: 'In Japan: every eighth day of the lunar month, from one of its first six days on.',
      sanniang: 'In Vietnam: days 3, 7, 13, 18, 22 and 27 of the lunar month.',
      yueji: 'In Vietnam: days 5, 14 and 23 of the lunar month.',
      wusun: 'In Korea: the days of the lunar month that end in 9 or 0.',
    },
    elements: {
      wood: 'Feeds fire, controls earth. Its stems are Jia and Yi, its branches Yin and Mao.',
      fire: 'Feeds earth, controls metal. Its stems are Bing and Ding, its branches Si and Wu.',
      earth: 'Feeds metal, controls water. Its stems are Wu and Ji, its branches Chen, Xu, Chou and Wei.',
      metal: 'Feeds water, controls wood. Its stems are Geng and Xin, its branches Shen and You.',
      water: 'Feeds wood, controls fire. Its stems are Ren and Gui, its branches Hai and Zi.',
    },
    polarities: {
      yang: 'The stems Jia, Bing, Wu, Geng, Ren and the branches Zi, Yin, Chen, Wu, Shen, Xu are yang.',
      yin: 'The stems Yi, Ding, Ji, Xin, Gui and the branches Chou, Mao, Si, Wei, You, Hai are yin.',
    },
    tenGods: {
      bijian: 'A stem of the Day Master’s element and of the same polarity.',
      jiecai: 'A stem of the Day Master’s element and of the other polarity.',
      shishen: 'A stem whose element the Day Master feeds, of the same polarity.',
      shangguan: 'A stem whose element the Day Master feeds, of the other polarity.',
      piancai: 'A stem whose element the Day Master controls, of the same polarity.',
      zhengcai: 'A stem whose element the Day Master controls, of the other polarity.',
      qisha: 'A stem whose element controls that of the Day Master, of the same polarity.',
      zhengguan: 'A stem whose element controls that of the Day Master, of the other polarity.',
      pianyin: 'A stem whose element feeds that of the Day Master, of the same polarity.',
      zhengyin: 'A stem whose element feeds that of the Day Master, of the other polarity.',
      rizhu: 'The stem of the day itself, to which the others are compared.',
    },
    directions: {
      forward: 'On through the sixty pairs: for men of yang years and women of yin years.',
      backward: 'Back through the sixty pairs: for men of yin years and women of yang years.',
    },
    brightness: {
      miao: 'The brightest grade (庙).',
      wang: 'The second grade (旺), below Temple.',
      de: 'The third grade of the common table (得).',
      di: 'The third grade of the Zhongzhou table (地).',
      li: 'The fourth grade of the common table (利).',
      ping: 'The fifth grade of the common table, the fourth of the Zhongzhou table (平).',
      bu: 'The sixth grade of the common table (不).',
      xianIdle: 'The fifth grade of the Zhongzhou table (闲).',
      xian: 'The faintest grade (陷).',
    },
    transformations: {
      lu: 'The first of the four transformations (化禄). By the stem of the year: {list}.',
      quan: 'The second of the four transformations (化权). By the stem of the year: {list}.',
      ke: 'The third of the four transformations (化科). By the stem of the year: {list}.',
      ji: 'The fourth of the four transformations (化忌). By the stem of the year: {list}.',
    },
    tenGodGroups: {
      peer: 'The gods of the Day Master’s own element.',
      output: 'The gods of the element that the Day Master feeds.',
      wealth: 'The gods of the element that the Day Master controls.',
      officer: 'The gods of the element that controls the Day Master.',
      resource: 'The gods of the element that feeds the Day Master.',
    },
    relations: {
      stemCombine: 'Two stems five apart combine: Jia and Ji, Yi and Geng, Bing and Xin, Ding and Ren, Wu and Gui.',
      stemClash: 'Two stems clash: Jia and Geng, Yi and Xin, Bing and Ren, Ding and Gui.',
      stemControl: 'The element of one stem controls that of the other, and the two neither combine nor clash.',
      sixCombine: 'Two branches combine: Zi and Chou, Yin and Hai, Mao and Xu, Chen and You, Si and Shen, Wu and Wei.',
      threeCombine:
        'The three branches of a trine stand together: Shen Zi Chen, Hai Mao Wei, Yin Wu Xu or Si You Chou.',
      halfCombine: 'The middle branch of a trine with its first or its last, and the third is not there.',
      archCombine: 'The first and the last branch of a trine without the middle one.',
      threeMeeting:
        'The three branches of a direction stand together: Yin Mao Chen, Si Wu Wei, Shen You Xu or Hai Zi Chou.',
      archMeeting: 'The first and the third branch of a direction without the middle one.',
      sixClash: 'Two branches stand opposite each other, six apart.',
      threePunishment: 'Yin, Si and Shen, or Chou, Xu and Wei, stand together.',
      punishment:
        'Two branches of which one punishes the other: in Yin, Si, Shen and in Chou, Xu, Wei each punishes the next, and the last the first; Zi and Mao punish each other.',
      selfPunishment: 'Chen, Wu, You or Hai stands twice.',
      harm: 'Two branches harm each other: Zi and Wei, Chou and Wu, Yin and Si, Mao and Chen, Shen and Hai, You and Xu.',
      destruction:
        'Two branches break each other: Zi and You, Chou and Chen, Yin and Hai, Mao and Wu, Si and Shen, Wei and Xu.',
      hiddenCombine: 'The main hidden stems of two branches combine: Yin and Chou, Wu and Hai, Mao and Shen.',
      severance: 'One branch is where the element of the other ends: Zi and Si, Wu and Hai, Yin and You, Mao and Shen.',
      pillarRepeat: 'Two pillars have the same stem and the same branch.',
      pillarReverse: 'The branches of two pillars clash, and one stem controls the other in the same polarity.',
    },
    elementStates: {
      wang: 'The element of the month’s branch (旺). That of Chen, Xu, Chou and Wei is Earth for the whole month.',
      xiang: 'The element that the month’s element feeds (相).',
      xiu: 'The element that feeds the month’s element (休).',
      qiu: 'The element that controls the month’s element (囚).',
      si: 'The element that the month’s element controls (死).',
    },
    rootTags: {
      lu: 'The branch on which the stem takes office, the fourth of the growth phases: its prosperity (禄).',
      blade: 'The branch on which a yang stem is at its peak, the fifth of the growth phases: its blade (刃).',
      birth: 'The branch on which a yang stem is born, the first of the growth phases (长生).',
      store:
        'The branch that stores the element of the stem (墓库): Wood in Wei, Fire in Xu, Metal in Chou, Water in Chen.',
    },
    sanzai: {
      entering:
        'The first of the three years, whose branch clashes with the first of the trine: Yin for Shen Zi Chen, Shen for Yin Wu Xu, Hai for Si You Chou, Si for Hai Mao Wei.',
      staying: 'The second of the three years.',
      leaving: 'The third of the three years; nine years without Samjae follow.',
    },
    structures: {
      follow: 'Listed where no stem other than that of the day is of its element or feeds it.',
      dominant:
        'Listed where the branches hold a whole trine or direction of the Day Master’s element; for Earth, all four of its branches.',
      transform: 'Listed where the Day Master combines with the stem of the month or of the double hour.',
    },
    conditions: {
      noPeerStem: 'No stem of year, month or hour is of the Day Master’s element.',
      noResourceStem: 'No stem of year, month or hour feeds the Day Master.',
      noMainRoot: 'The main stem of no branch is of the Day Master’s element.',
      noRoot: 'No branch hides a stem of the Day Master’s element.',
      noResourceMain: 'The main stem of no branch feeds the Day Master.',
      completeGroup: 'The branches hold a whole trine or direction of the element.',
      groupHoldsMonth: 'The branch of the month is one of that trine or direction.',
      noOfficerStem: 'No stem of year, month or hour controls the Day Master.',
      noOfficerMain: 'The main stem of no branch controls the Day Master.',
      monthSupports:
        'The branch of the month is of the trine of the element of the transformation; for Earth Chen, Xu, Chou or Wei.',
      noRival: 'No other stem is one of the two that combine.',
      noSibling: 'No other stem has the element of one of the two with the other polarity.',
      elementShown: 'Another stem has the element of the transformation.',
      noControllerStem: 'No other stem controls the element of the transformation.',
    },
    yinYangGenders: {
      yangMale: 'A man born in a year with a yang stem. Decades, luck pillars and two rings run forward.',
      yinMale: 'A man born in a year with a yin stem. Decades, luck pillars and two rings run backward.',
      yangFemale: 'A woman born in a year with a yang stem. Decades, luck pillars and two rings run backward.',
      yinFemale: 'A woman born in a year with a yin stem. Decades, luck pillars and two rings run forward.',
    },
  },
  pairRelations: {
    sameStem: 'Two people have the same stem.',
    sameBranch: 'Two people have the same branch.',
    pillarCombine: 'Both the stems and the branches of two pillars combine.',
    sameElement: 'Two stems, nayin or bureaus have one element.',
    generates: 'One element feeds the other.',
    controls: 'One element controls the other.',
  },
  placements: {
    yearStem: 'By the stem of the year: {list}.',
    yearBranch: 'By the branch of the year: {list}.',
    month: 'By the lunar month: {list}.',
    yearBranchThenHour:
      'From a palace that the branch of the year gives ({list}), one palace forward for each double hour after Zi.',
    yearBranchSteps: {
      forward: 'In {start} in a year of Zi, one palace further forward with each branch of the year.',
      backward: 'In {start} in a year of Zi, one palace further back with each branch of the year.',
    },
    monthSteps: {
      forward: 'In {start} in the first lunar month, one palace further forward with each month.',
      backward: 'In {start} in the first lunar month, one palace further back with each month.',
    },
    hourSteps: {
      forward: 'In {start} in the double hour of Zi, one palace further forward with each double hour.',
      backward: 'In {start} in the double hour of Zi, one palace further back with each double hour.',
    },
    rule: {
      tianma:
        'By the branch of the year: Zi, Chen, Shen: Yin; Chou, Si, You: Hai; Yin, Wu, Xu: Shen; Mao, Wei, Hai: Si. Another rule takes the branch of the month of birth.',
      tiankui: 'By the stem of the year: {list}. For Xin another school has Yin.',
      tianyue: 'By the stem of the year: {list}. For Xin another school has Wu.',
      santai: 'From the palace of Zuo Fu, one palace forward for each lunar day after the first.',
      bazuo: 'From the palace of You Bi, one palace back for each lunar day after the first.',
      enguang: 'From the palace of Wen Chang, one palace forward for each lunar day after the first, then one back.',
      tiangui:
        'From the palace of Wen Qu, one palace forward for each lunar day after the first, then one back. The Vietnamese school counts both in the opposite direction.',
      tiancai: 'From the life palace, one palace forward for each branch of the year after Zi.',
      tianshou: 'From the body palace, one palace forward for each branch of the year after Zi.',
      xunkong:
        'Of the two branches that do not occur in the ten pairs (旬) of the year’s pair, the one with the polarity of the year.',
      xunkongSide:
        'Of the two branches that do not occur in the ten pairs (旬) of the year’s pair, the one with the opposite polarity to the year.',
      jielu:
        'By the stem of the year: Jia, Ji: Shen; Yi, Geng: Wu; Bing, Xin: Chen; Ding, Ren: Yin; Wu, Gui: Zi. Kong Wang follows it.',
      kongwang:
        'The palace after Jie Lu. By the stem of the year: Jia, Ji: You; Yi, Geng: Wei; Bing, Xin: Si; Ding, Ren: Mao; Wu, Gui: Chou.',
      jiekong:
        'Of the palaces of Jie Lu and Kong Wang, the one with the polarity of the year. A star of the Zhongzhou school; in the Vietnamese school it is in both.',
      jiekongSide: 'Of the palaces of Jie Lu and Kong Wang, the one with the opposite polarity to the year.',
      dahaoYear:
        'Opposite the branch of the year, then one palace forward in a yang year and one back in a yin year. A star of the Zhongzhou school.',
      tianshang:
        'In the palace of friends. The Zhongzhou school exchanges it with Tian Shi for yin men and yang women.',
      tianshi: 'In the palace of health. The Zhongzhou school exchanges it with Tian Shang for yin men and yang women.',
      tianluo: 'Always in Chen. A star of the Vietnamese school.',
      diwang: 'Always in Xu. A star of the Vietnamese school.',
      doujun:
        'From the branch of the year, one palace back for each lunar month after the first, then one forward for each double hour after Zi. A star of the Vietnamese school.',
    },
  },
  majorStars: {
    ziwei:
      'Placed by bureau and lunar day: days are added until the sum is a multiple of the number of the bureau, and the quotient is counted from Yin. The number of days that were added is then counted back when it is odd, forward when it is even.',
    tianfu:
      'The mirror image of Zi Wei across the line from Yin to Shen: in Chen when Zi Wei is in Zi, in Mao when it is in Chou, and so on.',
    led: {
      forward: 'Always {steps} forward of {leader}, counted in palaces.',
      backward: 'Always {steps} back from {leader}, counted in palaces.',
    },
  },
  kinds: { major: 'Major star. ', minor: 'Minor star. ', adjective: 'Adjective star. ' },
  stems: 'Number {number} of the ten heavenly stems. {polarity} {element}.',
  branches:
    'Number {number} of the twelve earthly branches. {polarity} {element}, animal {animal}, double hour from {from} to {to} true solar time. Hidden stems: {stems}.',
  animals: 'The animal of the branch {branch}; {year} is such a year.',
  pairs: 'Number {number} of the sixty pairs: {stem} and {branch}. Its nayin is {nayin}.',
  nayin: 'The nayin of the pairs {pairs}. Its element is {element}.',
  luminaries:
    'One of the nine luminaries. Men have it at the nominal age of {men}, women at {women}, and every nine years from there.',
  ofLimits: ' Its verse speaks of a limit that comes there, not of the birth.',
  elsewhere: ' Elsewhere: {names}.',
  growthPhases:
    'Number {number} of the twelve growth phases. They begin with {first}: in a Zi Wei chart in a palace that the bureau names, in the Four Pillars on the branch where the stem is born.',
  solarTerms: {
    jie: 'The instant at which the Sun reaches {degrees}° of ecliptic longitude. A jie: a month of the Four Pillars begins with it.',
    zhongqi:
      'The instant at which the Sun reaches {degrees}° of ecliptic longitude. A major term: it gives the lunar month in which it falls its number.',
  },
  palaces: {
    life: 'The first of the twelve palaces. From Yin one palace forward for each lunar month after the first, then one back for each double hour after Zi.',
    others:
      'Number {number} of the twelve palaces: {steps} back from the life palace, against the order of the branches. Opposite: {opposite}.',
  },
  bureaus:
    'The nayin of the life palace’s stem and branch has the element {element}. The first decade begins at nominal age {number}, and Zi Wei is placed by {number} and the lunar day.',
  mainStars: {
    one: '{stars} alone in the life palace: {percent}% of all births.',
    two: '{stars} together in the life palace: {percent}% of all births.',
    borrowed: 'No major star in the life palace; borrowed from the opposite palace: {stars}. {percent}% of all births.',
  },
  rings: {
    doctorSpirits:
      'Number {number} of the doctor’s ring, which begins with {first} in the palace of Lu Cun and runs forward for yang men and yin women, backward for the others.',
    generalSpirits:
      'Number {number} of the general’s ring, which begins with {first} by the branch of the year and runs forward.',
    yearSpirits:
      'Number {number} of the year’s ring, which begins with {first} in the palace of the year’s branch and runs forward.',
    suipo:
      'What the Zhongzhou and Vietnamese schools call number 7 of the year’s ring, opposite the branch of the year.',
    vietnam:
      'What the Vietnamese school calls number {number} of the year’s ring, counted from the branch of the year.',
  },
  monthPatterns: {
    god: 'The stem of the month from which the pattern is read is {god} to the Day Master.',
    jianlu:
      'The branch of the month is the prosperity (禄) of the Day Master, and its main stem is of the same element.',
    yangren:
      'The branch of the month is the blade (刃) of a yang Day Master: Jia in Mao, Bing and Wu (戊) in Wu (午), Geng in You, Ren in Zi.',
    yuejie:
      'The main stem of the month is of the Day Master’s element, and its branch neither its prosperity nor its blade.',
  },
  officers: 'Number {number} of the twelve officers. Steps from the branch of the month to that of its days: {steps}.',
  mansions: 'Number {number} of the 28 mansions, one of the seven of the {side}.',
  daySpirits: {
    yellow:
      'Number {number} of the twelve spirits, of the yellow path. Steps from the branch of the Azure Dragon to its own: {steps}.',
    black:
      'Number {number} of the twelve spirits, of the black path. Steps from the branch of the Azure Dragon to its own: {steps}.',
  },
  sixDays: 'Number {number} of the six days, counted from the first day of month 1.',
  sides: ['east', 'north', 'west', 'south'],
  rarityTiers: 'One of {count} configurations of the main star, each with {share}% of all births.',
  pillarStars: {
    yearAndDayStem: 'By the stem of the year and by that of the day: {list}.',
    dayStem: 'By the stem of the day: {list}.',
    yearAndDayBranch: 'By the branch of the year and by that of the day, on another pillar: {list}.',
    yearAndDayBranchOwn: 'By the branch of the year and by that of the day, on any pillar: {list}.',
    yearBranch: 'By the branch of the year, on another pillar: {list}.',
    gender:
      'Counted in branches on from that of the year: {forward} for a man born in a yang year or a woman born in a yin year, {backward} for the others.',
    month: 'By the branch of the month: {list}.',
    season: 'On a day, by the season of the month: {list}.',
    seasons: ['spring', 'summer', 'autumn', 'winter'],
    day: 'On the days {days}.',
    dayOrHour: 'On the days and in the double hours {days}.',
    ownPillar: 'On any pillar that is one of {pairs}.',
    ownSigns: 'On any pillar whose stem is {stems} or whose branch is {branches}.',
    nayin: 'By the element of the year’s nayin, on another pillar: {list}.',
    rule: {
      kongwang: 'On the two branches that do not occur in the ten pairs (旬) of the year pillar, or of the day pillar.',
      tianluo:
        'On Hai where year or day has Xu, and on Xu where one of them has Hai. Also on a day of Xu or Hai in a year whose nayin is Fire.',
      diwang:
        'On Si where year or day has Chen, and on Chen where one of them has Si. Also on a day of Chen or Si in a year whose nayin is Water or Earth.',
      dexiu:
        'On each stem that is de (德) or xiu (秀) of the month’s trine. Yin Wu Xu: Bing Ding, Wu Gui; Shen Zi Chen: Ren Gui Wu Ji, Bing Xin Jia Ji; Si You Chou: Geng Xin, Yi Geng; Hai Mao Wei: Jia Yi, Ding Ren.',
      gonglu:
        'A day and a double hour that enclose the prosperity of their stem: Gui-Hai and Gui-Chou either way, Ding-Si with Ding-Wei, Ji-Wei with Ji-Si, Wu-Chen with Wu-Wu. Marked on the day.',
      sanqi:
        'Jia Wu Geng, Yi Bing Ding or Ren Gui Xin as the stems of year, month and day, or of month, day and hour, in this order. Marked on the last.',
    },
  },
  patterns: {
    plain: 'In {palaces}: {rule}. {percent}% of all births have it.',
    breakable: 'In {palaces}: {rule}. {percent}% of all births have it, {clean}% without anything that spoils it.',
    everyPalace: 'any palace',
  },
  patternForms: { main: 'The usual reading.', others: 'Another reading. Patterns that have it: {count}.' },
  patternFlags: 'Said to spoil {count} of the patterns: {rule}, seen from the palace of the pattern.',
  row: '{keys}: {value}',
  rowOfStars: '{keys}: {value}',
  joins: { keys: ', ', rows: '; ' },
};

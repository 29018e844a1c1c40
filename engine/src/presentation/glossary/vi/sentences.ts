// The glossary in Vietnamese: what each term is, where it is, how it is calculated. docs/rules/charts.md; nothing here is a reading.

import type { Sentences } from '../sentences.ts';

/** The sentences of the Vietnamese glossary. */
export const GLOSSARY_VI: Sentences = {
  groups: {
    stems: {
      name: 'Thiên can',
      text: 'Mười can, mỗi hành có hai. Cùng với địa chi, chúng đếm năm, tháng, ngày và giờ.',
    },
    branches: { name: 'Địa chi', text: 'Mười hai chi. Chúng đặt tên cho năm, tháng, giờ và mười hai cung.' },
    animals: { name: 'Con giáp', text: 'Mười hai con vật, mỗi địa chi một con.' },
    elements: {
      name: 'Ngũ hành',
      text: 'Mộc, Hỏa, Thổ, Kim, Thủy: mỗi hành sinh hành kế tiếp và khắc hành sau đó một bậc.',
    },
    polarities: {
      name: 'Âm dương',
      text: 'Can và chi lần lượt một dương một âm, bắt đầu từ dương; can dương chỉ đi với chi dương.',
    },
    nayin: {
      name: 'Nạp âm',
      text: 'Hành theo ngũ âm của một cặp can chi. Tất cả có ba mươi nạp âm: kể từ Giáp Tý và Ất Sửu, cứ hai cặp lại chung một nạp âm.',
    },
    growthPhases: {
      name: 'Vòng Tràng Sinh',
      text: 'Vòng gồm mười hai giai đoạn. Trong lá số Tử Vi, vòng bắt đầu ở cung do Cục quyết định (Thủy và Thổ ở Thân, Mộc ở Hợi, Kim ở Tỵ, Hỏa ở Dần); trong Tứ Trụ, vòng cho biết một can đứng ở giai đoạn nào trên một chi.',
    },
    pairs: { name: 'Lục thập hoa giáp', text: 'Can và chi cùng tiến; sau sáu mươi bước lại trở về cặp đầu, Giáp Tý.' },
    solarTerms: {
      name: 'Tiết khí',
      text: 'Hai mươi bốn thời điểm trong năm, mỗi khi hoàng kinh Mặt Trời tăng 15°. Cứ cách một điểm là một tiết: tháng của Tứ Trụ bắt đầu từ đó.',
    },
    tenGods: {
      name: 'Thập thần',
      text: 'Quan hệ của một can với Nhật Chủ: theo ngũ hành và theo việc hai can cùng hay khác âm dương.',
    },
    directions: { name: 'Chiều hành vận', text: 'Đại Vận đi theo chiều nào trong sáu mươi cặp can chi.' },
    palaces: {
      name: 'Mười hai cung',
      text: 'Mười hai phần của lá số Tử Vi, mỗi địa chi một cung. Đếm từ cung Mệnh, ngược thứ tự địa chi.',
    },
    majorStars: {
      name: 'Chính tinh',
      text: 'Mười bốn sao. Tử Vi an theo Cục và ngày âm lịch, năm sao luôn cách Tử Vi một khoảng cố định. Thiên Phủ đối xứng với Tử Vi qua trục Dần Thân, bảy sao luôn cách Thiên Phủ một khoảng cố định.',
    },
    minorStars: { name: 'Phụ tinh', text: 'Mười bốn sao an theo can hoặc chi năm, theo tháng âm lịch hoặc theo giờ.' },
    adjectiveStars: {
      name: 'Tạp tinh',
      text: 'Các sao nhỏ, an theo năm, tháng, ngày hoặc giờ. Lá số ghi những sao nào là tùy phái.',
    },
    gradedStars: {
      name: 'Sao có độ sáng',
      text: 'Chính tinh và phụ tinh: những sao có độ sáng hoặc hóa tinh, và có thể làm Mệnh Chủ, Thân Chủ.',
    },
    mainStars: {
      name: 'Chính tinh thủ Mệnh',
      text: 'Chính tinh ở cung Mệnh: một sao, hai sao, hoặc của cung đối khi cung Mệnh không có.',
    },
    brightness: {
      name: 'Độ sáng',
      text: 'Bậc của một sao ở một cung, theo bảng của phái. Sao không có trong bảng thì không có độ sáng.',
    },
    transformations: {
      name: 'Tứ Hóa',
      text: 'Hóa Lộc, Hóa Quyền, Hóa Khoa và Hóa Kỵ, theo can năm mà đi với bốn sao.',
    },
    bureaus: {
      name: 'Cục',
      text: 'Hành và số của lá số, lấy từ nạp âm của can chi cung Mệnh. Số ấy dùng để an Tử Vi và là tuổi bắt đầu Đại Hạn thứ nhất.',
    },
    doctorSpirits: {
      name: 'Vòng Bác Sĩ',
      text: 'Mười hai sao kể từ cung Lộc Tồn: thuận với dương nam, âm nữ; nghịch với những người khác.',
    },
    generalSpirits: {
      name: 'Vòng Tướng Tinh',
      text: 'Mười hai sao, luôn đi thuận. Sao đầu ở Tý với năm Thân, Tý, Thìn; ở Ngọ với năm Dần, Ngọ, Tuất; ở Dậu với năm Tỵ, Dậu, Sửu; ở Mão với năm Hợi, Mão, Mùi.',
    },
    yearSpirits: { name: 'Vòng Thái Tuế', text: 'Mười hai sao kể từ chi năm, luôn đi thuận.' },
    yinYangGenders: {
      name: 'Âm dương nam nữ',
      text: 'Âm dương của can năm cùng với giới tính: quyết định chiều của Đại Hạn, Đại Vận và hai vòng sao.',
    },
    rarityTiers: {
      name: 'Bậc hiếm',
      text: 'Bốn bậc chia năm mươi trường hợp chính tinh thủ Mệnh theo tỷ lệ trong tất cả mọi người.',
    },
    officers: {
      name: 'Mười hai trực',
      text: 'Mười hai trực (建除), lần lượt theo chi của ngày. Ngày giao tiết lặp lại trực của ngày hôm trước.',
    },
    mansions: {
      name: 'Nhị thập bát tú',
      text: 'Hai mươi tám tú (二十八宿), mỗi ngày một tú, nối nhau không ngừng.',
    },
    daySpirits: {
      name: 'Mười hai thần hoàng đạo, hắc đạo',
      text: 'Mười hai thần luân phiên theo chi ngày trong tháng và theo chi giờ trong ngày: sáu thần hoàng đạo, sáu thần hắc đạo.',
    },
    sixDays: {
      name: 'Lục diệu',
      text: 'Sáu tên luân phiên từng ngày; mỗi tháng âm lịch bắt đầu từ tên kế tiếp. Lịch Nhật Bản có ghi.',
    },
    selectedDays: {
      name: 'Ngày đặc biệt trong lịch',
      text: 'Những ngày mà lịch Nhật Bản, Việt Nam, Hàn Quốc ghi riêng, tính theo tháng tiết khí hoặc theo ngày âm lịch.',
    },
    pillarStars: {
      name: 'Thần sát Tứ Trụ',
      text: 'Các sao do một can, một chi, tháng hoặc cả trụ mang lại cho các trụ. Chỉ có khi được yêu cầu.',
    },
    pairRelations: {
      name: 'Quan hệ giữa hai người',
      text: 'Can, chi hay trụ của người này đối với người kia ra sao: các quan hệ giữa các trụ, và những quan hệ chỉ có giữa hai lá số.',
    },
    tenGodGroups: { name: 'Nhóm thập thần', text: 'Mười thần gộp thành từng đôi.' },
    patternStars: { name: 'Các sao của cách cục', text: 'Những sao làm nên hoặc phá cách cục.' },
    yearStars: { name: 'Sao theo năm sinh', text: 'Mười hai trong số các sao gốc chỉ an theo năm sinh.' },
    relations: {
      name: 'Quan hệ giữa các trụ',
      text: 'Can và chi của hai trụ trở lên đối với nhau ra sao, theo các bảng. Chỉ có khi được yêu cầu.',
    },
    elementStates: {
      name: 'Trạng thái ngũ hành',
      text: 'Một hành ra sao trong tháng: hành của chi tháng giống nó, sinh nó, được nó sinh, bị nó khắc hay khắc nó.',
    },
    rootTags: { name: 'Loại gốc', text: 'Một chi là gì đối với can có gốc ở đó.' },
    luminaries: {
      name: 'Sao hạn',
      text: 'Sao trong cửu diệu ứng với mỗi tuổi âm, như lịch năm mới ở Việt Nam ghi; chỉ có khi yêu cầu.',
    },
    sanzai: {
      name: 'Tam Tai',
      text: 'Một năm là năm thứ mấy trong ba năm Tam Tai, tính theo tam hợp của chi năm sinh.',
    },
    monthPatterns: {
      name: 'Cách cục theo tháng',
      text: 'Tên mà tháng đặt cho Tứ Trụ: theo bản khí của chi tháng, hoặc theo tàng can nào thấu ra. Cả hai được đưa ra khi yêu cầu, không chọn thay.',
    },
    structures: {
      name: 'Cách cục đặc biệt',
      text: 'Những cách mà sách tách riêng. Khi được yêu cầu, ghi những cách đạt điều kiện thứ nhất, kèm mọi điều kiện, đạt hay không.',
    },
    conditions: { name: 'Điều kiện của cách cục đặc biệt', text: 'Những gì sách đòi hỏi ở một cách.' },
    patterns: {
      name: 'Cách cục Tử Vi',
      text: 'Những cách sắp đặt sao có tên riêng. Quy tắc nói rõ ở đâu: sit là tọa tại cung; any là một trong số đó ở cung; meet là tại cung, cung đối hoặc tam hợp; arch là như vậy nhưng trừ chính cung; face là cung đối; flank là hai bên; hidden là cung nhị hợp; lend là tại cung hoặc mượn. Chỉ có khi được yêu cầu.',
    },
    patternForms: {
      name: 'Các dạng của cách cục',
      text: 'Các cách đọc quy tắc của một cách cục: cách thường dùng và những cách khác đã in. Ghi các dạng khớp.',
    },
    patternFlags: {
      name: 'Điều phá cách',
      text: 'Những điều sách cho là phá cách, ghi bên cạnh cách cục như một dữ kiện; cách cục vẫn giữ nguyên.',
    },
  },
  concepts: {
    trueSolarTime: {
      name: 'Giờ Mặt Trời thực',
      text: 'Giờ mà đồng hồ Mặt Trời ở nơi sinh chỉ. Lấy giờ đồng hồ trừ giờ mùa hè, cộng hiệu chỉnh kinh độ, cộng phương trình thời gian; nó quyết định giờ, ngày và ngày âm lịch.',
    },
    longitudeCorrection: {
      name: 'Hiệu chỉnh kinh độ',
      text: 'Bốn phút cho mỗi độ giữa nơi sinh và kinh tuyến của giờ chuẩn.',
    },
    equationOfTime: {
      name: 'Phương trình thời gian',
      text: 'Mặt Trời thực đi trước Mặt Trời trung bình bao nhiêu trong ngày ấy: từ −14 đến +16 phút.',
    },
    clockTime: {
      name: 'Giờ đồng hồ',
      text: 'Giờ trên giấy khai sinh, đọc theo lịch sử múi giờ của nơi sinh, kể cả giờ mùa hè.',
    },
    doubleHour: {
      name: 'Giờ (thời thần)',
      text: 'Một trong mười hai phần của ngày theo giờ Mặt Trời thực. Giờ Tý bắt đầu lúc 23:00.',
    },
    dayBoundary: {
      name: 'Đổi ngày',
      text: 'Ngày đổi lúc 23:00 giờ Mặt Trời thực, cùng với giờ Tý; hoặc lúc nửa đêm, nếu được yêu cầu.',
    },
    lunarDate: {
      name: 'Ngày âm lịch',
      text: 'Năm, tháng, ngày âm lịch của ngày theo giờ Mặt Trời thực. Tháng bắt đầu từ ngày có sóc.',
    },
    leapMonth: {
      name: 'Tháng nhuận',
      text: 'Tháng không có trung khí, gọi theo tháng trước nó. Mặc định, ngày 1 đến 15 tính vào tháng đó, những ngày sau tính sang tháng sau.',
    },
    mainStar: { name: 'Chính tinh thủ Mệnh', text: 'Chính tinh ở cung Mệnh; khi không có thì lấy của cung đối.' },
    rarity: {
      name: 'Độ hiếm',
      text: 'Tỷ lệ người có cùng chính tinh thủ Mệnh, đếm qua mọi năm, tháng, ngày và giờ.',
    },
    borrowedStars: {
      name: 'Sao mượn',
      text: 'Cung không có chính tinh thì ghi chính tinh của cung đối, với độ sáng ở cung đối.',
    },
    bodyPalace: {
      name: 'Cung Thân',
      text: 'Từ Dần tiến một cung cho mỗi tháng âm lịch sau tháng Giêng, rồi tiến một cung cho mỗi giờ sau giờ Tý. Luôn rơi vào một trong sáu cung.',
    },
    originPalace: { name: 'Cung Lai Nhân', text: 'Cung từ Dần đến Hợi có can trùng với can năm.' },
    opposite: { name: 'Cung đối', text: 'Cung cách sáu bước.' },
    trines: { name: 'Cung tam hợp', text: 'Hai cung cách bốn bước, mỗi bên một cung.' },
    flanking: { name: 'Cung giáp', text: 'Hai cung liền kề.' },
    hidden: {
      name: 'Cung nhị hợp',
      text: 'Cung có chi hợp với chi này: Tý và Sửu, Dần và Hợi, Mão và Tuất, Thìn và Dậu, Tỵ và Thân, Ngọ và Mùi.',
    },
    lifeRuler: { name: 'Mệnh Chủ', text: 'Sao do chi của cung Mệnh chỉ định; phái Trung Châu lấy chi năm.' },
    bodyRuler: { name: 'Thân Chủ', text: 'Sao do chi năm chỉ định.' },
    decade: {
      name: 'Đại Hạn',
      text: 'Mười năm tuổi âm lịch của một cung. Cung Mệnh giữ mười năm đầu, kể từ tuổi bằng số của Cục; các cung sau đi thuận với dương nam, âm nữ, nghịch với những người khác.',
    },
    smallLimit: {
      name: 'Tiểu Hạn',
      text: 'Một năm tuổi âm lịch của một cung. Tuổi 1 ở Tuất với năm Thân, Tý, Thìn; ở Thìn với năm Dần, Ngọ, Tuất; ở Mùi với năm Tỵ, Dậu, Sửu; ở Sửu với năm Hợi, Mão, Mùi; nam đếm thuận, nữ đếm nghịch.',
    },
    childLimit: {
      name: 'Đồng Hạn',
      text: 'Những năm trước Đại Hạn đầu. Mỗi năm một cung: lần lượt Mệnh, Tài Bạch, Tật Ách, Phu Thê, Phúc Đức, Quan Lộc.',
    },
    transitYear: {
      name: 'Lưu niên',
      text: 'Vận hạn của một năm. Cung Mệnh của năm là cung của chi năm, mười một cung kia đếm từ đó; can của năm ấy khởi Tứ Hóa.',
    },
    transitMonth: {
      name: 'Lưu nguyệt',
      text: 'Vận hạn của một tháng âm lịch. Kể cung của chi năm là tháng Giêng, đếm nghịch đến tháng sinh, rồi kể cung ấy là giờ Tý, đếm thuận đến giờ sinh: đó là cung của tháng Giêng. Mỗi tháng sau tiến một cung.',
    },
    transitDay: {
      name: 'Lưu nhật',
      text: 'Vận hạn của một ngày. Ngày 1 ở cung của tháng, mỗi ngày tiến một cung; can của ngày ấy khởi Tứ Hóa.',
    },
    flowStars: {
      name: 'Sao lưu',
      text: 'Các sao của Đại Hạn, năm, tháng, ngày hoặc giờ. Phần lớn an theo can chi của tầng ấy, như sao gốc cùng tên an theo năm sinh.',
    },
    nominalAge: {
      name: 'Tuổi âm lịch',
      text: 'Tuổi tính theo âm lịch (tuổi mụ): sinh ra là một tuổi, mỗi Tết thêm một tuổi.',
    },
    school: {
      name: 'Phái',
      text: 'Một bộ bảng an sao, kèm quy tắc đổi ngày và tháng nhuận nếu sách của phái có. Mỗi quy tắc vẫn có thể chọn riêng.',
    },
    yearPillar: { name: 'Trụ năm', text: 'Can chi của năm, bắt đầu từ thời điểm Lập Xuân.' },
    monthPillar: {
      name: 'Trụ tháng',
      text: 'Can chi của tháng, bắt đầu từ thời điểm một tiết. Can của tháng đầu suy từ can năm.',
    },
    dayPillar: { name: 'Trụ ngày', text: 'Can chi của ngày: mỗi ngày tiến một cặp, không đứt quãng.' },
    hourPillar: { name: 'Trụ giờ', text: 'Chi của giờ, với can suy từ can ngày.' },
    dayMaster: { name: 'Nhật Chủ', text: 'Can của trụ ngày. Các can khác được gọi theo quan hệ với nó.' },
    hiddenStems: {
      name: 'Tàng can',
      text: 'Các can mà một chi chứa, một đến ba can, mỗi can với phần trăm của nó trong chi.',
    },
    voidBranches: { name: 'Không Vong', text: 'Hai chi không có mặt trong tuần mười cặp của một trụ.' },
    growthPhase: {
      name: 'Tràng Sinh theo Nhật Chủ',
      text: 'Giai đoạn của Nhật Chủ trên chi của một trụ. Can dương đếm thuận từ Tràng Sinh, can âm đếm nghịch.',
    },
    selfPhase: { name: 'Tự tọa', text: 'Giai đoạn của can một trụ trên chính chi của trụ ấy.' },
    conception: { name: 'Thai nguyên', text: 'Sau trụ tháng một can và ba chi.' },
    fetalBreath: { name: 'Thai tức', text: 'Can và chi hợp với can chi của trụ ngày.' },
    lifePalacePillar: {
      name: 'Cung Mệnh (Tứ Trụ)',
      text: 'Một cặp từ chi tháng và chi giờ: cả hai đếm từ Dần, lấy 14 hoặc 26 trừ tổng; can suy từ can năm.',
    },
    bodyPalacePillar: {
      name: 'Cung Thân (Tứ Trụ)',
      text: 'Một cặp từ tổng của chi tháng và chi giờ; can suy từ can năm.',
    },
    elementCount: {
      name: 'Số chữ theo hành',
      text: 'Trong tám chữ, bốn can và bốn chi, có bao nhiêu chữ thuộc hành ấy.',
    },
    weightedElements: {
      name: 'Ngũ hành có trọng số',
      text: 'Mỗi can tính 100, mỗi chi 100 chia cho các tàng can, chi tháng tính gấp đôi.',
    },
    luckPillar: {
      name: 'Đại Vận',
      text: 'Mười năm do một cặp can chi quản, đếm tiếp từ trụ tháng. Vận đầu bắt đầu sau khoảng thời gian từ lúc sinh đến tiết kế tiếp, hoặc ngược về tiết trước, ba ngày tính một năm.',
    },
    flight: {
      name: 'Phi Hóa',
      text: 'Can của một cung cũng sinh Tứ Hóa như can năm; sao ấy ở đâu thì hóa rơi ở đó. Chỉ có khi được yêu cầu.',
    },
    selfTransformation: {
      name: 'Tự Hóa',
      text: 'Can của cung hóa một sao trong chính cung, gọi là ly tâm, hoặc can của cung đối hóa một sao trong cung, gọi là hướng tâm.',
    },
    monthCommand: {
      name: 'Nhân nguyên tư lệnh',
      text: 'Can tư lệnh lúc sinh, theo bảng chia những ngày sau tiết cho các can của tháng. Đếm theo giây, không theo ngày lịch. Chỉ có khi được yêu cầu.',
    },
    root: { name: 'Gốc', text: 'Một can có gốc ở trụ mà chi có tàng can cùng hành. Chỉ có khi được yêu cầu.' },
    shownStem: { name: 'Thấu can', text: 'Tàng can cũng đứng trên một trong bốn trụ. Chỉ có khi được yêu cầu.' },
    support: {
      name: 'Đắc lệnh, đắc địa, đắc thế',
      text: 'Trạng thái theo mùa, những trụ có gốc, và trong bảy chữ còn lại có bao nhiêu chữ cùng hành hoặc sinh nó. Chỉ đếm, không phán xét. Chỉ có khi được yêu cầu.',
    },
    boneWeight: {
      name: 'Cân xương tính số',
      text: 'Các số của một bảng dân gian cho can chi năm, tháng, ngày âm lịch và giờ, tính bằng chỉ: mười chỉ là một lượng. Tổng từ 21 đến 71. Chỉ có khi được yêu cầu.',
    },
    dayOfficer: {
      name: 'Trực của ngày',
      text: 'Một trong mười hai trực. Trực Kiến ở ngày có chi trùng chi tháng; các trực khác theo thứ tự. Chỉ có khi được yêu cầu.',
    },
    mansion: {
      name: 'Tú của ngày (nhị thập bát tú)',
      text: 'Một trong nhị thập bát tú, mỗi ngày tiến một tú, không đứt quãng. Chỉ có khi được yêu cầu.',
    },
  },
  written: {
    selectedDays: {
      yiliwanbei: 'Lịch Nhật Bản: mỗi tháng tiết khí có hai chi ngày.',
      tiansheDay: 'Mỗi mùa một can chi: xuân Mậu Dần, hạ Giáp Ngọ, thu Mậu Thân, đông Giáp Tý.',
      sanlinwang: 'Lịch Nhật Bản: lần lượt các ngày Hợi, Dần, Ngọ theo tháng tiết khí.',
      buchengjiu: 'Lịch Nhật Bản: một trong sáu ngày đầu tháng âm lịch, rồi cứ tám ngày một lần.',
      sanniang: 'Ngày 3, 7, 13, 18, 22 và 27 âm lịch.',
      yueji: 'Ngày 5, 14 và 23 âm lịch.',
      wusun: 'Lịch Hàn Quốc: những ngày âm lịch tận cùng bằng 9 hoặc 0.',
    },
    elements: {
      wood: 'Sinh Hỏa, khắc Thổ. Can là Giáp và Ất, chi là Dần và Mão.',
      fire: 'Sinh Thổ, khắc Kim. Can là Bính và Đinh, chi là Tỵ và Ngọ.',
      earth: 'Sinh Kim, khắc Thủy. Can là Mậu và Kỷ, chi là Thìn, Tuất, Sửu và Mùi.',
      metal: 'Sinh Thủy, khắc Mộc. Can là Canh và Tân, chi là Thân và Dậu.',
      water: 'Sinh Mộc, khắc Hỏa. Can là Nhâm và Quý, chi là Hợi và Tý.',
    },
    polarities: {
      yang: 'Các can Giáp, Bính, Mậu, Canh, Nhâm và các chi Tý, Dần, Thìn, Ngọ, Thân, Tuất là dương.',
      yin: 'Các can Ất, Đinh, Kỷ, Tân, Quý và các chi Sửu, Mão, Tỵ, Mùi, Dậu, Hợi là âm.',
    },
    tenGods: {
      bijian: 'Can cùng hành với Nhật Chủ, cùng âm dương.',
      jiecai: 'Can cùng hành với Nhật Chủ, khác âm dương.',
      shishen: 'Can được Nhật Chủ sinh, cùng âm dương.',
      shangguan: 'Can được Nhật Chủ sinh, khác âm dương.',
      piancai: 'Can bị Nhật Chủ khắc, cùng âm dương.',
      zhengcai: 'Can bị Nhật Chủ khắc, khác âm dương.',
      qisha: 'Can khắc Nhật Chủ, cùng âm dương.',
      zhengguan: 'Can khắc Nhật Chủ, khác âm dương.',
      pianyin: 'Can sinh Nhật Chủ, cùng âm dương.',
      zhengyin: 'Can sinh Nhật Chủ, khác âm dương.',
      rizhu: 'Chính can ngày, các can khác được so với nó.',
    },
    directions: {
      forward: 'Tiến theo sáu mươi cặp: nam sinh năm dương, nữ sinh năm âm.',
      backward: 'Lùi theo sáu mươi cặp: nam sinh năm âm, nữ sinh năm dương.',
    },
    brightness: {
      miao: 'Bậc sáng nhất.',
      wang: 'Bậc thứ hai, dưới Miếu.',
      de: 'Bậc thứ ba của bảng thông dụng.',
      di: 'Bậc thứ ba của bảng Trung Châu.',
      li: 'Bậc thứ tư của bảng thông dụng.',
      ping: 'Bậc thứ năm của bảng thông dụng, thứ tư của bảng Trung Châu.',
      bu: 'Bậc thứ sáu của bảng thông dụng.',
      xianIdle: 'Bậc thứ năm của bảng Trung Châu.',
      xian: 'Bậc tối nhất.',
    },
    transformations: {
      lu: 'Hóa thứ nhất trong Tứ Hóa. Theo can năm: {list}.',
      quan: 'Hóa thứ hai trong Tứ Hóa. Theo can năm: {list}.',
      ke: 'Hóa thứ ba trong Tứ Hóa. Theo can năm: {list}.',
      ji: 'Hóa thứ tư trong Tứ Hóa. Theo can năm: {list}.',
    },
    tenGodGroups: {
      peer: 'Các thần cùng hành với Nhật Chủ.',
      output: 'Các thần thuộc hành mà Nhật Chủ sinh.',
      wealth: 'Các thần thuộc hành mà Nhật Chủ khắc.',
      officer: 'Các thần thuộc hành khắc Nhật Chủ.',
      resource: 'Các thần thuộc hành sinh Nhật Chủ.',
    },
    relations: {
      stemCombine: 'Hai can cách nhau năm bậc thì hợp: Giáp và Kỷ, Ất và Canh, Bính và Tân, Đinh và Nhâm, Mậu và Quý.',
      stemClash: 'Hai can xung nhau: Giáp và Canh, Ất và Tân, Bính và Nhâm, Đinh và Quý.',
      stemControl: 'Hành của can này khắc hành của can kia, mà hai can không hợp cũng không xung.',
      sixCombine: 'Hai chi hợp nhau: Tý và Sửu, Dần và Hợi, Mão và Tuất, Thìn và Dậu, Tỵ và Thân, Ngọ và Mùi.',
      threeCombine: 'Đủ ba chi của một tam hợp: Thân Tý Thìn, Hợi Mão Mùi, Dần Ngọ Tuất hoặc Tỵ Dậu Sửu.',
      halfCombine: 'Chi giữa của tam hợp với chi đầu hoặc chi cuối, mà thiếu chi thứ ba.',
      archCombine: 'Chi đầu và chi cuối của tam hợp mà thiếu chi giữa.',
      threeMeeting: 'Đủ ba chi của một phương: Dần Mão Thìn, Tỵ Ngọ Mùi, Thân Dậu Tuất hoặc Hợi Tý Sửu.',
      archMeeting: 'Chi đầu và chi cuối của một phương mà thiếu chi giữa.',
      sixClash: 'Hai chi đối nhau, cách nhau sáu bậc.',
      threePunishment: 'Dần, Tỵ và Thân, hoặc Sửu, Tuất và Mùi, đứng cùng nhau.',
      punishment:
        'Hai chi mà chi này hình chi kia: trong Dần, Tỵ, Thân và trong Sửu, Tuất, Mùi, mỗi chi hình chi sau, chi cuối hình chi đầu; Tý và Mão hình lẫn nhau.',
      selfPunishment: 'Thìn, Ngọ, Dậu hoặc Hợi có hai lần.',
      harm: 'Hai chi hại nhau: Tý và Mùi, Sửu và Ngọ, Dần và Tỵ, Mão và Thìn, Thân và Hợi, Dậu và Tuất.',
      destruction: 'Hai chi phá nhau: Tý và Dậu, Sửu và Thìn, Dần và Hợi, Mão và Ngọ, Tỵ và Thân, Mùi và Tuất.',
      hiddenCombine: 'Bản khí của hai chi hợp nhau: Dần và Sửu, Ngọ và Hợi, Mão và Thân.',
      severance: 'Chi này là nơi hành của chi kia tuyệt: Tý và Tỵ, Ngọ và Hợi, Dần và Dậu, Mão và Thân.',
      pillarRepeat: 'Hai trụ có cùng can và cùng chi.',
      pillarReverse: 'Chi của hai trụ xung nhau, và can này khắc can kia cùng âm dương.',
    },
    elementStates: {
      wang: 'Hành của chi tháng. Hành của Thìn, Tuất, Sửu, Mùi là Thổ suốt tháng.',
      xiang: 'Hành được hành của tháng sinh.',
      xiu: 'Hành sinh hành của tháng.',
      qiu: 'Hành khắc hành của tháng.',
      si: 'Hành bị hành của tháng khắc.',
    },
    rootTags: {
      lu: 'Chi mà can ở Lâm Quan, giai đoạn thứ tư của vòng Tràng Sinh.',
      blade: 'Chi mà can dương ở Đế Vượng, giai đoạn thứ năm của vòng Tràng Sinh.',
      birth: 'Chi mà can dương ở Tràng Sinh, giai đoạn thứ nhất.',
      store: 'Chi chứa hành của can: Mộc ở Mùi, Hỏa ở Tuất, Kim ở Sửu, Thủy ở Thìn.',
    },
    sanzai: {
      entering:
        'Năm thứ nhất, có chi xung với chi đầu của tam hợp: Thân Tý Thìn ở Dần, Dần Ngọ Tuất ở Thân, Tỵ Dậu Sửu ở Hợi, Hợi Mão Mùi ở Tỵ.',
      staying: 'Năm thứ hai trong ba năm.',
      leaving: 'Năm thứ ba, sau đó là chín năm không có Tam Tai.',
    },
    structures: {
      follow: 'Được ghi khi ngoài can ngày không can nào cùng hành hoặc sinh nó.',
      dominant: 'Được ghi khi địa chi đủ một tam hợp hoặc một phương của hành Nhật Chủ; với Thổ là đủ bốn chi Thổ.',
      transform: 'Được ghi khi Nhật Chủ hợp với can tháng hoặc can giờ.',
    },
    conditions: {
      noPeerStem: 'Can năm, tháng, giờ không có can nào cùng hành với Nhật Chủ.',
      noResourceStem: 'Can năm, tháng, giờ không có can nào sinh Nhật Chủ.',
      noMainRoot: 'Bản khí của các chi không có can nào cùng hành với Nhật Chủ.',
      noRoot: 'Không chi nào tàng can cùng hành với Nhật Chủ.',
      noResourceMain: 'Bản khí của các chi không có can nào sinh Nhật Chủ.',
      completeGroup: 'Địa chi đủ một tam hợp hoặc một phương của hành ấy.',
      groupHoldsMonth: 'Chi tháng thuộc tam hợp hoặc phương ấy.',
      noOfficerStem: 'Can năm, tháng, giờ không có can nào khắc Nhật Chủ.',
      noOfficerMain: 'Bản khí của các chi không có can nào khắc Nhật Chủ.',
      monthSupports: 'Chi tháng thuộc tam hợp của hành hóa ra; với Thổ là Thìn, Tuất, Sửu hoặc Mùi.',
      noRival: 'Không can nào khác trùng với một trong hai can hợp.',
      noSibling: 'Không can nào khác cùng hành mà khác âm dương với một trong hai can hợp.',
      elementShown: 'Có can khác thuộc hành hóa ra.',
      noControllerStem: 'Không can nào khác khắc hành hóa ra.',
    },
    yinYangGenders: {
      yangMale: 'Nam sinh năm can dương. Đại Hạn, Đại Vận và hai vòng sao đi thuận.',
      yinMale: 'Nam sinh năm can âm. Đại Hạn, Đại Vận và hai vòng sao đi nghịch.',
      yangFemale: 'Nữ sinh năm can dương. Đại Hạn, Đại Vận và hai vòng sao đi nghịch.',
      yinFemale: 'Nữ sinh năm can âm. Đại Hạn, Đại Vận và hai vòng sao đi thuận.',
    },
  },
  pairRelations: {
    sameStem: 'Hai người có cùng một can.',
    sameBranch: 'Hai người có cùng một chi.',
    pillarCombine: 'Hai trụ có can hợp nhau và chi cũng hợp nhau.',
    sameElement: 'Hai can, hai nạp âm hoặc hai Cục cùng một hành.',
    generates: 'Hành của bên này sinh hành của bên kia.',
    controls: 'Hành của bên này khắc hành của bên kia.',
  },
  placements: {
    yearStem: 'Theo can năm: {list}.',
    yearBranch: 'Theo chi năm: {list}.',
    month: 'Theo tháng âm lịch: {list}.',
    yearBranchThenHour: 'Từ cung ứng với chi năm ({list}), tiến một cung cho mỗi giờ sau giờ Tý.',
    yearBranchSteps: {
      forward: 'Năm Tý ở {start}, mỗi chi năm tiếp theo tiến một cung.',
      backward: 'Năm Tý ở {start}, mỗi chi năm tiếp theo lùi một cung.',
    },
    monthSteps: {
      forward: 'Tháng Giêng ở {start}, mỗi tháng tiến một cung.',
      backward: 'Tháng Giêng ở {start}, mỗi tháng lùi một cung.',
    },
    hourSteps: {
      forward: 'Giờ Tý ở {start}, mỗi giờ tiến một cung.',
      backward: 'Giờ Tý ở {start}, mỗi giờ lùi một cung.',
    },
    rule: {
      tianma:
        'Theo chi năm: Thân, Tý, Thìn ở Dần; Dần, Ngọ, Tuất ở Thân; Tỵ, Dậu, Sửu ở Hợi; Hợi, Mão, Mùi ở Tỵ. Có phái lấy theo chi tháng sinh.',
      tiankui: 'Theo can năm: {list}. Với Tân, phái khác lấy Dần.',
      tianyue: 'Theo can năm: {list}. Với Tân, phái khác lấy Ngọ.',
      santai: 'Từ cung Tả Phù, tiến một cung cho mỗi ngày âm lịch sau ngày 1.',
      bazuo: 'Từ cung Hữu Bật, lùi một cung cho mỗi ngày âm lịch sau ngày 1.',
      enguang: 'Từ cung Văn Xương, tiến một cung cho mỗi ngày âm lịch sau ngày 1, rồi lùi một cung.',
      tiangui:
        'Từ cung Văn Khúc, tiến một cung cho mỗi ngày âm lịch sau ngày 1, rồi lùi một cung. Phái Việt Nam đếm ngược lại cả hai.',
      tiancai: 'Từ cung Mệnh, tiến một cung cho mỗi chi năm sau Tý.',
      tianshou: 'Từ cung Thân, tiến một cung cho mỗi chi năm sau Tý.',
      xunkong: 'Trong hai chi không có mặt trong tuần của can chi năm, chi cùng âm dương với năm.',
      xunkongSide: 'Trong hai chi không có mặt trong tuần của can chi năm, chi khác âm dương với năm.',
      jielu:
        'Theo can năm: Giáp, Kỷ: Thân; Ất, Canh: Ngọ; Bính, Tân: Thìn; Đinh, Nhâm: Dần; Mậu, Quý: Tý. Triệt Không ở cung kế.',
      kongwang:
        'Cung sau Triệt Lộ. Theo can năm: Giáp, Kỷ: Dậu; Ất, Canh: Mùi; Bính, Tân: Tỵ; Đinh, Nhâm: Mão; Mậu, Quý: Sửu.',
      jiekong:
        'Trong hai cung Triệt Lộ và Triệt Không, cung cùng âm dương với năm. Sao của phái Trung Châu; phái Việt Nam an ở cả hai.',
      jiekongSide: 'Trong hai cung Triệt Lộ và Triệt Không, cung khác âm dương với năm.',
      dahaoYear:
        'Từ cung đối của chi năm, tiến một cung với năm dương, lùi một cung với năm âm. Sao của phái Trung Châu.',
      tianshang: 'Ở cung Nô Bộc. Phái Trung Châu đổi chỗ với Thiên Sứ cho âm nam và dương nữ.',
      tianshi: 'Ở cung Tật Ách. Phái Trung Châu đổi chỗ với Thiên Thương cho âm nam và dương nữ.',
      tianluo: 'Luôn ở Thìn. Sao của phái Việt Nam.',
      diwang: 'Luôn ở Tuất. Sao của phái Việt Nam.',
      doujun:
        'Từ chi năm, lùi một cung cho mỗi tháng âm lịch sau tháng Giêng, rồi tiến một cung cho mỗi giờ sau giờ Tý. Sao của phái Việt Nam.',
    },
  },
  majorStars: {
    ziwei:
      'An theo Cục và ngày âm lịch: thêm vào ngày cho đến khi chia hết cho số của Cục, đếm thương số từ Dần, rồi lùi số ngày đã thêm nếu lẻ, tiến nếu chẵn.',
    tianfu: 'Đối xứng với Tử Vi qua trục Dần Thân: Tử Vi ở Tý thì ở Thìn, Tử Vi ở Sửu thì ở Mão, cứ thế.',
    led: {
      forward: 'Luôn cách {leader} {steps} cung theo chiều thuận.',
      backward: 'Luôn cách {leader} {steps} cung theo chiều nghịch.',
    },
  },
  kinds: { major: 'Chính tinh. ', minor: 'Phụ tinh. ', adjective: 'Tạp tinh. ' },
  stems: 'Can thứ {number} trong mười thiên can. {polarity} {element}.',
  branches:
    'Chi thứ {number} trong mười hai địa chi. {polarity} {element}, con giáp {animal}, giờ từ {from} đến {to} theo giờ Mặt Trời thực. Tàng can: {stems}.',
  animals: 'Con giáp của chi {branch}, ví dụ năm {year}.',
  pairs: 'Cặp thứ {number} trong sáu mươi cặp: {stem} và {branch}. Nạp âm là {nayin}.',
  nayin: 'Nạp âm của {pairs}. Hành là {element}.',
  luminaries: 'Một trong cửu diệu. Nam gặp ở tuổi âm {men}, nữ ở tuổi {women}, sau đó cứ chín năm một lần.',
  ofLimits: ' Câu phú nói về hạn đến cung ấy, không phải về bản mệnh.',
  elsewhere: ' Nơi khác gọi: {names}.',
  growthPhases:
    'Giai đoạn thứ {number} của vòng Tràng Sinh. Vòng bắt đầu từ {first}: trong lá số Tử Vi ở cung do Cục quyết định, trong Tứ Trụ ở chi mà can gặp Tràng Sinh.',
  solarTerms: {
    jie: 'Thời điểm hoàng kinh Mặt Trời đạt {degrees}°. Đây là một tiết: một tháng của Tứ Trụ bắt đầu từ đó.',
    zhongqi:
      'Thời điểm hoàng kinh Mặt Trời đạt {degrees}°. Đây là một trung khí: tháng âm lịch chứa nó lấy số thứ tự theo nó.',
  },
  palaces: {
    life: 'Cung thứ nhất trong mười hai cung. Từ Dần tiến một cung cho mỗi tháng âm lịch sau tháng Giêng, rồi lùi một cung cho mỗi giờ sau giờ Tý.',
    others:
      'Cung thứ {number} trong mười hai cung: lùi {steps} cung từ cung Mệnh, ngược thứ tự địa chi. Cung đối: {opposite}.',
  },
  bureaus:
    'Nạp âm của can chi cung Mệnh thuộc hành {element}. Đại Hạn đầu bắt đầu lúc {number} tuổi âm lịch, và Tử Vi an theo số {number} cùng ngày âm lịch.',
  mainStars: {
    one: '{stars} một mình ở cung Mệnh: {percent}% số người.',
    two: '{stars} cùng ở cung Mệnh: {percent}% số người.',
    borrowed: 'Cung Mệnh không có chính tinh; mượn {stars} ở cung đối: {percent}% số người.',
  },
  rings: {
    doctorSpirits:
      'Sao thứ {number} của vòng Bác Sĩ, bắt đầu từ {first} ở cung Lộc Tồn, thuận với dương nam, âm nữ, nghịch với những người khác.',
    generalSpirits: 'Sao thứ {number} của vòng Tướng Tinh, bắt đầu từ {first} theo chi năm, đi thuận.',
    yearSpirits: 'Sao thứ {number} của vòng Thái Tuế, bắt đầu từ {first} ở cung của chi năm, đi thuận.',
    suipo: 'Tên mà phái Trung Châu và phái Việt Nam gọi sao thứ 7 của vòng Thái Tuế, đối diện chi năm.',
    vietnam: 'Tên mà phái Việt Nam gọi sao thứ {number} của vòng Thái Tuế, đếm từ chi năm.',
  },
  monthPatterns: {
    god: 'Can của tháng dùng để định cách là {god} của Nhật Chủ.',
    jianlu: 'Chi tháng là Lộc của Nhật Chủ, và bản khí của nó cùng hành.',
    yangren: 'Chi tháng là Nhẫn của Nhật Chủ dương: Giáp ở Mão, Bính và Mậu ở Ngọ, Canh ở Dậu, Nhâm ở Tý.',
    yuejie: 'Bản khí của tháng cùng hành với Nhật Chủ, mà chi tháng không phải Lộc cũng không phải Nhẫn.',
  },
  officers: 'Trực thứ {number} trong mười hai trực. Số bậc từ chi tháng đến chi của ngày có trực này: {steps}.',
  mansions: 'Tú thứ {number} trong hai mươi tám tú, thuộc bảy tú phương {side}.',
  daySpirits: {
    yellow:
      'Thần thứ {number} trong mười hai thần, thuộc hoàng đạo. Số bậc từ chi của Thanh Long đến chi của thần này: {steps}.',
    black:
      'Thần thứ {number} trong mười hai thần, thuộc hắc đạo. Số bậc từ chi của Thanh Long đến chi của thần này: {steps}.',
  },
  sixDays: 'Tên thứ {number} trong lục diệu, tính từ mùng 1 tháng Giêng.',
  sides: ['Đông', 'Bắc', 'Tây', 'Nam'],
  rarityTiers: 'Một trong {count} trường hợp chính tinh thủ Mệnh, mỗi trường hợp chiếm {share}% số người.',
  pillarStars: {
    yearAndDayStem: 'Theo can năm và can ngày: {list}.',
    dayStem: 'Theo can ngày: {list}.',
    yearAndDayBranch: 'Theo chi năm và chi ngày, ở trụ khác: {list}.',
    yearAndDayBranchOwn: 'Theo chi năm và chi ngày, ở mọi trụ: {list}.',
    yearBranch: 'Theo chi năm, ở trụ khác: {list}.',
    gender:
      'Đếm thuận từ chi năm: {forward} chi với nam sinh năm dương hoặc nữ sinh năm âm, {backward} chi với những người khác.',
    month: 'Theo chi tháng: {list}.',
    season: 'Ở trụ ngày, theo mùa của tháng: {list}.',
    seasons: ['xuân', 'hạ', 'thu', 'đông'],
    day: 'Ở các ngày {days}.',
    dayOrHour: 'Ở các ngày và giờ {days}.',
    ownPillar: 'Ở mọi trụ có can chi {pairs}.',
    ownSigns: 'Ở mọi trụ có can {stems} hoặc chi {branches}.',
    nayin: 'Theo hành nạp âm của năm, ở trụ khác: {list}.',
    rule: {
      kongwang: 'Ở hai chi không có mặt trong tuần mười cặp: của trụ năm, hoặc của trụ ngày.',
      tianluo:
        'Ở Hợi khi năm hoặc ngày có Tuất, ở Tuất khi một trong hai có Hợi. Cũng ở ngày Tuất hoặc Hợi của năm có nạp âm Hỏa.',
      diwang:
        'Ở Tỵ khi năm hoặc ngày có Thìn, ở Thìn khi một trong hai có Tỵ. Cũng ở ngày Thìn hoặc Tỵ của năm có nạp âm Thủy hoặc Thổ.',
      dexiu:
        'Ở mỗi can là Đức hoặc Tú của tam hợp tháng. Dần Ngọ Tuất: Bính Đinh, Mậu Quý; Thân Tý Thìn: Nhâm Quý Mậu Kỷ, Bính Tân Giáp Kỷ; Tỵ Dậu Sửu: Canh Tân, Ất Canh; Hợi Mão Mùi: Giáp Ất, Đinh Nhâm.',
      gonglu:
        'Ngày và giờ cùng một can, kẹp Lộc của can ấy: Quý Hợi với Quý Sửu theo cả hai chiều, Đinh Tỵ với Đinh Mùi, Kỷ Mùi với Kỷ Tỵ, Mậu Thìn với Mậu Ngọ. Ghi ở trụ ngày.',
      sanqi:
        'Giáp Mậu Canh, Ất Bính Đinh hoặc Nhâm Quý Tân là can năm, tháng, ngày, hoặc tháng, ngày, giờ, đúng thứ tự ấy. Ghi ở trụ cuối.',
    },
  },
  patterns: {
    plain: 'Ở {palaces}: {rule}. {percent}% số người có cách này.',
    breakable: 'Ở {palaces}: {rule}. {percent}% số người có cách này, {clean}% không bị phá.',
    everyPalace: 'một cung bất kỳ',
  },
  patternForms: { main: 'Cách đọc thường dùng.', others: 'Cách đọc khác, có ở {count} cách cục.' },
  patternFlags: 'Được cho là phá {count} cách cục: {rule}, nhìn từ cung của cách.',
  row: '{keys}: {value}',
  rowOfStars: '{keys}: {value}',
  joins: { keys: ', ', rows: '; ' },
};

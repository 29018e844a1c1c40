// Words of conventions in Vietnamese. Literals only; terms as in docs/rules/glossary.json.

import type { ConventionWords } from '../convention-words.ts';

// biome-ignore format: one convention a row
export const VI_CONVENTIONS: ConventionWords = {
  plate: { name: 'Bàn', values: { heaven: 'Thiên bàn', earth: 'Địa bàn (lấy cung Thân làm Mệnh)', human: 'Nhân bàn (lấy cung Phúc Đức làm Mệnh)' } },
  voids: { name: 'Tuần và Triệt', values: { both: 'ở cả hai cung, mỗi cung một tên', one: 'chỉ ở cung chính', alike: 'ở cả hai cung, cùng một tên' } },
  gradesOfMinorStars: { name: 'Miếu hãm của tám phụ tinh', values: { common: 'như phần lớn phần mềm', zhongzhou: 'phái Trung Châu', none: 'không ghi' } },
  tianma: { name: 'Thiên Mã an theo', values: { year: 'chi năm', month: 'chi tháng' } },
  fireBell: { name: 'Hỏa Tinh và Linh Tinh', values: { forward: 'đếm thuận đến giờ sinh', byYinYang: 'đếm thuận nghịch theo âm dương', yearBranch: 'chỉ theo chi năm' } },
  growthOfEarth: { name: 'Tràng Sinh của Thổ Ngũ Cục', values: { shen: 'ở Thân, cùng Thủy', yin: 'ở Dần, cùng Hỏa' } },
  growthDirection: { name: 'Vòng Tràng Sinh', values: { byYinYang: 'thuận nghịch theo âm dương', forward: 'luôn đi thuận' } },
  firstDecade: { name: 'Đại Hạn đầu', values: { life: 'ở cung Mệnh', neighbour: 'ở cung kế tiếp' } },
  decadeSpan: { name: 'Mỗi Đại Hạn', values: { tenYears: 'mười năm', bureau: 'số năm bằng số Cục' } },
  smallLimitDirection: { name: 'Tiểu Hạn', values: { byGender: 'nam thuận, nữ nghịch', byYinYang: 'dương nam, âm nữ đi thuận' } },
  growthOfYinStems: { name: 'Tràng Sinh của can âm trong Tứ Trụ', values: { backward: 'đi nghịch', withYang: 'như can dương cùng hành' } },
  gradesOfStars: { name: 'Miếu hãm của các sao', values: { common: 'như phần lớn phần mềm', zhongzhou: 'phái Trung Châu', vietnam: 'theo sách Việt Nam' } },
  lifeRulerBy: { name: 'Mệnh Chủ theo', values: { lifePalace: 'chi của cung Mệnh', yearBranch: 'chi năm' } },
  bodyRulerOfZi: { name: 'Thân Chủ của tuổi Tý', values: { huoxing: 'Hỏa Tinh', lingxing: 'Linh Tinh' } },
  woundAndEnvoy: { name: 'Thiên Thương và Thiên Sứ', values: { fixed: 'cố định ở Nô Bộc và Tật Ách', byYinYang: 'đổi chỗ cho nhau với âm nam dương nữ' } },
  lateZiStem: { name: 'Can của giờ Tý muộn', values: { nextDay: 'theo ngày hôm sau', sameDay: 'theo ngày hôm đó' } },
  leapMonthDay: { name: 'Ngày tháng nhuận để an Tử Vi', values: { lunarDay: 'ngày của tháng nhuận', accumulate: 'đếm tiếp từ tháng trước' } },
  monthOfStars: { name: 'Sao theo tháng an theo', values: { lunar: 'tháng âm lịch', solar: 'tháng tiết khí' } },
  palaceStems: { name: 'Can của các cung theo', values: { ziweiYear: 'năm Tử Vi', solarYear: 'năm tính từ Lập Xuân' } },
  flowYearRule: { name: 'Cung của lưu niên', values: { branch: 'cung Thái Tuế', smallLimit: 'cung Tiểu Hạn' } },
  flowMonthRule: { name: 'Cung của lưu nguyệt', values: { doujun: 'đếm từ Đẩu Quân', yearPalace: 'đếm từ cung lưu niên', monthBranch: 'cung theo chi của tháng' } },
  flowDayRule: { name: 'Cung của lưu nhật', values: { fromMonthPalace: 'đếm từ cung tháng', afterMonthPalace: 'đếm từ cung kế cung tháng', dayBranch: 'cung theo chi của ngày' } },
  flowHourRule: { name: 'Cung của lưu thời', values: { fromDayPalace: 'đếm từ cung ngày', hourBranch: 'cung theo chi của giờ' } },
  flowTransformations: { name: 'Tứ Hóa của năm và tháng', values: { calendar: 'theo can của năm, tháng', palace: 'theo can của cung' } },
  transformationsOfJia: { name: 'Tứ Hóa của can Giáp' },
  transformationsOfWu: { name: 'Tứ Hóa của can Mậu' },
  transformationsOfGeng: { name: 'Tứ Hóa của can Canh' },
  transformationsOfXin: { name: 'Tứ Hóa của can Tân' },
  transformationsOfRen: { name: 'Tứ Hóa của can Nhâm' },
  transformationsOfGui: { name: 'Tứ Hóa của can Quý' },
  between: ', ',
};

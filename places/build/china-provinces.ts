// English names of the provinces of China, and their codes in GeoNames.

/** Code of GB/T 2260, GeoNames' first-level code, English name. */
export const PROVINCES: readonly (readonly [code: number, geonames: string, en: string])[] = [
  [110000, '22', 'Beijing'],
  [120000, '28', 'Tianjin'],
  [130000, '10', 'Hebei'],
  [140000, '24', 'Shanxi'],
  [150000, '20', 'Inner Mongolia'],
  [210000, '19', 'Liaoning'],
  [220000, '05', 'Jilin'],
  [230000, '08', 'Heilongjiang'],
  [310000, '23', 'Shanghai'],
  [320000, '04', 'Jiangsu'],
  [330000, '02', 'Zhejiang'],
  [340000, '01', 'Anhui'],
  [350000, '07', 'Fujian'],
  [360000, '03', 'Jiangxi'],
  [370000, '25', 'Shandong'],
  [410000, '09', 'Henan'],
  [420000, '12', 'Hubei'],
  [430000, '11', 'Hunan'],
  [440000, '30', 'Guangdong'],
  [450000, '16', 'Guangxi'],
  [460000, '31', 'Hainan'],
  [500000, '33', 'Chongqing'],
  [510000, '32', 'Sichuan'],
  [520000, '18', 'Guizhou'],
  [530000, '29', 'Yunnan'],
  [540000, '14', 'Tibet'],
  [610000, '26', 'Shaanxi'],
  [620000, '15', 'Gansu'],
  [630000, '06', 'Qinghai'],
  [640000, '21', 'Ningxia'],
  [650000, '13', 'Xinjiang'],
];

/** Municipalities: the city is the province, and has the province's name without its kind. */
export const MUNICIPALITIES: ReadonlySet<number> = new Set([110000, 120000, 310000, 500000]);

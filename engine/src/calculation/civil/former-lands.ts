// Divisions of today that were in another country when clocks and calendars differed, by their English names in beichen-places: the larger ones, or counties
// where a border ran through one. Borders are of 1914 unless a comment names another date.

/** The divisions of a place, of the first and the second level. */
export interface Divisions {
  readonly admin1?: { readonly en: string } | undefined;
  readonly admin2?: { readonly en: string } | undefined;
}

/** True if a place is in one of the divisions. Without new arrays: each chart asks several times. */
export const isInDivision = (names: readonly string[], { admin1, admin2 }: Divisions): boolean =>
  (admin1 !== undefined && names.includes(admin1.en)) || (admin2 !== undefined && names.includes(admin2.en));

/** Voivodeships of Poland that were German until 1945. */
export const GERMAN_TO_1945 = ['Lower Silesia', 'West Pomerania', 'Lubusz', 'Opole Voivodeship', 'Warmia-Masuria'];

/** Voivodeships of Poland that were Prussian, but for the counties below, until 1919 to 1922. */
export const PRUSSIAN = ['Silesia', 'Pomerania', 'Greater Poland', 'Kujawsko-Pomorskie'];

/** Counties of Silesia that were Austrian. */
export const AUSTRIAN_COUNTIES = ['Cieszyński', 'Bielski', 'Bielsko-Biała', 'Żywiecki', 'Jaworzno'];

/** Counties of Silesia, Greater Poland, Kujawsko-Pomorskie and Lesser Poland that were Russian. */
// biome-ignore format: a voivodeship a line
export const RUSSIAN_COUNTIES = [
  'Sosnowiec', 'Dąbrowa Górnicza', 'Będziński', 'Zawierciański', 'Myszkowski', 'Częstochowski', 'Częstochowa', 'Kłobucki',
  'Kaliski', 'Kalisz', 'Turecki', 'Koniński', 'Konin', 'Kolski', 'Słupecki',
  'Włocławski', 'Włocławek', 'Radziejowski', 'Lipnowski', 'Rypiński', 'Aleksandrowski',
  'Miechowski', 'Olkuski', 'Proszowicki',
];

/** The rest of Russian Poland. */
export const RUSSIAN_POLAND = [
  'Mazovia',
  'Łódź Voivodeship',
  'Świętokrzyskie',
  'Lublin',
  'Podlasie',
  ...RUSSIAN_COUNTIES,
];

/** Austrian Galicia in Ukraine. */
export const GALICIA = ['Lviv', 'Ivano-Frankivsk', 'Ternopil'];

/** Austrian Bukovina in Ukraine. */
export const BUKOVINA = ['Chernivtsi'];

/** In Hungary, then Czechoslovakia. */
export const SUBCARPATHIAN_RUS = ['Zakarpattia'];

/** The south of Bessarabia, in Romania from 1918 to 1940. */
export const BESSARABIA = ['Bilhorod-Dnistrovskyy Raion', 'Izmail Raion', 'Bolhrad Raion'];

/** The land of Memel, German until 1920. */
export const MEMEL = ['Klaipėda', 'Klaipėdos', 'Šilutė', 'Neringa', 'Pagėgiai'];

/** Counties of Romania that were in Hungary again from 1940 to 1944. */
// biome-ignore format: as in a list
export const NORTHERN_TRANSYLVANIA = [
  'Satu Mare County', 'Maramureş', 'Sălaj County', 'Bistrița-Năsăud County', 'Covasna County', 'Harghita County',
];

/** Counties of Romania through which the border of 1940 ran. */
export const DIVIDED_IN_1940 = ['Cluj County', 'Bihor County', 'Mureș County'];

/** Counties of Romania that were in Hungary until 1918. */
// biome-ignore format: as in a list
export const TRANSYLVANIA = [
  ...NORTHERN_TRANSYLVANIA, ...DIVIDED_IN_1940, 'Alba County', 'Arad County', 'Brașov County', 'Caraș-Severin County', 'Hunedoara County', 'Sibiu County',
  'Timiș County',
];

// The tabs of the page, and the sections in each.

/** The sections of each tab, by their ids, which are anchors of links, too. */
export const TAB_SECTIONS = {
  'zi-wei': ['seven-steps', 'patterns', 'compare', 'births', 'palaces', 'working', 'warnings', 'further'],
  pillars: ['pillars', 'elements', 'pillar-depth', 'luck'],
  years: ['timeline', 'life-file'],
  two: ['people', 'two'],
  days: ['days'],
} as const;

export type Tab = keyof typeof TAB_SECTIONS;

export const TABS = Object.keys(TAB_SECTIONS) as readonly Tab[];

/** The tab that opens by default. */
export const FIRST_TAB: Tab = 'zi-wei';

/** The tab of a section; undefined for a name that no section has. */
export const tabOf = (section: string): Tab | undefined =>
  TABS.find((tab) => tab === section || (TAB_SECTIONS[tab] as readonly string[]).includes(section));

/** The tab that the fields of a link name; undefined for the first one. */
export function tabIn(fields: URLSearchParams): Tab | undefined {
  const tab = TABS.find((each) => each === fields.get('tab'));
  return tab === FIRST_TAB ? undefined : tab;
}

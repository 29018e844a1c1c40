// The windows in which the page is tried, desktops and phones, each with the box that it leaves for the board (one-screen.test.ts measures it).

export const WINDOWS = [
  { width: 1280, height: 720, board: { width: 828, height: 544 } },
  { width: 1280, height: 800, board: { width: 828, height: 624 } },
  { width: 1366, height: 768, board: { width: 914, height: 592 } },
  { width: 1440, height: 900, board: { width: 988, height: 724 } },
  { width: 1536, height: 864, board: { width: 1084, height: 688 } },
  { width: 1920, height: 1080, board: { width: 1468, height: 904 } },
  { width: 390, height: 844, board: { width: 390, height: 544 } },
  { width: 360, height: 740, board: { width: 360, height: 520 } },
] as const;

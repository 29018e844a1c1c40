// Styles of parts that are loaded later: the script of a part contains its style, so that it needs only one file.

/** Adds the style of a part to the page. */
export function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

// Styles of parts that are loaded later. Its script brings it: what shows the part waits for one file, and the page for none.

/** Adds the style of a part to the page. */
export function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

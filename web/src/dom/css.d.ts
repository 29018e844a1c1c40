// Imports of style sheets. The import is the minified text of the file.

declare module '*.css' {
  const css: string;
  export default css;
}

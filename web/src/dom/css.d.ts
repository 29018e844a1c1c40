// Imports of style sheets. Its text: the build makes it small.

declare module '*.css' {
  const css: string;
  export default css;
}

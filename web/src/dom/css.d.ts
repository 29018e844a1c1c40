// What is imported from a style sheet? Its text: the build makes it small.

declare module '*.css' {
  const css: string;
  export default css;
}

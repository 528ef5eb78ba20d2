// Answers for: what a plain TypeScript reader (the linter, the tests' compiler) knows of a .vue file. vue-tsc reads the file itself.
declare module '*.vue' {
  import type { DefineComponent } from 'vue'
  const component: DefineComponent
  export default component
}

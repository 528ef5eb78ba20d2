// Answers for: what a plain TypeScript reader (the linter) knows of a .vue file. vue-tsc reads the file itself.
declare module '*.vue' {
  import type { Component } from 'vue'
  const component: Component
  export default component
}

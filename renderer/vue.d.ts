// Tells plain TypeScript tools such as the linter what a .vue file is. vue-tsc reads the file itself.
declare module '*.vue' {
  import type { Component } from 'vue'
  const component: Component
  export default component
}

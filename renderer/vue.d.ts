// Answers for: what a .vue file is to tools that cannot read one. vue-tsc can, and does not ask here.
declare module '*.vue' {
  import type { Component } from 'vue'
  const component: Component
  export default component
}

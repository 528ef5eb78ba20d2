// Fixes some props of a component.
import { h, type Component, type FunctionalComponent } from 'vue'

/** A component with some of its props set. The other props, the events and the slot are passed on. */
export function withProps<Props = object>(component: Component, props: object): Component<Props> {
  const filled: FunctionalComponent<object> = (_, { attrs }) => h(component, { ...attrs, ...props })
  filled.inheritAttrs = false
  return filled as Component<Props>
}

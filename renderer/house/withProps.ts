// Answers for: a component some of whose props are set already.
import { h, type Component, type FunctionalComponent } from 'vue'

/** A component with some of its props set; the other props and the events of the slot it fills go through it. */
export function withProps<Props = object>(component: Component, props: object): Component<Props> {
  const filled: FunctionalComponent<object> = (_, { attrs }) => h(component, { ...attrs, ...props })
  filled.inheritAttrs = false
  return filled as Component<Props>
}

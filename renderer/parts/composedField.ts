// Leaves a text field alone while a keyboard composes in it: what is written back then is typed once more by the keyboard.
import { computed, nextTick, ref } from 'vue'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** Whether a key belongs to the keyboard that composes, as the Enter that confirms a word. Safari says so by the key code alone. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229 // eslint-disable-line @typescript-eslint/no-deprecated -- see above
}

/** A field whose text is changed as it is written. `shown` is what it is to show, `write` takes what was typed and keeps what fits. */
export function useComposedField({ shown, write }: { shown: () => string; write: (typed: string) => void }) {
  const composed = ref<string | null>(null) // the field's own text while a keyboard composes
  const take = async (field: TextElement) => {
    write(field.value)
    await nextTick()
    if (composed.value === null && field.value !== shown()) field.value = shown()
  }
  return {
    /** What stands in the field. */
    value: computed(() => composed.value ?? shown()),
    /** For `v-on`. */
    listeners: {
      input: (event: Event) => {
        const field = event.target as TextElement
        composed.value = (event as InputEvent).isComposing ? field.value : null
        void take(field)
      },
      compositionstart: (event: Event) => {
        composed.value = (event.target as TextElement).value
      },
      compositionend: (event: Event) => {
        composed.value = null
        void take(event.target as TextElement)
      },
    },
  }
}

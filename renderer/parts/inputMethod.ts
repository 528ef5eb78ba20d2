// Leaves a text field alone while an input method composes in it.
// Text written back during that time would be typed twice.
import { computed, nextTick, ref } from 'vue'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/**
 * Whether a key belongs to the input method, such as the Enter that confirms a word. Safari only says so by the
 * key code.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229 // eslint-disable-line @typescript-eslint/no-deprecated -- see above
}

/**
 * Makes the page read a field before a button is pressed or a form is sent. A keyboard may not have confirmed the
 * last syllable yet, and a model only takes what is confirmed. Returns a function that stops it.
 */
export function readFieldsBeforePresses(page: Document): () => void {
  let composingTarget: EventTarget | null = null
  const onCompositionStart = ({ target }: Event) => {
    composingTarget = target
  }
  const onCompositionEnd = () => {
    composingTarget = null
  }
  const confirmComposition = ({ target }: Event) => {
    if (target !== composingTarget)
      composingTarget?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  }
  const listeners = {
    compositionstart: onCompositionStart,
    compositionend: onCompositionEnd,
    click: confirmComposition,
    submit: confirmComposition,
  }
  for (const [name, listener] of Object.entries(listeners)) page.addEventListener(name, listener, { capture: true })
  return () => {
    for (const [name, listener] of Object.entries(listeners))
      page.removeEventListener(name, listener, { capture: true })
  }
}

/**
 * Handles a field whose text the program changes while it is typed. `shown`: its text; `write`: takes what was
 * typed and keeps what is allowed.
 */
export function useInputMethodField({ shown, write }: { shown: () => string; write: (typed: string) => void }) {
  const composedText = ref<string | null>(null) // the field's own text while an input method composes
  const takeText = async (field: TextElement) => {
    write(field.value)
    await nextTick()
    if (composedText.value === null && field.value !== shown()) field.value = shown()
  }
  return {
    /** The text in the field. */
    value: computed(() => composedText.value ?? shown()),
    /** For `v-on`. */
    listeners: {
      input: (event: Event) => {
        const field = event.target as TextElement
        composedText.value = (event as InputEvent).isComposing ? field.value : null
        void takeText(field)
      },
      compositionstart: (event: Event) => {
        composedText.value = (event.target as TextElement).value
      },
      compositionend: (event: Event) => {
        composedText.value = null
        void takeText(event.target as TextElement)
      },
    },
  }
}

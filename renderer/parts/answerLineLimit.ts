// Shows on a TV as many lines of everybody's answers as the screen has room for.
import { inject, nextTick, onBeforeUnmount, onMounted, provide, ref, type InjectionKey, type Ref } from 'vue'

/** The lines of answers to try, most first. The last one is what every layout has room for. */
const LINE_COUNTS = [Infinity, 8, 7, 6, 5, 4, 3, 2, 1] as const

interface AnswerLineLimit {
  readonly lines: Readonly<Ref<number>> // how many lines a player's answers may take
  readonly tryAgain: () => void // to be called when the answers have changed
}

const ANSWER_LINE_LIMIT_KEY: InjectionKey<AnswerLineLimit> = Symbol('answer line limit')

/** Finds how many lines of answers fit, for a layout that cannot scroll. `isFull`: true if something overflows. */
export function provideAnswerLineLimit(screen: Readonly<Ref<HTMLElement | null>>, isFull: () => boolean): void {
  const lines = ref<number>(LINE_COUNTS[0])
  let changeCount = 0 // rises each time the lines are to be fitted again; a fitting that sees it risen stops
  async function fitLines(): Promise<void> {
    const now = changeCount
    for (const lineCount of LINE_COUNTS) {
      lines.value = lineCount
      await nextTick()
      if (!screen.value || changeCount !== now || !isFull()) break
    }
  }
  function fitAgain(): void {
    const now = ++changeCount
    void nextTick(() => (changeCount === now ? fitLines() : undefined))
  }
  provide(ANSWER_LINE_LIMIT_KEY, { lines, tryAgain: fitAgain })
  let observer: ResizeObserver | undefined
  onMounted(() => {
    observer = new ResizeObserver(fitAgain)
    if (screen.value?.parentElement) observer.observe(screen.value.parentElement)
    fitAgain()
  })
  onBeforeUnmount(() => observer?.disconnect())
}

/** Called by a list of answers; null if the list folds as its styles say. */
export const useAnswerLineLimit = (): AnswerLineLimit | null => inject(ANSWER_LINE_LIMIT_KEY, null)

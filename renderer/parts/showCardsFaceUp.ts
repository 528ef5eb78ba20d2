// The injection key that says whether cards players keep face down are open here, as in a review.
import type { InjectionKey } from 'vue'

export const SHOW_CARDS_FACE_UP_KEY: InjectionKey<boolean> = Symbol('face up')

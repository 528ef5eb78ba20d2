// Answers for: whether cards that players keep face down lie open here: they do in a game looked back at.
import type { InjectionKey } from 'vue'

export const FACE_UP_KEY: InjectionKey<boolean> = Symbol('face up')

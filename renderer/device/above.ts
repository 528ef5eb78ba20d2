// Answers for: what lies above every page, whichever it is: the settings of this device, or what the keys do.
import { ref } from 'vue'

export const above = ref<'settings' | 'keys' | null>(null)

// Reads text aloud with the voices of this device.
import { shallowRef } from 'vue'

const synthesis = (): SpeechSynthesis | null => ('speechSynthesis' in globalThis ? globalThis.speechSynthesis : null)

/** The voices of this device. Browsers load them late, and fire an event then. */
const voices = shallowRef<readonly SpeechSynthesisVoice[]>([])
const readVoices = () => (voices.value = synthesis()?.getVoices() ?? [])
synthesis()?.addEventListener('voiceschanged', readVoices)
readVoices()

/** False while this device has no voice at all, or has not reported one yet. */
export function hasVoices(): boolean {
  return voices.value.length > 0
}

/** A voice for this language; null if this device has none. */
export function voiceForLanguage(language: string): SpeechSynthesisVoice | null {
  const fitting = voices.value.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)
  return fitting.find(voice => voice.default) ?? fitting.find(voice => voice.localService) ?? fitting[0] ?? null
}

/**
 * Reads a text aloud after the one that is being read. If another is waiting already, both are stopped, so that the
 * voice does not fall behind the table. Silent if the device has no voice for the language.
 */
export function speakAloud(
  text: string,
  { language, volume }: { readonly language: string; readonly volume: number },
): void {
  const voice = voiceForLanguage(language)
  if (!voice || volume === 0) return
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.volume = volume
  if (synthesis()?.pending) synthesis()?.cancel()
  synthesis()?.speak(utterance)
}

/** Stops reading. */
export function stopSpeaking(): void {
  synthesis()?.cancel()
}

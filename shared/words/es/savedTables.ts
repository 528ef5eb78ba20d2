// What is wrong with a table whose journal cannot be read to its end, and what its players read, in Spanish.
import type { Translation } from '../language.ts'
import type * as english from '../en/savedTables.ts'

/** Errors of a table whose journal cannot be read or played to the end. */
export const savedTableErrors: Translation<typeof english.savedTableErrors> = {
  damaged: (line, saved) =>
    saved === 0
      ? `Su diario está dañado en la línea ${line}, y no se puede salvar nada de lo anterior.`
      : `Su diario está dañado en la línea ${line}. ${stepsSaved(saved)}`,
  missing: () => 'Su diario ya no está en la carpeta de datos. Devuelve el archivo a su lugar, si lo tienes.',
  unplayable: (line, saved) =>
    `Hunch cometió un error en la línea ${line} de su diario, y el registro dice más. ${saved === 0 ? 'No se puede salvar nada de lo anterior.' : stepsSaved(saved)}`,
}

/** Messages to the players of a table of which the host has lost something. The name may be empty. */
export const lostTableWords: Translation<typeof english.lostTableWords> = {
  gone: name =>
    `${yourTable(name)} se ha perdido: el equipo anfitrión ya no puede leer su diario. Siéntate a una mesa nueva, por favor.`,
  closed: name =>
    `${yourTable(name)} se dañó en el equipo anfitrión. Pide que la continúen allí: se puede salvar todo lo anterior al daño.`,
  seat: name =>
    `${yourTable(name)} se dañó en el equipo anfitrión y volvió sin tu sitio. Siéntate de nuevo, por favor.`,
  dismiss: 'De acuerdo',
}

function yourTable(name: string): string {
  return name === '' ? 'Tu mesa' : `Tu mesa “${name}”`
}

function stepsSaved(saved: number): string {
  return saved === 1 ? 'Se puede salvar el único paso anterior.' : `Se pueden salvar los ${saved} pasos anteriores.`
}

// What is wrong with a table whose journal cannot be read to its end, and what its players read, in French.
import type { LostTableWords, SavedTableErrors } from '../words.ts'

/** Errors of a table whose journal cannot be read or played to the end. */
export const savedTableErrors: SavedTableErrors = {
  damaged: (line, saved) =>
    saved === 0
      ? `Son journal est abîmé à la ligne ${line}, et rien d’avant ne peut être sauvé.`
      : `Son journal est abîmé à la ligne ${line}. ${stepsSaved(saved)}`,
  missing: () => 'Son journal n’est plus dans le dossier de données. Remets le fichier en place, si tu l’as.',
  unplayable: (line, saved) =>
    `Hunch a fait une erreur à la ligne ${line} de son journal, et le journal des erreurs en dit plus. ${saved === 0 ? 'Rien d’avant ne peut être sauvé.' : stepsSaved(saved)}`,
}

/** Messages to the players of a table of which the host has lost something. The name may be empty. */
export const lostTableWords: LostTableWords = {
  gone: name =>
    `${yourTable(name)} est perdue : l’ordinateur de l’hôte ne peut plus lire son journal. Assieds-toi à une nouvelle table.`,
  closed: name =>
    `${yourTable(name)} a été abîmée sur l’ordinateur de l’hôte. Demande-lui de la reprendre : tout ce qui précède peut être sauvé.`,
  seat: name =>
    `${yourTable(name)} a été abîmée sur l’ordinateur de l’hôte et revient sans ta place. Assieds-toi de nouveau.`,
  dismiss: 'D’accord',
}

function yourTable(name: string): string {
  return name === '' ? 'Ta table' : `Ta table « ${name} »`
}

function stepsSaved(saved: number): string {
  return saved === 1 ? 'L’étape d’avant peut être sauvée.' : `Les ${saved} étapes d’avant peuvent être sauvées.`
}

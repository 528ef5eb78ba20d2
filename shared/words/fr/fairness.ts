// The words about how a deal was drawn and whether it was fair, in French.
import type { DealFault } from '../../fairness/index.ts'
import type { Translation } from '../language.ts'
import type * as english from '../en/fairness.ts'
import { withDe, formatNumber, listNames } from './grammar.ts'

const COUNTS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze']
const devicesOf = (count: number) => `${COUNTS[count] ?? formatNumber(count)} ${count < 2 ? 'appareil' : 'appareils'}`

export const fairnessWords: Translation<typeof english.fairnessWords> = {
  /** `drew`: this device drew a number as well. */
  fair: (devices, drew) =>
    drew
      ? devices === 1
        ? 'Cette donne était équitable : ton appareil et l’hôte l’ont mélangée, et le tien l’a vérifiée.'
        : `Cette donne était équitable : ${devicesOf(devices)} l’ont mélangée, et le tien l’a vérifiée.`
      : `L’hôte et ${devicesOf(devices)} ont mélangé cette donne, et ses nombres sont justes.`,
  unproved: 'On ne peut pas prouver que cette donne était équitable.',
  how: 'Comment le sait-on ?',
  drawing: 'Chaque appareil mélange les cartes…',
  without: names =>
    `${listNames(names)} : pas de réponse à temps. Les cartes ont été mélangées sans ${names.length === 1 ? 'cet appareil' : 'ces appareils'}.`,
  device: names => names.join(' · '), // who sits at it
  again: times =>
    times === 1
      ? 'Les cartes ont été mélangées encore une fois.'
      : `Les cartes ont été mélangées encore ${formatNumber(times)} fois.`,
  onlyHost: names => `Ce que ${listNames(names)} ${names.length === 1 ? 'a' : 'ont'} caché, seul l’hôte en répond.`,
  onlyHostWhy: 'À la donne, il n’y avait pas là d’appareil à soi pour le vérifier.',
  tookBack: names => `Coup caché repris : ${listNames(names)}.`,
  unplayed: deals =>
    `Avant cette donne, les cartes ont été mélangées ${deals === 1 ? 'une' : formatNumber(deals)} fois sans qu’on joue sur cet appareil.`,
  fault: (fault: DealFault, who: string): string => {
    switch (fault.type) {
      case 'no-record':
        return 'L’enregistrement de cette partie ne peut pas être joué.'
      case 'other-deal':
        return 'Les nombres sont ceux d’une autre donne.'
      case 'other-terms':
        return 'L’accord portait sur un autre jeu, ou sur une autre façon de le jouer.'
      case 'host-number':
        return 'L’hôte a montré un autre nombre que celui qu’il avait promis.'
      case 'device-number':
        return `Le nombre ${withDe(who)} n’est pas celui qui était promis.`
      case 'other-list':
        return `On a montré d’autres promesses à ${who}.`
      case 'causeless-void':
        return 'Les cartes ont été mélangées de nouveau sans bonne raison.'
      case 'claimed-seats':
        return 'Deux appareils sont nommés pour une place, ou cette place n’existe pas.'
      case 'computer-seat':
        return 'Un appareil est nommé pour une place que l’ordinateur jouait.'
      case 'seed':
        return 'Les cartes ne découlent pas des nombres.'
      case 'left-out':
        return 'Cet appareil a répondu trop tard, ou a été laissé de côté.'
      case 'own-number':
        return 'Le nombre donné pour cet appareil n’est pas celui qu’il a tiré.'
      case 'own-list':
        return 'On a montré à cet appareil d’autres promesses que celles de l’enregistrement.'
      case 'called-silent':
        return 'L’hôte dit que cet appareil n’a pas répondu. Il a répondu.'
      case 'hidden-try':
        return fault.times === 1
          ? 'Cet appareil a mélangé une fois de plus pour cet hôte, sans que cela donne de partie, et l’enregistrement ne le dit pas.'
          : `Cet appareil a mélangé ${formatNumber(fault.times)} fois de plus pour cet hôte, sans que cela donne de partie, et l’enregistrement ne le dit pas.`
      case 'hidden-move':
        return 'Un coup d’abord caché n’est pas celui qui liait l’hôte.'
      case 'view':
        return fault.move === 0
          ? 'Ce que cet écran a reçu à la donne n’est pas ce que dit l’enregistrement.'
          : `Après le coup ${formatNumber(fault.move)}, cet écran a vu quelque chose que l’enregistrement n’a pas.`
    }
  },
  // the page of the numbers
  title: 'Comment cette donne a été mélangée',
  intro:
    'Avant la donne, l’hôte et chaque appareil ont chacun pensé à un nombre au hasard et l’ont promis : ils ont donné son empreinte, d’où personne ne peut le deviner. Les nombres n’ont été dits à l’hôte qu’une fois toutes les promesses vues de tous. Ensemble, ils décident des cartes : personne n’a pu les choisir.',
  letters: 'Lettres de contrôle',
  lettersOnDisplay: 'Pareil sur chaque écran :',
  lettersAbout: 'Compare-les avec les autres écrans : tous doivent montrer les mêmes.',
  host: 'L’hôte',
  promise: 'Promesse',
  number: 'Nombre',
  seed: 'Tous ensemble',
  byHand: 'Pour vérifier à la main',
  byHandAbout: 'Chaque ligne est une commande pour un terminal. Elle affiche la promesse, ou le nombre des cartes.',
  views: views =>
    views === 1
      ? 'Tout ce que cet écran a vu correspond à l’enregistrement.'
      : `Cet écran a vu ${formatNumber(views)} états de la partie, et les a tous retrouvés dans l’enregistrement.`,
  hostKnows: 'L’hôte connaît toutes les mains pendant une partie. Ceci prouve qu’il ne les a pas choisies.',
  done: 'Fermer',
}

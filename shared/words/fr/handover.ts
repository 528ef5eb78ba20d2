// What the owners of two hosts read while one hands a table over to the other, in French.
import type { Translation } from '../language.ts'
import type * as english from '../en/handover.ts'

export const handoverWords: Translation<typeof english.handoverWords> = {
  give: {
    title: 'Transférer cette table',
    about:
      'La table passe sur un autre ordinateur de ce réseau : la partie, les notes et les places vont avec, et tout le monde suit sans rien faire.',
    how: 'Sur l’autre ordinateur, choisis « Accueillir une table » sur la page d’accueil de Hunch. Il montre une adresse et quatre lettres.',
    whose:
      'La table sera alors à l’autre ordinateur : son hôte l’organise, et pourrait lire toutes les mains sur son disque, comme toi maintenant.',
    address: 'Adresse de l’autre ordinateur',
    addressHint: '192.168.1.7:4680',
    badAddress: 'Tape l’adresse comme l’autre ordinateur la montre.',
    code: 'Les quatre lettres qu’il montre',
    badCode: 'Tape les quatre lettres que montre l’autre ordinateur.',
    deed: 'Transférer',
    asking: 'On demande à l’autre ordinateur…',
    moving: 'La table se déplace…',
    awaited: 'La table est maintenant là-bas. On attend que l’autre ordinateur l’ait ouverte…',
    unanswered:
      'L’autre ordinateur ne répond plus depuis un moment. Regarde d’abord là-bas : si la table y est ouverte, elle ne doit pas continuer ici aussi.',
    reclaim: 'Elle n’y est pas ouverte : la reprendre',
    reclaiming: 'On redemande à l’autre ordinateur…',
  },
  take: {
    title: 'Accueillir une table',
    about:
      'Une table d’un autre ordinateur de ce réseau continue ici : sa partie, ses notes et ses places viennent avec. C’est toi qui l’hébergeras.',
    how: 'Sur l’autre ordinateur, l’hôte choisit « Transférer la table » et tape ceci :',
    address: 'Adresse',
    code: 'Lettres',
    once: 'Les lettres valent une seule fois, pendant dix minutes.',
    coming: 'La table arrive…',
    here: 'La table est là. Tout le monde suit sans rien faire.',
    failed: 'La table n’est pas venue, et reste où elle était. L’autre ordinateur dit pourquoi.',
    guessed: 'De mauvaises lettres ont été tapées trop souvent, celles-ci ne valent plus. Montres-en de nouvelles.',
    stopped: 'Ces lettres ne valent plus.',
    again: 'Montrer de nouvelles lettres',
    goThere: 'Aller à la table',
  },
}

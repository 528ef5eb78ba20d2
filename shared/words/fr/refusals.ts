// What a screen says when the host refuses something or cannot read a table, in French.
import type { InitialWords } from '../words.ts'

/** Refusals: each says what to do. */
export const refusalWords: InitialWords['refusals'] = {
  unreadable: 'Ce message n’a pas pu être lu. Recharge la page et réessaie.',
  'too-long': 'Ce message est trop long. Envoie au plus 16 Kio.',
  'too-often': 'Trop de messages n’ont pas pu être lus. Recharge la page pour revenir.',
  protocol: 'Cet hôte parle une autre version de Hunch. Installe la même sur les deux appareils, ou recharge la page.',
  'hello-first': 'Dis d’abord bonjour.',
  'hello-once': 'La connexion est déjà là. Recharge la page pour la refaire.',
  crowded: 'Trop d’écrans regardent ici. Fermes-en un, puis recharge cette page.',
  'wrong-code': 'Ce n’est pas le code de cette table. Cherche les quatre lettres sur l’écran de l’hôte.',
  'too-many-codes':
    'Trop de mauvais codes ont été essayés ici. Scanne le code QR sur l’écran de l’hôte, ou attends un peu.',
  full: 'Toutes les places sont prises. Demande à l’hôte d’en ajouter une.',
  taken: 'Quelqu’un est déjà assis là. Choisis une autre place.',
  'under-way': 'Une partie est en cours. Tu peux regarder, et t’asseoir quand elle sera finie.',
  'not-yours': 'Cette place n’est pas la tienne. Joue depuis l’écran qui la tient.',
  'not-the-host': 'Seul l’hôte peut faire cela. Demande sur son écran.',
  'no-table': 'Aucune table n’est ouverte ici. Demande à l’hôte d’en ouvrir une.',
  'no-game': 'Aucune partie n’est en cours. Commences-en d’abord une.',
  'no-such-chair': 'Cette table n’a pas cette place. Choisis-en une autre.',
  'no-such-game': 'Ce Hunch n’a pas ce jeu. Choisis-en un dans la liste.',
  'no-such-record': 'L’enregistrement de cette partie n’est plus gardé ici. Choisis-en un autre.',
  'no-such-table': 'Cette table n’est plus là. Choisis-en une autre.',
  'too-many-tables': 'Il y a déjà beaucoup de tables ouvertes ici. Fermes-en une pour faire de la place.',
  'bad-options': 'Ces options ne vont pas avec ce jeu. Choisis-les dans la liste.',
  damaged: 'Le journal de cette table est abîmé, et rien n’a pu être sauvé. Ouvre une nouvelle table.',
  'cannot-start': 'La partie ne peut pas encore commencer. Le bouton de départ dit ce qui manque.',
  stale: 'La table a avancé entre-temps. Regarde de nouveau et choisis encore une fois.',
  'no-way-back': 'Ce coup ne peut plus être repris. Continue à partir d’ici.',
  dealing: 'Les cartes sont en train d’être données. Un instant.',
  'not-offered': 'Ce n’est pas possible maintenant. Choisis un des coups sur ton écran.',
  'nobody-away': 'Cette personne est là. L’ordinateur ne joue que pour les absents.',
  'people-only':
    'Avec ces options, l’ordinateur ne sait pas jouer. Choisis d’autres options, ou donne la place à quelqu’un.',
  'not-away': 'On ne peut demander cette place que pendant l’absence de la personne qui la tient.',
  'saw-another-hand': 'Cet appareil a vu une autre main dans cette partie. Regarde jusqu’à la fin, puis assieds-toi.',
  'no-such-request': 'C’est déjà réglé.',
  'display-only': 'Cet écran ne fait que montrer la table. Joue depuis l’écran qui tient ta place.',
  'too-many-notes': 'Ce carnet est plein. Efface d’abord quelque chose.',
  'too-many-pauses':
    'Beaucoup de pauses viennent d’ici. Attends une minute, ou demande à quelqu’un d’autre de faire une pause.',
  'too-many-reactions': 'Cela fait beaucoup à la fois. Attends un instant avant le prochain geste.',
  paused: 'La partie est en pause. Touche « Continuer » quand tout le monde est revenu, puis joue ton coup.',
  'no-more-time': 'Il n’y a plus de temps à gagner pour ce coup. Joue-le avec ce qui reste.',
  'not-out': 'Cette personne a encore du temps. Attends que la lampe soit éteinte.',
  'sent-away':
    'L’hôte a renvoyé cet appareil pour ce soir. Si c’est une erreur, demande-lui de le laisser revenir, puis recharge cette page.',
  'nobody-to-send':
    'On ne peut renvoyer que l’appareil de quelqu’un d’autre, tant qu’il tient une place. Regarde qui est assis là.',
  moving: 'Cette table passe sur un autre ordinateur. Attends un instant, puis réessaie.',
  'no-such-address': 'Cet ordinateur n’a plus cette adresse. Choisis-en une dans la liste.',
  'no-answer':
    'Personne n’a répondu à cette adresse. Vérifie que Hunch y est ouvert sur le même réseau, et que l’adresse est juste. La table reste ici.',
  'not-awaited':
    'Ce ne sont pas les lettres que l’autre ordinateur montre maintenant. Fais-lui en montrer de nouvelles et tape-les. La table reste ici.',
  'same-host': 'C’est l’adresse de cet ordinateur. Tape celle que montre l’autre. La table reste ici.',
  'there-already': 'L’autre ordinateur a déjà cette table. Supprime d’abord l’ancienne là-bas. La table reste ici.',
  'crowded-there':
    'Il y a beaucoup de tables ouvertes sur l’autre ordinateur. Fermes-en d’abord une. La table reste ici.',
  'disk-there':
    'La table n’a pas pu être écrite sur le disque de l’autre ordinateur. Fais-y de la place, puis réessaie. La table reste ici.',
  'unlike-there':
    'L’autre ordinateur ne joue pas cette table comme celui-ci. Installe la même version de Hunch sur les deux. La table reste ici.',
  fault: 'Hunch a fait une erreur ici. Essaie autrement ; le journal de l’hôte en dit plus.',
  disk: 'Le coup n’a pas pu être écrit sur le disque de l’hôte. Fais-y de la place, puis réessaie.',
}

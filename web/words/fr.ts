import type { Words } from './en.ts';

/** Ce que disent les pages en français. */
export const fr: Words = {
  title: 'Ronde, l’établi de l’arbitre',
  heading: 'L’établi de l’arbitre',
  lede: 'Ronde conduit un tournoi d’échecs : inscriptions, appariements, résultats et classement, avec pour chaque réponse l’article qui la fonde.',
  skip: 'Aller aux tournois',
  languages: 'Langue',
  tournaments: 'Tournois',
  loading: 'Lecture des tournois…',
  needsScript: 'Cette liste demande JavaScript. La ligne de commande montre les mêmes tournois.',
  tournament: 'Tournoi',
  players: 'Joueurs',
  round: 'Ronde',
  lastChange: 'Dernière modification',
  stages: {
    draft: 'brouillon',
    published: 'publiée',
    playing: 'en cours',
    complete: 'tous les résultats',
    closed: 'close',
  },
  notStarted: 'pas commencé',
  roundsCount: (rounds) => (rounds === 1 ? '1 ronde' : `${rounds} rondes`),
  roundStage: (round, rounds, stage) => `${round} sur ${rounds}, ${stage}`,
  resultsIn: (results, boards) => `${results} résultats sur ${boards}`,
  unreadable: (code) => `ne peut pas être lu : ${code}`,
  emptyHeading: 'Aucun tournoi pour l’instant',
  emptyText:
    'Pour le moment, les tournois se créent avec la commande ronde, dans le dossier où Ronde est installé. Ils apparaissent ici dès qu’ils existent.',
  emptyNew: 'Commencer un nouveau tournoi',
  emptyConvert: 'Partir d’un fichier de rapport (TRF)',
  emptyHelp: 'Ajoutez --help à l’une ou l’autre pour voir ce qu’elle attend.',
  failedHeading: 'Les tournois ne peuvent pas être lus',
  failedUnreachable: 'Le serveur ne répond pas. npm start tourne-t-il encore ?',
  failedOther: (code) =>
    `Le serveur a signalé « ${code} ». Le terminal où tourne Ronde en dit plus.`,
  tryAgain: 'Réessayer',
  colophon: 'Ronde garde tout sur cet ordinateur.',
  printedAt: (time) => `Imprimé le ${time}`,
};

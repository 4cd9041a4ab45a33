import { inBoth } from '../../words/in-both.ts';

/** What the desk says of an event's publication, wherever it does. */
export const PUBLICATION_WORDS = inBoth(
  {
    notYet: 'Not public yet',
    notYetAbout:
      'Visitors are told that the event is being prepared: they see no name. Phones and screens with a link of yours work already.',
    isPublic: 'Public',
    isPublicAbout: 'Everybody who has the address sees the pages switched on below.',
    publish: 'Publish the event',
    publishAlso: 'public visible open',
    withhold: 'Withhold the event',
    withholdAlso: 'hide private unpublish',
    look: 'Look at its public page',
    question: 'Publish the event?',
    everybody: 'Everybody who has the address will see:',
    event: 'the event: name, place, dates, organiser and arbiters',
    players: (players: number) =>
      players === 1
        ? '1 player: name, club, federation, title and rating'
        : `${players} players: name, club, federation, title and rating`,
    pages: (names: string) => `these pages, as they fill: ${names}`,
    never:
      'Never: birth dates, telephone numbers, e-mail addresses, comments, fees. Which pages are public is set in the settings; you can withhold the event again.',
    withRound: (round: number) => `Publish the event and round ${round}`,
    roundOnly: (round: number) => `Round ${round} only`,
    roundOnlyAbout: (round: number) =>
      `With round ${round} only, no visitor sees the pairings until the event is published.`,
    published: 'The event is public',
    withheld: 'Visitors are told that the event is being prepared',
    prepared: 'This event is being prepared',
    preparedAbout: 'It is not public yet. This page opens by itself once it is.',
    screens:
      'The event is not public yet: a screen opened by its address waits until it is published. One opened with a link for screens (People and devices) shows it already.',
  },
  {
    notYet: 'Pas encore public',
    notYetAbout:
      'Les visiteurs lisent que le tournoi est en préparation, sans aucun nom. Les téléphones et écrans munis d’un lien de votre part fonctionnent déjà.',
    isPublic: 'Public',
    isPublicAbout: 'Quiconque a l’adresse voit les pages activées ci-dessous.',
    publish: 'Publier le tournoi',
    publishAlso: 'public visible ouvrir',
    withhold: 'Retirer le tournoi du public',
    withholdAlso: 'cacher privé dépublier',
    look: 'Voir sa page publique',
    question: 'Publier le tournoi ?',
    everybody: 'Quiconque a l’adresse verra :',
    event: 'le tournoi : nom, lieu, dates, organisateur et arbitres',
    players: (players: number) =>
      players < 2
        ? `${players} joueur : nom, club, fédération, titre et Elo`
        : `${players} joueurs : nom, club, fédération, titre et Elo`,
    pages: (names: string) => `ces pages, au fil du tournoi : ${names}`,
    never:
      'Jamais : dates de naissance, numéros de téléphone, adresses électroniques, remarques, droits d’inscription. Les pages publiques se choisissent dans les réglages ; le tournoi peut être retiré du public.',
    withRound: (round: number) => `Publier le tournoi et la ronde ${round}`,
    roundOnly: (round: number) => `Ronde ${round} seulement`,
    roundOnlyAbout: (round: number) =>
      `Avec la ronde ${round} seulement, aucun visiteur ne voit les appariements tant que le tournoi n’est pas publié.`,
    published: 'Le tournoi est public',
    withheld: 'Les visiteurs lisent que le tournoi est en préparation',
    prepared: 'Ce tournoi est en préparation',
    preparedAbout:
      'Il n’est pas encore public. Cette page s’ouvrira d’elle-même dès qu’il le sera.',
    screens:
      'Le tournoi n’est pas encore public : un écran ouvert par son adresse attend sa publication. Un écran ouvert par un lien d’écran (Personnes et appareils) le montre déjà.',
  },
);

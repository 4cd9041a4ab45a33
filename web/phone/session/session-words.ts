import { inBoth } from '../../words/in-both.ts';

export const SESSION_WORDS = inBoth(
  {
    heading: 'Your code',
    explanation:
      'The arbiters gave you 8 digits or a QR code. Scan the QR code, or type the digits.',
    code: '8-digit code',
    enter: 'Enter',
    entering: 'One moment…',
    unreachable: 'The server does not answer. Are you on the hall’s network?',
    ended: 'The arbiters have ended this link, or its time is over.',
    noLink:
      'This link is not known: the arbiters have ended it, its time is over, or its address is incomplete. Ask them for a new one.',
    kept: (count: number) =>
      count === 1
        ? 'Your entry that was not sent is kept. It goes out once you enter a new code.'
        : `Your ${count} entries that were not sent are kept. They go out once you enter a new code.`,
    thisComputer: 'You sit at the arbiters’ computer: the desk is here.',
    desk: 'Open the desk',
  },
  {
    heading: 'Votre code',
    explanation:
      'Les arbitres vous ont donné 8 chiffres ou un code QR. Scannez le code QR, ou tapez les chiffres.',
    code: 'Code à 8 chiffres',
    enter: 'Entrer',
    entering: 'Un instant…',
    unreachable: 'Le serveur ne répond pas. Êtes-vous sur le réseau de la salle ?',
    ended: 'Les arbitres ont mis fin à ce lien, ou son temps est passé.',
    noLink:
      'Ce lien n’est pas connu : les arbitres y ont mis fin, son temps est passé, ou son adresse est incomplète. Demandez-leur-en un nouveau.',
    kept: (count: number) =>
      count < 2
        ? 'Votre saisie non envoyée est gardée. Elle partira avec un nouveau code.'
        : `Vos ${count} saisies non envoyées sont gardées. Elles partiront avec un nouveau code.`,
    thisComputer: 'Vous êtes sur l’ordinateur des arbitres : la table d’arbitrage est ici.',
    desk: 'Ouvrir la table d’arbitrage',
  },
);

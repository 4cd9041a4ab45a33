import { inBoth } from '../../../words/in-both.ts';

export const DOSSIER_PAGE_WORDS = inBoth(
  {
    heading: 'Dossier of the event',
    about: 'Papers for the federation, the organiser and those concerned. Nothing is invented.',
    open: (pieces: number) =>
      pieces === 0
        ? 'Nothing is missing.'
        : `${pieces} ${pieces === 1 ? 'piece is' : 'pieces are'} missing or not complete.`,
    download: 'Download everything (ZIP)',
    facts: 'Filled in by hand',
    factsAbout: 'What the papers ask for and nothing else in the event holds. Enter keeps a line.',
    yes: 'yes',
    no: 'no',
    unknown: 'not said',
    failed: 'The list could not be read. Load the page again.',
    print: 'Print',
    printOf: (paper: string) => `Print: ${paper}`,
    notices: 'Other papers',
    noticesAbout:
      'Applications for titles and norms of arbiters, notices, appeals and complaints: what the event knows is filled in, the rest by hand; two copies where somebody is told something.',
    toAsk: 'Whom to ask',
    minutes: 'Minutes (T2)',
    minutesAbout:
      'As the log has them until you change them; what you keep here stands on T2 instead.',
    keepMinutes: 'Keep these minutes',
    minutesOfLog: 'Back to those of the log',
    amount: 'in euros, such as 425 or 212.50',
  },
  {
    heading: 'Dossier du tournoi',
    about: 'Documents pour la fédération, l’organisateur et les intéressés. Rien n’est inventé.',
    open: (pieces: number) =>
      pieces === 0
        ? 'Il ne manque rien.'
        : `${pieces} ${pieces < 2 ? 'pièce manque ou est incomplète' : 'pièces manquent ou sont incomplètes'}.`,
    download: 'Tout télécharger (ZIP)',
    facts: 'Rempli à la main',
    factsAbout:
      'Ce que les documents demandent et que rien d’autre ne contient. Entrée garde une ligne.',
    yes: 'oui',
    no: 'non',
    unknown: 'non précisé',
    failed: 'La liste n’a pas pu être lue. Rechargez la page.',
    print: 'Imprimer',
    printOf: (paper: string) => `Imprimer : ${paper}`,
    notices: 'Autres documents',
    noticesAbout:
      'Demandes de titre et normes d’arbitres, notifications, appels et plaintes : ce que le tournoi sait est rempli, le reste à la main ; en deux exemplaires quand on informe quelqu’un.',
    toAsk: 'À qui demander',
    minutes: 'Procès-verbal (T2)',
    minutesAbout:
      'Celui du journal tant que vous ne le changez pas ; ce que vous gardez ici figure sur le T2 à sa place.',
    keepMinutes: 'Garder ce procès-verbal',
    minutesOfLog: 'Revenir à celui du journal',
    amount: 'en euros, comme 425 ou 212.50',
  },
);

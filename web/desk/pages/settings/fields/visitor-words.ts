import { inBoth } from '../../../../words/in-both.ts';

export const VISITOR_WORDS = inBoth(
  {
    heading: 'For visitors',
    text: 'Everybody reads this on the public pages, once the event is published.',
    contact: 'Contact',
    contactHint: 'Only what may stand on the web.',
    regulations: 'Regulations in words',
    regulationsHint: 'What visitors ask about most.',
    link: 'Link to the regulations',
    linkHint: 'Begins with https://',
    noAddress: 'This is no address of the web: it begins with https:// and has no spaces.',
  },
  {
    heading: 'Pour les visiteurs',
    text: 'Tout le monde lit ceci sur les pages publiques, une fois le tournoi publié.',
    contact: 'Contact',
    contactHint: 'Seulement ce qui peut figurer sur le web.',
    regulations: 'Règlement en clair',
    regulationsHint: 'Ce que les visiteurs demandent le plus.',
    link: 'Lien vers le règlement',
    linkHint: 'Commence par https://',
    noAddress: 'Ce n’est pas une adresse du web : elle commence par https:// et n’a pas d’espace.',
  },
);

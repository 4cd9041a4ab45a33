import { inBoth } from '../../rules/in-both.ts';
import { LANGUAGES } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { ARBITER_TITLES, type FormFact, type FormFault } from '../form-facts.ts';

/** What is filled in for the papers, in the log, on the desk and in the terminal. */
export const FORM_FACT_NAMES = inBoth<Readonly<Record<FormFact, string>>>(
  {
    homologation: 'registration number',
    club: 'organising club',
    address: 'address of the venue',
    arbiterTitle: 'title of the chief arbiter',
    arbiterNumber: 'number of the chief arbiter',
    forOwnTitle: 'to count for a title of the arbiter',
    normEvent: 'registered for norms',
    trainee: 'trainee arbiter',
    disciplinaryReport: 'disciplinary report',
    allowance: 'allowance of the chief arbiter',
    allowancePaidOn: 'allowance paid on',
    feesDue: 'registration fees due',
    feesPaidOn: 'registration fees paid on',
    reportSentOn: 'technical report sent on',
    minutes: 'minutes as edited',
  },
  {
    homologation: 'numéro d’homologation',
    club: 'club organisateur',
    address: 'adresse de la salle',
    arbiterTitle: 'titre de l’arbitre principal',
    arbiterNumber: 'numéro de l’arbitre principal',
    forOwnTitle: 'à compter pour un titre de l’arbitre',
    normEvent: 'homologué pour des normes',
    trainee: 'arbitre stagiaire',
    disciplinaryReport: 'rapport disciplinaire',
    allowance: 'indemnité de l’arbitre principal',
    allowancePaidOn: 'indemnité versée le',
    feesDue: 'droits d’homologation dus',
    feesPaidOn: 'droits d’homologation réglés le',
    reportSentOn: 'rapport technique envoyé le',
    minutes: 'procès-verbal modifié',
  },
);

const FAULTS = inBoth<Readonly<Record<FormFault, string>>>(
  {
    empty: 'Type the {fact}, or leave it out.',
    oneLine: 'Type “{fact}” on one line of at most 200 letters.',
    yesOrNo: 'For “{fact}” type yes or no.',
    day: 'For “{fact}” type a day as 2026-03-14.',
    amount: 'For “{fact}” type an amount in euros, such as 425 or 212.50.',
    arbiterTitle: 'The {fact} is one of {titles}.',
  },
  {
    empty: 'Tapez : {fact}, ou ne le remplissez pas.',
    oneLine: 'Tapez « {fact} » sur une ligne de 200 lettres au plus.',
    yesOrNo: 'Pour « {fact} », tapez yes ou no.',
    day: 'Pour « {fact} », tapez un jour comme 2026-03-14.',
    amount: 'Pour « {fact} », tapez un montant en euros, comme 425 ou 212.50.',
    arbiterTitle: 'Le {fact} est l’un de {titles}.',
  },
);

/** What a value that cannot stand should be, in every language. */
export function formFaultSentences(fact: FormFact, fault: FormFault): Record<'en' | 'fr', string> {
  const [en, fr] = LANGUAGES.map((language) =>
    fill(FAULTS[language][fault], {
      fact: FORM_FACT_NAMES[language][fact],
      titles: ARBITER_TITLES.join(', '),
    }),
  );
  return { en: en ?? '', fr: fr ?? '' };
}

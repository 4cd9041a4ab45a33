import { inBoth } from '@ronde/core/rules/in-both.ts';

interface LicenceWords {
  readonly option_seen: string;
  readonly option_kind: string;
  readonly option_certificate: string;
  readonly option_clubAsked: string;
  readonly option_remark: string;
  readonly option_everybody: string;
  readonly option_reason: string;
  readonly header: readonly [string, string, string, string, string, string];
  readonly inOrder: string;
  readonly heldBack: string;
  readonly feeOwed: string;
  readonly noLicences: string;
}

/** What the register of licences and the gate before round 1 say in the terminal. */
export const LICENCE_WORDS = inBoth<LicenceWords>(
  {
    option_seen: 'shown, listed, takenHere, attestation, exempt, refused; none strikes it out',
    option_kind: 'which licence: A or B (an attestation is then T3 or T4)',
    option_certificate: 'taken here: the medical certificate was handed in',
    option_clubAsked: 'of a declaration on honour: the day its club was asked, YYYY-MM-DD',
    option_remark: 'a line for those who run the event, such as the club that was asked',
    option_everybody: 'everybody of whom nothing is noted yet',
    option_reason: 'why, for the history',
    header: ['No.', 'Name', 'Licence', 'Seen', 'On, by', 'In order'],
    inOrder: 'yes',
    heldBack: 'Held back from round 1 (LA 5.1 art. 2): {player}: {why}',
    feeOwed: 'fee not paid',
    noLicences: 'No licence is asked for in this event.',
  },
  {
    option_seen:
      'shown (présentée), listed (listing), takenHere (prise sur place), attestation, exempt (dispensé), refused (refusée) ; none la raye',
    option_kind: 'quelle licence : A ou B (une attestation est alors T3 ou T4)',
    option_certificate: 'prise sur place : le certificat médical a été fourni',
    option_clubAsked:
      'd’une attestation sur l’honneur : le jour où son club a été interrogé, AAAA-MM-JJ',
    option_remark: 'une ligne pour l’équipe d’arbitrage, par exemple le club contacté',
    option_everybody: 'tous ceux dont rien n’est encore noté',
    option_reason: 'pourquoi, pour l’historique',
    header: ['N°', 'Nom', 'Licence', 'Vue', 'Le, par', 'En règle'],
    inOrder: 'oui',
    heldBack: 'Retenu à la ronde 1 (LA 5.1 art. 2) : {player} : {why}',
    feeOwed: 'droits non réglés',
    noLicences: 'Aucune licence n’est demandée dans ce tournoi.',
  },
);

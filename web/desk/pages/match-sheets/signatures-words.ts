import { inBoth } from '../../../words/in-both.ts';

/** What stands where captains sign, and what an arbiter enters for them. */
export const SIGNATURES_WORDS = inBoth(
  {
    captain: (team: string) => `Captain of ${team}`,
    arbiter: 'Arbiter',
    signed: (when: string) => `Signed on the phone, ${when}`,
    signedFor: (by: string, when: string) => `Signed; entered for the captain by ${by}, ${when}`,
    contested: (when: string) => `Contested, ${when}`,
    contestedFor: (by: string, when: string) =>
      `Contested; entered for the captain by ${by}, ${when}`,
    changed: 'Changed since: it does not count any more.',
    sign: 'Sign for the captain',
    signFor: (team: string) => `Sign for the captain of ${team}`,
    contest: 'Contested …',
    contestFor: (team: string) => `Contested … by the captain of ${team}`,
    contestHeading: (team: string) => `${team} contests the sheet`,
    contestText: 'Only those who run the event read the reason. The results stay as they are.',
    reason: 'What is contested',
    reasonMissing: 'Say what is contested.',
    decide: 'Enter as contested',
    cancel: 'Cancel',
  },
  {
    captain: (team: string) => `Capitaine de ${team}`,
    arbiter: 'Arbitre',
    signed: (when: string) => `Signée sur le téléphone, ${when}`,
    signedFor: (by: string, when: string) => `Signée ; saisie pour le capitaine par ${by}, ${when}`,
    contested: (when: string) => `Contestée, ${when}`,
    contestedFor: (by: string, when: string) =>
      `Contestée ; saisie pour le capitaine par ${by}, ${when}`,
    changed: 'Changée depuis : cela ne compte plus.',
    sign: 'Signer pour le capitaine',
    signFor: (team: string) => `Signer pour le capitaine de ${team}`,
    contest: 'Contestée …',
    contestFor: (team: string) => `Contestée … par le capitaine de ${team}`,
    contestHeading: (team: string) => `${team} conteste la feuille`,
    contestText:
      'Seuls ceux qui dirigent le tournoi lisent le motif. Les résultats restent tels quels.',
    reason: 'Ce qui est contesté',
    reasonMissing: 'Dites ce qui est contesté.',
    decide: 'Saisir comme contestée',
    cancel: 'Annuler',
  },
);

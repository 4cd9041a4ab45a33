import type { LicenceSight } from '@ronde/core/tournament/licence.ts';
import { countInEnglish, countInFrench } from '../../../words/counts.ts';
import { inBoth } from '../../../words/in-both.ts';

/** What a menu offers beside *shown*: a sight, with the licence or the certificate it names. */
export type LicenceChoice =
  | Exclude<LicenceSight, 'shown' | 'attestation'>
  | 'takenWithCertificate'
  | 'attestationA'
  | 'attestationB'
  | 'notSeen';

interface LicenceWords {
  readonly heading: string;
  readonly licence: string;
  readonly about: string;
  readonly back: string;
  readonly failed: string;
  readonly search: string;
  readonly toSee: string;
  readonly everybody: string;
  readonly show: string;
  readonly seenOf: (seen: number, of: number) => string;
  readonly allShown: (players: number) => string;
  readonly allListed: (players: number) => string;
  readonly shown: string;
  readonly shownOf: (name: string) => string;
  readonly other: string;
  readonly otherOf: (name: string) => string;
  readonly choices: Readonly<Record<LicenceChoice, string>>;
  readonly seenBy: (by: string, day: string) => string;
  readonly feeOwed: string;
  readonly heldBack: (players: number) => string;
  readonly heldBackAbout: string;
  readonly letIn: string;
  readonly letInOf: (name: string) => string;
  readonly nobody: string;
  readonly remark: string;
  readonly saveRemark: string;
}

export const LICENCE_WORDS = inBoth<LicenceWords>(
  {
    heading: 'Register of licences',
    licence: 'Licence',
    about: 'What was seen of everybody’s licence. Only those who run the event read it.',
    back: 'Back',
    failed: 'The register cannot be loaded.',
    search: 'Search by name',
    toSee: 'Still to see',
    everybody: 'Everybody',
    show: 'Show',
    seenOf: (seen, of) => `${countInEnglish(seen)} of ${countInEnglish(of)} seen`,
    allShown: (players) => `All shown (${players})`,
    allListed: (players) => `As listed (${players})`,
    shown: 'Shown',
    shownOf: (name) => `Shown: ${name}`,
    other: 'Other',
    otherOf: (name) => `Other: ${name}`,
    choices: {
      listed: 'In the federation’s listing',
      takenHere: 'Taken here',
      takenWithCertificate: 'Taken here, with medical certificate',
      attestationA: 'Declared on honour, A (T3)',
      attestationB: 'Declared on honour, B (T4)',
      exempt: 'Exempt',
      refused: 'Refused',
      notSeen: 'Strike out',
    },
    seenBy: (by, day) => `${by}, ${day}`,
    feeOwed: 'fee not paid',
    heldBack: (players) => `Held back (${players})`,
    heldBackAbout:
      'Round 1 pairs only those whose licence was seen and whose fee is paid. The others play from round 2 with no point.',
    letIn: 'Let in',
    letInOf: (name) => `Let in: ${name}`,
    nobody: 'Nobody here.',
    remark: 'Remark (club asked, number of the form)',
    saveRemark: 'Keep the remark',
  },
  {
    heading: 'Registre des licences',
    licence: 'Licence',
    about: 'Ce qui a été vu de la licence de chacun. Seule l’équipe du tournoi le lit.',
    back: 'Retour',
    failed: 'Le registre ne peut pas être chargé.',
    search: 'Chercher un nom',
    toSee: 'À voir',
    everybody: 'Tous',
    show: 'Montrer',
    seenOf: (seen, of) =>
      `${countInFrench(seen)} ${seen < 2 ? 'vue' : 'vues'} sur ${countInFrench(of)}`,
    allShown: (players) => `Toutes présentées (${players})`,
    allListed: (players) => `Selon le listing (${players})`,
    shown: 'Présentée',
    shownOf: (name) => `Présentée : ${name}`,
    other: 'Autre',
    otherOf: (name) => `Autre : ${name}`,
    choices: {
      listed: 'Au listing fédéral',
      takenHere: 'Prise sur place',
      takenWithCertificate: 'Prise sur place, avec certificat médical',
      attestationA: 'Attestée sur l’honneur, A (T3)',
      attestationB: 'Attestée sur l’honneur, B (T4)',
      exempt: 'Dispensé',
      refused: 'Refusée',
      notSeen: 'Rayer',
    },
    seenBy: (by, day) => `${by}, ${day}`,
    feeOwed: 'droits non réglés',
    heldBack: (players) => `Retenus (${players})`,
    heldBackAbout:
      'La ronde 1 n’apparie que licence vue et droits réglés. Les autres jouent dès la ronde 2, sans point.',
    letIn: 'Admettre',
    letInOf: (name) => `Admettre : ${name}`,
    nobody: 'Personne ici.',
    remark: 'Remarque (club contacté, numéro du formulaire)',
    saveRemark: 'Garder la remarque',
  },
);

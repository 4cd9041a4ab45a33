import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import type { Licence, LicenceReason, LicenceSight } from '../licence.ts';

interface LicenceWords {
  readonly sights: Readonly<Record<LicenceSight, string>>;
  /** Declarations on honour have a form each (LA 5.1): T3 for A, T4 for B. */
  readonly attestations: Readonly<Record<Licence, string>>;
  readonly struckOut: string;
  readonly certified: string;
  readonly reasons: Readonly<Record<LicenceReason, string>>;
}

const EN_SIGHTS = {
  shown: 'shown',
  listed: 'in the federation’s listing',
  takenHere: 'taken here',
  attestation: 'declared on honour (T3/T4)',
  exempt: 'exempt',
  refused: 'refused',
} as const;

const FR_SIGHTS = {
  shown: 'présentée',
  listed: 'au listing fédéral',
  takenHere: 'prise sur place',
  attestation: 'attestée sur l’honneur (T3/T4)',
  exempt: 'dispensée',
  refused: 'refusée',
} as const;

const WORDS = inBoth<LicenceWords>(
  {
    sights: EN_SIGHTS,
    attestations: { A: 'declared on honour (T3)', B: 'declared on honour (T4)' },
    struckOut: 'no longer noted',
    certified: 'with medical certificate',
    reasons: {
      ...EN_SIGHTS,
      otherFederation: 'exempt: other federation, FIDE number',
      onRecord: 'on the list, not seen yet',
      none: 'no licence',
      notEnough: 'B is not enough',
      certificateMissing: 'taken here, medical certificate missing',
    },
  },
  {
    sights: FR_SIGHTS,
    attestations: { A: 'attestée sur l’honneur (T3)', B: 'attestée sur l’honneur (T4)' },
    struckOut: 'plus notée',
    certified: 'avec certificat médical',
    reasons: {
      ...FR_SIGHTS,
      otherFederation: 'dispensé : autre fédération, code FIDE',
      onRecord: 'dans la liste, pas encore vue',
      none: 'sans licence',
      notEnough: 'B ne suffit pas',
      certificateMissing: 'prise sur place, certificat médical manquant',
    },
  },
);

interface Seen {
  readonly seen: LicenceSight | null;
  readonly licence?: Licence;
  readonly medicalCertificate?: true;
}

/** What was seen of a licence, in words. */
export function sayLicenceSight(check: Seen, language: Language): string {
  const words = WORDS[language];
  const { seen, licence, medicalCertificate } = check;
  if (seen === null) return words.struckOut;
  if (seen === 'attestation' && licence !== undefined) return words.attestations[licence];
  const sight = licence === undefined ? words.sights[seen] : `${licence} ${words.sights[seen]}`;
  return medicalCertificate === true ? `${sight}, ${words.certified}` : sight;
}

/** Why somebody is in order, or is not. */
export const sayLicenceReason = (why: LicenceReason, language: Language): string =>
  WORDS[language].reasons[why];

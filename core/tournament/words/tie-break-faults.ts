import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { AnnouncedFault, AnnouncedFaultCode } from '../../standings/announced-tie-breaks.ts';
import type { MixedClasses } from '../../standings/tie-break-classes.ts';

/** What is said of a tie-break that cannot be announced, and of classes that are mixed. */
interface AnnouncedWords {
  readonly why: Readonly<Record<AnnouncedFaultCode, string>>;
  readonly fault: string;
  readonly mixed: string;
}

const EN: AnnouncedWords = {
  why: {
    descriptor: 'unknown',
    notInEdition: 'not of this edition',
    notInRoundRobin: 'not for a round robin',
    notInMolter: 'not for Molter tables',
    teamsOnly: 'for teams',
    individualsOnly: 'for players',
    variantNotAllowed: 'no such variant',
    scoreNotAllowed: 'not by that score',
    notCuttable: 'no cut',
  },
  fault: '{descriptor}: {why}. Correct or remove it.',
  mixed: '{descriptors} are of different classes; {article} asks for one.',
};

const FR: AnnouncedWords = {
  why: {
    descriptor: 'inconnu',
    notInEdition: 'absent de cette édition',
    notInRoundRobin: 'pas pour un toutes rondes',
    notInMolter: 'pas pour les tables de Molter',
    teamsOnly: 'pour les équipes',
    individualsOnly: 'pour les joueurs',
    variantNotAllowed: 'variante inconnue',
    scoreNotAllowed: 'pas par ce score',
    notCuttable: 'ne se tronque pas',
  },
  fault: '{descriptor} : {why}. Corrigez-le ou retirez-le.',
  mixed: '{descriptors} sont de catégories différentes ; {article} en demande une.',
};

export const ANNOUNCED_WORDS = inBoth(EN, FR);

/** The sentence of a fault with a hole for the tie-break; null for another code. */
export function faultSentence(code: string, language: Language): string | null {
  const { why: reasons, fault } = ANNOUNCED_WORDS[language];
  const why = (reasons as Readonly<Record<string, string>>)[code];
  return why === undefined ? null : fill(fault, { why });
}

/** Why a tie-break cannot be announced, with the article. */
export const sayAnnouncedFault = (
  { code, descriptor, article }: AnnouncedFault,
  language: Language,
): string => `${fill(faultSentence(code, language) ?? '', { descriptor })} (${article})`;

/** The notice of classes that are mixed. */
export const sayMixedClasses = (
  { article, descriptors }: MixedClasses,
  language: Language,
): string =>
  fill(ANNOUNCED_WORDS[language].mixed, { article, descriptors: descriptors.join(', ') });

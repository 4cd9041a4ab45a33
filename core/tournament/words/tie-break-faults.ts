import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { AnnouncedFault, AnnouncedFaultCode } from '../../standings/announced-tie-breaks.ts';
import type { MixedClasses } from '../../standings/tie-break-classes.ts';

/** What is said of a tie-break that cannot be announced, and of classes that are mixed. */
export interface AnnouncedWords {
  readonly faults: Readonly<Record<AnnouncedFaultCode, string>>;
  readonly mixed: string;
}

const EN: AnnouncedWords = {
  faults: {
    descriptor: '“{descriptor}” is no tie-break. Write a code of C.07 such as BH/C1.',
    notInEdition: 'This edition has no tie-break {descriptor}. Take it off the list.',
    notInRoundRobin: '{descriptor} must not be used in a round robin. Take it off the list.',
    notInMolter: '{descriptor} cannot be used by Molter tables. Take it off the list.',
    teamsOnly: '{descriptor} is for teams. Take it off the list.',
    individualsOnly: '{descriptor} is for players, not for teams. Take it off the list.',
    variantNotAllowed: '{descriptor}: this variant does not exist. Write the code without it.',
    scoreNotAllowed: '{descriptor}: this tie-break is not made from that score. Correct it.',
    notCuttable: '{descriptor}: this tie-break has no cut. Write the code without it.',
  },
  mixed:
    'The tie-breaks {descriptors} are of different classes (own results, opponents’ results, ratings). One class in an event is what {article} asks for; C.07 leaves it open.',
};

const FR: AnnouncedWords = {
  faults: {
    descriptor: '« {descriptor} » n’est pas un départage. Écrivez un code de C.07 comme BH/C1.',
    notInEdition: 'Cette édition n’a pas le départage {descriptor}. Retirez-le de la liste.',
    notInRoundRobin:
      '{descriptor} ne doit pas servir dans un toutes-rondes. Retirez-le de la liste.',
    notInMolter:
      '{descriptor} ne peut pas servir avec les tables de Molter. Retirez-le de la liste.',
    teamsOnly: '{descriptor} est pour les équipes. Retirez-le de la liste.',
    individualsOnly:
      '{descriptor} est pour les joueurs, pas pour les équipes. Retirez-le de la liste.',
    variantNotAllowed: '{descriptor} : cette variante n’existe pas. Écrivez le code sans elle.',
    scoreNotAllowed: '{descriptor} : ce départage ne se calcule pas sur ce score. Corrigez-le.',
    notCuttable: '{descriptor} : ce départage ne se tronque pas. Écrivez le code sans coupe.',
  },
  mixed:
    'Les départages {descriptors} sont de catégories différentes (résultats propres, résultats des adversaires, classements). {article} en demande une seule par tournoi ; C.07 laisse le choix.',
};

export const ANNOUNCED_WORDS = inBoth(EN, FR);

/** Why a tie-break cannot be announced, with the article. */
export const sayAnnouncedFault = (
  { code, descriptor, article }: AnnouncedFault,
  language: Language,
): string => `${fill(ANNOUNCED_WORDS[language].faults[code], { descriptor })} (${article})`;

/** The notice of classes that are mixed. */
export const sayMixedClasses = (
  { article, descriptors }: MixedClasses,
  language: Language,
): string =>
  fill(ANNOUNCED_WORDS[language].mixed, { article, descriptors: descriptors.join(', ') });

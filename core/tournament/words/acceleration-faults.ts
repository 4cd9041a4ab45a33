import type { AccelerationRefusalCode } from '../../pairing/acceleration/virtual-points.ts';
import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';

type Sentences = Readonly<Record<AccelerationRefusalCode, string>>;

const EN: Sentences = {
  scoringNotOneHalfZero:
    'This acceleration is made for 1, ½ and 0 points: the scoring of the event is another.',
  winIsNotTwoDraws: 'This acceleration needs a win to be worth two draws.',
  lossIsNotZero: 'This acceleration needs a loss to be worth nothing.',
  tooFewRounds:
    'This acceleration is for {least} {least|round|rounds} or more: the event has {rounds}.',
  emptyList: 'The acceleration begins with the list before round 1, and nobody is on it.',
  groupBelowQuarter: 'Group {detail} of the acceleration is less than a quarter of the players.',
  groupAboveHalf: 'Group {detail} of the acceleration is more than half of the players.',
  limitsCross: 'The limits of the groups of the acceleration cross each other.',
  emptyRange: 'Line {detail} of the fictitious points is for no round or no player.',
  negativePoints: 'Line {detail} of the fictitious points takes points away.',
  pointsGivenTwice:
    'Line {detail} of the fictitious points is for players and rounds that have some already.',
};

const FR: Sentences = {
  scoringNotOneHalfZero:
    'Cette accélération est faite pour 1, ½ et 0 point : le barème du tournoi est autre.',
  winIsNotTwoDraws: 'Cette accélération veut qu’un gain vaille deux nulles.',
  lossIsNotZero: 'Cette accélération veut qu’une perte ne vaille rien.',
  tooFewRounds:
    'Cette accélération demande {least} {least|ronde|ronde|rondes} au moins : le tournoi en a {rounds}.',
  emptyList: 'L’accélération part de la liste d’avant la ronde 1, et personne n’y figure.',
  groupBelowQuarter: 'Le groupe {detail} de l’accélération compte moins d’un quart des joueurs.',
  groupAboveHalf: 'Le groupe {detail} de l’accélération compte plus de la moitié des joueurs.',
  limitsCross: 'Les limites des groupes de l’accélération se croisent.',
  emptyRange: 'La ligne {detail} des points fictifs ne vise aucune ronde ou aucun joueur.',
  negativePoints: 'La ligne {detail} des points fictifs en retire.',
  pointsGivenTwice:
    'La ligne {detail} des points fictifs vise des joueurs et des rondes qui en ont déjà.',
};

const SENTENCES = inBoth(EN, FR);

/** Why an acceleration does not fit, in words; null for a reason that is not known. */
export function accelerationSentence(
  reason: string,
  detail: string,
  language: Language,
): string | null {
  const sentences: Readonly<Record<string, string>> = SENTENCES[language];
  const sentence = Object.hasOwn(sentences, reason) ? sentences[reason] : undefined;
  if (sentence === undefined) return null;
  const [rounds, least] = (/^(\d+) < (\d+)$/.exec(detail) ?? []).slice(1).map(Number);
  return fill(sentence, { detail, rounds: rounds ?? 0, least: least ?? 0 });
}

import type { DubovArticles } from '../../rules/editions/dubov-criteria.ts';
import { inBoth } from '../../rules/in-both.ts';
import type { Tpn } from '../../rules/identity.ts';
import { fill } from '../../rules/sentence.ts';
import type { ByeBar } from '../field/pairing-allocated-bye.ts';
import type { TracedBye } from '../field/traced-bye.ts';
import type { ExplanationAsked } from './explained-round.ts';
import { scoreWords } from './figures-in-words.ts';
import type { SectionWriter } from './swiss-sentences.ts';

/** What systems say that give the bye before anybody is paired; holes are `{name}`. */
interface ByeFirstWords {
  readonly bye: string;
  readonly passedOver: Readonly<Record<ByeBar, string>>;
  readonly whyNot: string;
}

const BYE_FIRST_WORDS = inBoth<ByeFirstWords>(
  {
    bye: '{player} ({score}, {games} {games|game|games} played) has the bye ({article}).',
    passedOver: {
      barred: '{article}: {player} has had a bye, or a win without playing',
      completion: '{article}: without {player} the others could not all be paired',
    },
    whyNot: 'With {a} against {b} the bye would go to {together} instead of {best} ({article}).',
  },
  {
    bye: '{player} ({score}, {games} {games|partie jouée|parties jouées}) est exempt ({article}).',
    passedOver: {
      barred: '{article} : {player} a déjà été exempt, ou gagné sans jouer',
      completion: '{article} : sans {player}, les autres ne pourraient pas tous être appariés',
    },
    whyNot: 'Avec {a} contre {b}, l’exempt serait {together} au lieu de {best} ({article}).',
  },
);

export function sayBye(
  { player, score, games }: TracedBye,
  article: string,
  { language, name }: ExplanationAsked,
): string {
  return fill(BYE_FIRST_WORDS[language].bye, {
    player: name(player),
    score: scoreWords(score, language),
    games,
    article,
  });
}

/** Who has the bye, after those who came before and could not have it. */
export function tellBye(
  told: SectionWriter,
  event: TracedBye,
  article: string,
  asked: ExplanationAsked,
): void {
  told.open('');
  for (const { player, because, article: bar } of event.passedOver) {
    const sentence = BYE_FIRST_WORDS[asked.language].passedOver[because];
    told.say(fill(sentence, { player: asked.name(player), article: bar }), [player]);
  }
  told.say(sayBye(event, article, asked), [event.player]);
}

/** Two rounds that give the bye to different players. */
export interface ByeDifference {
  readonly reason: 'bye';
  readonly article: string;
  readonly best: TracedBye;
  readonly together: TracedBye;
}

/** Where the bye goes to another player than in the best round; null where it does not. */
export function byeDifference(
  best: TracedBye | null,
  together: TracedBye | null,
  articles: DubovArticles['bye'],
): ByeDifference | null {
  if (!best || !together || best.player === together.player) return null;
  const article =
    best.score !== together.score
      ? articles.score
      : best.games !== together.games
        ? articles.games
        : articles.number;
  return { reason: 'bye', article, best, together };
}

export function sayByeDifference(
  { article, best, together }: ByeDifference,
  [a, b]: readonly [Tpn, Tpn],
  { language, name }: ExplanationAsked,
): string {
  return fill(BYE_FIRST_WORDS[language].whyNot, {
    a: name(a),
    b: name(b),
    article,
    best: name(best.player),
    together: name(together.player),
  });
}

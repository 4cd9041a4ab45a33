import { explainInWords } from '@ronde/core/documents/standings-explanation/explain-tie-break.ts';
import { tpn, type Tpn } from '@ronde/core/rules/identity.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { SCORING_PRESETS } from '@ronde/core/rules/scoring.ts';
import { INDIVIDUAL_TIE_BREAKS } from '@ronde/core/standings/individual-tie-breaks.ts';
import { explainTieBreak } from '@ronde/core/standings/explain.ts';
import { RECOMMENDED_ORDERS } from '@ronde/core/standings/recommended-orders.ts';
import type { StandingsRequest } from '@ronde/core/standings/request.ts';
import { EXERCISE_PLAYERS } from '@ronde/core/standings/testing/exercise-event.ts';
import { tieBreakSection, type TieBreakEdition } from './tie-break-section.ts';
import { teamSections } from './team-tie-break-sections.ts';

/** Has a half-point bye, a win against somebody who left, and is tied with others. */
const EXAMPLE = tpn(4);

const WORDS = {
  en: {
    title: '# Tie-breaks, one by one',
    intro:
      'Made from the catalogue by the program itself: names, formula, the article in each edition, and the working for David (number 4) in the exercise event of FIDE’s Technical Commission (16 players, 5 rounds; David has a half-point bye in round 2). `ronde standings FILE --tiebreaks "BH/C1,BH" --why PLAYER` shows the same for your event.',
    orders: '## Recommended orders',
    ordersIntro: 'Presets from the book and the bulletin, ready to be taken over.',
    order: ['preset', 'for', 'tie-breaks', 'source'],
  },
  fr: {
    title: '# Les départages, un par un',
    intro:
      'Établi par le programme lui-même à partir du catalogue : noms, formule, article dans chaque édition, et le calcul pour David (numéro 4) dans le tournoi d’exercice de la commission technique de la FIDE (16 joueurs, 5 rondes ; David a un bye à un demi-point à la ronde 2). `ronde standings FICHIER --tiebreaks "BH/C1,BH" --why JOUEUR` en fait autant pour votre tournoi.',
    orders: '## Ordres recommandés',
    ordersIntro: 'Préréglages du livre et du bulletin, prêts à être repris.',
    order: ['préréglage', 'pour', 'départages', 'source'],
  },
} as const;

const requestIn = (edition: TieBreakEdition): StandingsRequest => ({
  players: EXERCISE_PLAYERS,
  rounds: 5,
  scoring: SCORING_PRESETS['1-½-0'],
  kind: 'swiss',
  edition: edition.properties,
});

export function tieBreaksGuide(language: Language): string {
  const words = WORDS[language];
  const names = new Map(EXERCISE_PLAYERS.map((player) => [player.tpn, player.name]));
  const sections = INDIVIDUAL_TIE_BREAKS.map((tieBreak) =>
    tieBreakSection(tieBreak, language, 'David', (edition) => {
      const explained = explainTieBreak(requestIn(edition), tieBreak.code, EXAMPLE);
      if (!explained.ok) return null;
      const name = (player: Tpn): string => names.get(player) ?? '';
      return {
        figure: explained.value.figure,
        lines: explainInWords(explained.value, { language, name }),
      };
    }),
  );
  const [preset, kind, list, source] = words.order;
  const orders = RECOMMENDED_ORDERS.map(
    ({ id, name, descriptors, source: from, edition }) =>
      `| \`${id}\` | ${name[language]} | ${descriptors.join(', ')} | ${from}${edition === undefined ? '' : ` (${edition})`} |`,
  );
  return [
    words.title,
    '',
    words.intro,
    '',
    ...sections,
    ...teamSections(language),
    words.orders,
    '',
    words.ordersIntro,
    '',
    `| ${preset} | ${kind} | ${list} | ${source} |`,
    '|---|---|---|---|',
    ...orders,
    '',
  ].join('\n');
}

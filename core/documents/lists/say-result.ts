import type { Colour } from '../../rules/colour.ts';
import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import type { GameOutcome, PlayerOutcome } from '../../rules/outcome.ts';
import { displayPoints, type Points } from '../../rules/points.ts';
import { TITLE_IN_FRENCH, type Title } from '../../rules/title.ts';

/** `bye` stands in a crosstable before the points of a round without an opponent. */
const WORDS = inBoth(
  { adjourned: 'adj.', bye: 'bye', colours: { white: 'w', black: 'b' } },
  { adjourned: 'aj.', bye: 'bye', colours: { white: 'B', black: 'N' } },
);

/** A result as files have it: `1-0`, `½-½`; forfeits as + and −; nothing before a result. */
export function plainResult(outcome: GameOutcome, language: Language): string {
  switch (outcome.kind) {
    case 'notEntered':
      return '';
    case 'adjourned':
      return WORDS[language].adjourned;
    case 'played':
      return outcome.score;
    case 'forfeit':
      return outcome.winner === 'white' ? '+/−' : '−/+';
    case 'doubleForfeit':
      return '−/−';
  }
}

/** Whether a result is written with the signs of a forfeit. */
export const isForfeit = ({ kind }: GameOutcome): boolean =>
  kind === 'forfeit' || kind === 'doubleForfeit';

/** A round of one player, as a crosstable has it. */
export interface ScoredRound {
  readonly colour: Colour | null;
  readonly outcome: PlayerOutcome;
  readonly points: Points;
  /** False where the game counts for nobody. */
  readonly counts?: boolean;
}

/** Games by their result, whatever a win brings; what is not here is a bye and has its points. */
const MARKS: Readonly<Partial<Record<PlayerOutcome, string>>> = {
  win: '1',
  draw: '½',
  loss: '0',
  shortWin: '1',
  shortDraw: '½',
  shortLoss: '0',
  forfeitWin: '+',
  forfeitLoss: '−',
  zeroPointBye: '–',
  adjourned: '…',
  notEntered: '·',
};

/**
 * `1`, `½`, `0`; `+` and `−` are forfeits, `…` is adjourned, `·` open, `–` absent; a bye its points;
 * in brackets what counts for nobody.
 */
export function resultMark({ outcome, points, counts }: ScoredRound, language: Language): string {
  const mark = MARKS[outcome] ?? displayPoints(points, language);
  return counts === false ? `(${mark})` : mark;
}

/**
 * A round in a crosstable, everywhere the same: `12w 1` is opponent 12, White, won; `bye ½` without
 * an opponent. Never a sign first: a spreadsheet would take it for a formula.
 */
export function sayCrosstableCell(
  opponent: number | null,
  round: ScoredRound,
  language: Language,
): string {
  const { bye, colours } = WORDS[language];
  const mark = resultMark(round, language);
  if (opponent === null) return round.outcome === 'zeroPointBye' ? mark : `${bye} ${mark}`;
  return `${opponent}${round.colour === null ? '' : colours[round.colour]} ${mark}`;
}

export const sayTitle = (title: Title | null, language: Language): string | null =>
  title !== null && language === 'fr' ? TITLE_IN_FRENCH[title] : title;

import { inLettersOf } from '../../formats/pgn/piece-letters.ts';
import type { LawsProperties } from '../../rules/editions/laws.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { CLAIM_WORDS, type ClaimWords } from './claim-words.ts';
import type { ShownClaim } from './shown-claim.ts';

const LONGEST_LINE = 12;

/** A claim in sentences, one a line. */
export function claimText(language: Language, judged: ShownClaim, laws: LawsProperties): string {
  const words = CLAIM_WORDS[language];
  const shown = inOwnLetters(language, judged);
  const { fault, startFaults, asked, proven, wrongClaim } = shown;
  const isWrong =
    (asked.repetition && !proven.repetition.holds) || (asked.moves && !proven.moves.holds);
  return [
    fill(words.positionIs, { fen: shown.position }),
    ...(fault === null ? [] : [fill(words.faults[fault.why], { ...fault })]),
    ...startFaults.map(({ code, colour, square }) =>
      fill(words.startFaults[code], {
        colour: colour === null ? '' : words.colours[colour],
        square: square ?? '',
        article: laws.articles.rapidIllegalPosition,
      }),
    ),
    ...(shown.playable ? [] : [words.notAsked]),
    ...(asked.repetition ? repetitionLines(words, shown) : []),
    ...(asked.moves ? movesLines(words, shown) : []),
    ...automaticLines(words, shown, laws),
    ...(isWrong && proven.end === null ? [fill(words.wrong, wrongClaim)] : []),
    ...(asked.position ? positionLines(words, shown, laws) : []),
    ...flagLines(words, shown),
  ]
    .map((line) => line.charAt(0).toUpperCase() + line.slice(1))
    .join('\n');
}

/** The moves as their reader writes them: a knight is C in French. */
function inOwnLetters(language: Language, shown: ShownClaim): ShownClaim {
  const own = (moves: readonly string[]): string[] =>
    moves.map((move) => inLettersOf(language, move));
  const { dead, flag } = shown;
  return {
    ...shown,
    moves: own(shown.moves),
    dead: dead?.dead === 'no' ? { ...dead, line: own(dead.line) } : dead,
    flag:
      flag?.mate.answer === 'yes'
        ? { ...flag, mate: { ...flag.mate, line: own(flag.mate.line) } }
        : flag,
  };
}

const afterMoves = (
  words: ClaimWords,
  { moves, numbers }: ShownClaim,
  after: readonly number[],
): string =>
  after
    .map((index) =>
      index === 0 ? words.start : `${numbers[index - 1] ?? ''}${moves[index - 1] ?? ''}`,
    )
    .join(', ');

function repetitionLines(words: ClaimWords, shown: ShownClaim): string[] {
  const { last, repetitions, repetition } = shown.proven;
  const times = last.after.length;
  const [first] = repetitions;
  const more = first !== undefined && first.after.length > times;
  return [
    fill(words.appeared, { times, after: afterMoves(words, shown, last.after) }),
    ...(more
      ? [
          fill(words.mostOften, {
            times: first.after.length,
            after: afterMoves(words, shown, first.after),
          }),
        ]
      : []),
    fill(repetition.holds ? words.repetitionHolds : words.repetitionFails, {
      ...{ times, needed: repetition.needed, article: repetition.article },
    }),
  ];
}

function movesLines(words: ClaimWords, { proven: { quiet, moves } }: ShownClaim): string[] {
  return [
    fill(words.quiet, { ...quiet }),
    fill(moves.holds ? words.movesHold : words.movesFail, {
      ...{ needed: moves.needed, article: moves.article },
    }),
  ];
}

function automaticLines(words: ClaimWords, shown: ShownClaim, laws: LawsProperties): string[] {
  const { automatic } = shown.proven;
  if (automatic === null) return [];
  const { quietMoves, repetitions } = laws;
  const needed = (automatic.by === 'moves' ? quietMoves : repetitions).automatic ?? 0;
  const after = afterMoves(words, shown, [automatic.after]);
  return [fill(words.automatic[automatic.by], { after, needed, article: automatic.article })];
}

function positionLines(words: ClaimWords, shown: ShownClaim, laws: LawsProperties): string[] {
  const { end } = shown.proven;
  if (!shown.playable) return [];
  if (end !== null) return [fill(words[end.by], { colour: words.colours[end.side] })];
  const { dead } = shown;
  const article = laws.articles.deadPosition;
  if (dead === null) return [];
  if (dead.dead === 'yes') return [fill(words.dead, { article })];
  if (dead.dead === 'arbiterJudges') return [fill(words.deadJudged, { article })];
  return [
    fill(words.notDead, { article, colour: words.colours[dead.mates], line: lineOf(dead.line) }),
  ];
}

function flagLines(words: ClaimWords, { flag }: ShownClaim): string[] {
  if (flag === null) return [];
  const { fallen, article, mate } = flag;
  if (mate.answer === 'arbiterJudges') return [fill(words.flagJudged, { article })];
  if (mate.answer === 'no') return [fill(words.flagDraws[mate.because], { article })];
  const line = lineOf(mate.line);
  return [fill(words.flagLoses, { article, colour: words.colours[fallen], line })];
}

/** The line, or its beginning and its mate where it is long. */
const lineOf = (line: readonly string[]): string =>
  line.length <= LONGEST_LINE
    ? line.join(' ')
    : [...line.slice(0, LONGEST_LINE - 1), '…', line.at(-1) ?? ''].join(' ');

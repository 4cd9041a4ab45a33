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
  const { playable } = shown;
  const isWrong =
    asked.claimed &&
    playable &&
    proven.end === null &&
    proven.automatic === null &&
    ((asked.repetition && !proven.repetition.holds) || (asked.moves && !proven.moves.holds));
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
    ...(shown.readAs === null ? [] : [words.readAs[shown.readAs]]),
    ...(playable ? [] : [words.notAsked]),
    ...(asked.repetition && playable ? repetitionLines(words, shown) : []),
    ...(asked.moves && playable ? movesLines(words, shown) : []),
    ...automaticLines(words, shown, laws),
    ...endLines(words, shown),
    ...(isWrong ? [fill(words.wrong, wrongClaim)] : []),
    ...(asked.position && playable ? positionLines(words, shown, laws) : []),
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
    ...verdict(shown, repetition.holds, words.repetition).map((sentence) =>
      fill(sentence, { times, needed: repetition.needed, article: repetition.article }),
    ),
  ];
}

function movesLines(words: ClaimWords, shown: ShownClaim): string[] {
  const { quiet, moves } = shown.proven;
  return [
    fill(words.quiet, { ...quiet }),
    ...verdict(shown, moves.holds, words.moves).map((sentence) =>
      fill(sentence, { needed: moves.needed, article: moves.article }),
    ),
  ];
}

/** The sentence on a count of moves or repetitions; none if the game ended without a claim. */
function verdict(
  { asked, proven }: ShownClaim,
  holds: boolean,
  said: ClaimWords['repetition'],
): readonly string[] {
  if (proven.end !== null || proven.automatic !== null) return [];
  if (asked.claimed) return [holds ? said.right : said.wrong];
  return [holds ? said.mayBeClaimed : said.mayNot];
}

function automaticLines(words: ClaimWords, shown: ShownClaim, laws: LawsProperties): string[] {
  const { automatic } = shown.proven;
  if (automatic === null) return [];
  const { quietMoves, repetitions } = laws;
  const needed = (automatic.by === 'moves' ? quietMoves : repetitions).automatic ?? 0;
  const after = afterMoves(words, shown, [automatic.after]);
  return [fill(words.automatic[automatic.by], { after, needed, article: automatic.article })];
}

/** A game that is over is said so whatever was asked; a claim after its end changes nothing (Laws 9.6.2). */
function endLines(words: ClaimWords, { asked, proven: { end } }: ShownClaim): string[] {
  if (end === null) return [];
  const said = fill(words.ends[end.by], {
    colour: words.colours[end.side],
    article: end.article,
  });
  const claimed = asked.claimed && (asked.repetition || asked.moves);
  return claimed ? [said, words.claimAfterTheEnd] : [said];
}

function positionLines(words: ClaimWords, shown: ShownClaim, laws: LawsProperties): string[] {
  const { dead } = shown;
  if (shown.proven.end !== null) return [];
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

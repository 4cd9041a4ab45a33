import type { Tpn } from '../../rules/identity.ts';
import { sayDecimal, type Language } from '../../rules/language.ts';
import { displayPoints, POINT, pointsFromTenths } from '../../rules/points.ts';
import { fill } from '../../rules/sentence.ts';
import type { Explanation } from '../../standings/explain.ts';
import { formatFigure, type Contribution, type Figure } from '../../standings/figure.ts';
import type { GroupStep } from '../../standings/tie-break.ts';
import { sayFigure } from '../lists/say-figure.ts';
import { workingWords, type WorkingWords } from './words.ts';

export interface WorkingContext {
  readonly language: Language;
  readonly name: (player: Tpn) => string;
}

/** The working of one tie-break for one player: a head line, then what each round brought. */
export function explainInWords(explanation: Explanation, context: WorkingContext): string[] {
  const words = workingWords(context.language);
  const { steps = [] } = explanation;
  return [
    ...figureInWords(explanation, context, words),
    ...steps
      .flatMap((step) => stepInWords(step, tableTitle(step, words), context, words))
      .map((line) => `  ${line}`),
  ];
}

/** What is said of a figure, whosever it is. */
export type SaidFigure = Pick<Explanation, 'descriptor' | 'name' | 'article' | 'figure'>;

/** The head line, and one for each part of the working. */
export function figureInWords(
  { descriptor, name, article, figure }: SaidFigure,
  context: WorkingContext,
  words: WorkingWords,
): string[] {
  const value = sayValueOf(figure, context.language, words);
  return [
    fill(words.head, { descriptor, name: name[context.language], article, value }),
    ...(figure.working ?? []).map((part) => `  ${contribution(part, figure, context, words)}`),
  ];
}

function sayValueOf(figure: Figure, language: Language, words: WorkingWords): string {
  const value = formatFigure(figure);
  if (value !== null) return sayFigure(value, language);
  return figure.undefinedBecause === undefined
    ? '–'
    : words.undefinedBecause[figure.undefinedBecause];
}

const score = (tenths: number, language: Language): string =>
  displayPoints(pointsFromTenths(tenths), language);

/** The opponent's score of a product, in tenths or in smaller parts. */
const factor = ({ score: value, per = POINT }: Product, language: Language): string =>
  sayFigure(formatFigure({ value, per }) ?? '', language);

type Product = NonNullable<Contribution['product']>;

function contribution(
  part: Contribution,
  { per }: Figure,
  { language, name }: WorkingContext,
  words: WorkingWords,
): string {
  const plain = sayFigure(formatFigure({ value: part.value, per }) ?? '', language);
  const value = part.product
    ? fill(words.product, {
        points: score(part.product.points, language),
        score: factor(part.product, language),
        value: plain,
      })
    : plain;
  const opponent = part.opponent === null ? words.noOpponent : name(part.opponent);
  const line =
    part.item === undefined
      ? fill(part.board === undefined ? words.round : words.board, {
          round: part.round ?? '–',
          board: part.board ?? '',
          opponent,
          value,
        })
      : fill(words.item[part.item], { value });
  const changes = part.alterations.map(
    ({ change, article }) => `${words.changes[change]} (${article})`,
  );
  const notes = part.counts || changes.length > 0 ? changes : [words.notCounted];
  return [line, ...backing(part, language, words), ...notes].join(words.between);
}

/** What a rating figure rests on: the score expected of a game, or the one made. */
function backing(
  { expected, made }: Contribution,
  language: Language,
  words: WorkingWords,
): string[] {
  return [
    ...(expected === undefined
      ? []
      : [
          fill(words.expected, {
            expected: sayDecimal((expected / HUNDREDTHS).toFixed(2), language),
          }),
        ]),
    ...(made === undefined
      ? []
      : [fill(words.made, { points: score(made.halfPoints * HALF, language), games: made.games })]),
  ];
}

const HUNDREDTHS = 100;
const HALF = POINT / 2;

const tableTitle = ({ complete, article }: GroupStep, words: WorkingWords): string =>
  fill(words.table[complete ? 'complete' : 'incomplete'], { article });

/** One table among the tied, under its title, and the order it gave. */
export function stepInWords(
  step: GroupStep,
  title: string,
  { language, name }: WorkingContext,
  words: WorkingWords,
): string[] {
  const limit =
    step.limit === undefined ? [] : [fill(words.limit, { limit: score(step.limit, language) })];
  const rows = step.rows.map(({ player, figure, atMost }) =>
    fill(atMost === undefined ? words.row : words.atMost, {
      player: name(player),
      value: sayValueOf(figure, language, words),
      atMost: atMost === undefined ? '' : sayValueOf(atMost, language, words),
    }),
  );
  const order = step.order.map((tied) => tied.map(name).join(' = ')).join(' > ');
  return [title, ...limit, ...rows, fill(words.order, { order })];
}

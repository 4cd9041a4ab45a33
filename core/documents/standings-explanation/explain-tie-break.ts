import type { Tpn } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import { displayPoints, pointsFromTenths } from '../../rules/points.ts';
import { fill } from '../../rules/sentence.ts';
import type { Explanation } from '../../standings/explain.ts';
import { formatFigure, type Contribution, type Figure } from '../../standings/figure.ts';
import type { GroupStep } from '../../standings/tie-break.ts';
import { workingWords, type WorkingWords } from './words.ts';

export interface WorkingContext {
  readonly language: Language;
  readonly name: (player: Tpn) => string;
}

/** The working of one tie-break for one player: a head line, then what each round brought. */
export function explainInWords(explanation: Explanation, context: WorkingContext): string[] {
  const words = workingWords(context.language);
  const { figure, steps = [] } = explanation;
  const head = fill(words.head, {
    descriptor: explanation.descriptor,
    name: explanation.name[context.language],
    article: explanation.article,
    value: sayFigure(figure, words),
  });
  const lines = (figure.working ?? []).map((part) => contribution(part, figure, context, words));
  return [
    head,
    ...lines.map((line) => `  ${line}`),
    ...steps.flatMap((step) => groupStep(step, context, words)).map((line) => `  ${line}`),
  ];
}

export function sayFigure(figure: Figure, words: WorkingWords): string {
  const value = formatFigure(figure);
  if (value !== null) return value;
  return figure.undefinedBecause === undefined
    ? '–'
    : words.undefinedBecause[figure.undefinedBecause];
}

const score = (tenths: number): string => displayPoints(pointsFromTenths(tenths));

function contribution(
  part: Contribution,
  { per }: Figure,
  { name }: WorkingContext,
  words: WorkingWords,
): string {
  const plain = formatFigure({ value: part.value, per }) ?? '';
  const value = part.product
    ? fill(words.product, {
        points: score(part.product.points),
        score: score(part.product.score),
        value: plain,
      })
    : plain;
  const opponent = part.opponent === null ? words.noOpponent : name(part.opponent);
  const line =
    part.item === undefined
      ? fill(words.round, { round: part.round ?? '–', opponent, value })
      : fill(words.item[part.item], { value });
  const changes = part.alterations.map(
    ({ change, article }) => `${words.changes[change]} (${article})`,
  );
  const notes = part.counts || changes.length > 0 ? changes : [words.notCounted];
  return [line, ...notes].join('; ');
}

function groupStep(step: GroupStep, { name }: WorkingContext, words: WorkingWords): string[] {
  const title = fill(words.table[step.complete ? 'complete' : 'incomplete'], {
    article: step.article,
  });
  const limit = step.limit === undefined ? [] : [fill(words.limit, { limit: score(step.limit) })];
  const rows = step.rows.map(({ player, figure, atMost }) =>
    fill(atMost === undefined ? words.row : words.atMost, {
      player: name(player),
      value: sayFigure(figure, words),
      atMost: atMost === undefined ? '' : sayFigure(atMost, words),
    }),
  );
  const order = step.order.map((tied) => tied.map(name).join(' = ')).join(' > ');
  return [title, ...limit, ...rows, fill(words.order, { order })];
}

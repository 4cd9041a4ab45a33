import type {
  CriterionValue,
  DutchTraceEvent,
  Objection,
  TracedCandidate,
} from '../../pairing/dutch/trace.ts';
import type { DutchArticles } from '../../rules/editions/dutch-criteria.ts';
import { inBoth } from '../../rules/in-both.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import { displayPoints, POINT, pointsFromTenths } from '../../rules/points.ts';
import { fill } from '../../rules/sentence.ts';
import { ENGLISH } from './words-en.ts';
import { FRENCH } from './words-fr.ts';
import type { ExplanationWords } from './words.ts';

const WORDS = inBoth(ENGLISH, FRENCH);

/** A heading with the sentences under it: what a page or a terminal shows. */
export interface ExplanationSection {
  readonly title: string;
  readonly lines: readonly string[];
  /** Everybody it speaks of, to find one player's story. */
  readonly players: ReadonlySet<Tpn>;
}

export interface ExplanationContext {
  readonly language: Language;
  readonly name: (player: Tpn) => string;
  readonly articles: DutchArticles;
}

export const explanationWords = (language: Language): ExplanationWords => WORDS[language];

/** The pairing of a round in sentences, bracket by bracket (C.04.1.i: it must be explainable). */
export function explainRound(
  events: readonly DutchTraceEvent[],
  context: ExplanationContext,
): ExplanationSection[] {
  const words = explanationWords(context.language);
  const score = (tenths: number): string => scoreWords(tenths, context.language);
  const sections: { title: string; lines: string[]; players: Set<Tpn> }[] = [];
  const say = (line: string, players: Iterable<Tpn>): void => {
    const section = sections.at(-1);
    if (section === undefined) return;
    section.lines.push(line);
    for (const player of players) section.players.add(player);
  };
  const names = (players: readonly Tpn[]): string =>
    players.length === 0 ? words.nobody : players.map(context.name).join(', ');
  let natural: TracedCandidate | null = null;
  for (const event of events) {
    switch (event.type) {
      case 'byeScore':
        sections.push({ title: '', lines: [], players: new Set() });
        say(
          fill(words.byeScore, {
            score: score(event.score),
            article: event.article,
            players: names(event.eligible),
          }),
          event.eligible,
        );
        break;
      case 'bracket': {
        const title = fill(words.brackets[event.kind], { score: score(event.score) });
        sections.push({ title, lines: [], players: new Set() });
        say(fill(words.residents, { players: names(event.residents) }), event.residents);
        if (event.movedDown.length > 0) {
          const moved = event.movedDown.map(
            ({ player, score: own }) =>
              `${context.name(player)} (${figure(own, context.language)})`,
          );
          const who = event.movedDown.map(({ player }) => player);
          say(fill(words.movedDown, { players: moved.join(', ') }), who);
        }
        break;
      }
      case 'subgroups': {
        const { s1, s2, limbo } = event;
        // One player alone, or nobody, has nothing to be divided into.
        if (s1.length === 0 && limbo.length === 0) break;
        say(fill(words.subgroups[event.part], { s1: names(s1), s2: names(s2) }), [...s1, ...s2]);
        if (limbo.length > 0) say(fill(words.limbo, { players: names(limbo) }), limbo);
        break;
      }
      case 'naturalCandidate':
        natural = event.candidate;
        break;
      case 'acceptedCandidate':
        for (const line of decision(event, natural, context, words)) {
          say(line, playersOf(event.candidate));
        }
        natural = null;
        break;
      case 'collapse':
        // The first bracket may fail before anything else was told.
        if (sections.length === 0) sections.push({ title: '', lines: [], players: new Set() });
        say(
          fill(words.collapse, {
            players: names(event.downfloaters),
            score: score(event.score),
            article: event.article,
          }),
          event.downfloaters,
        );
        break;
      case 'bye':
        say(
          fill(words.bye, {
            player: context.name(event.player),
            score: score(event.score),
            games: event.unplayedGames,
          }),
          [event.player],
        );
        break;
      case 'colours':
        if (sections.at(-1)?.title !== COLOURS[context.language]) {
          sections.push({ title: COLOURS[context.language], lines: [], players: new Set() });
        }
        say(
          fill(words.colours, {
            white: context.name(event.white),
            black: context.name(event.black),
            rule: words.colourRules[event.rule],
            article: event.article,
          }),
          [event.white, event.black],
        );
    }
  }
  return sections;
}

const COLOURS: Readonly<Record<Language, string>> = { en: 'Colours', fr: 'Couleurs' };

/** `2½ points`: in French the plural begins at two, in English above one. */
export function scoreWords(tenths: number, language: Language): string {
  const singular = language === 'fr' ? Math.abs(tenths) < 2 * POINT : Math.abs(tenths) <= POINT;
  const one = singular && (tenths !== 0 || language === 'fr');
  return `${displayPoints(pointsFromTenths(tenths), language)} ${one ? 'point' : 'points'}`;
}

const figure = (tenths: number, language: Language): string =>
  displayPoints(pointsFromTenths(tenths), language);

const playersOf = ({ pairs, downfloaters }: TracedCandidate): Tpn[] => [
  ...pairs.flat(),
  ...downfloaters,
];

type Accepted = Extract<DutchTraceEvent, { readonly type: 'acceptedCandidate' }>;

/** What was accepted, and for each departure from the natural order what forced it. */
function decision(
  accepted: Accepted,
  natural: TracedCandidate | null,
  context: ExplanationContext,
  words: ExplanationWords,
): string[] {
  const { candidate, exchange } = accepted;
  const pairs = (list: TracedCandidate['pairs']): string =>
    list.length === 0
      ? words.nobody
      : list.map(([a, b]) => `${context.name(a)} – ${context.name(b)}`).join(', ');
  const names = (players: readonly Tpn[]): string => players.map(context.name).join(', ');
  const lines: string[] = [];
  const nothingToPair = accepted.isNatural && candidate.pairs.length === 0;
  if (natural !== null && !nothingToPair)
    lines.push(fill(words.natural, { pairs: pairs(natural.pairs) }));
  if (accepted.isNatural && !nothingToPair) lines.push(words.acceptedAsNatural);
  if (!accepted.isNatural) {
    if (natural !== null) lines.push(...sayDeparture(candidate, natural, context));
    if (exchange.fromS1.length > 0) {
      const moved = { fromS1: names(exchange.fromS1), fromS2: names(exchange.fromS2) };
      const article = context.articles.generation.exchange;
      lines.push(fill(words.exchange, { ...moved, article }));
    }
    lines.push(fill(words.accepted, { pairs: pairs(candidate.pairs) }));
  }
  if (candidate.downfloaters.length > 0) {
    lines.push(fill(words.downfloaters, { players: names(candidate.downfloaters) }));
  }
  return lines;
}

/** What kept the natural candidate out: its objections, or the criterion that decided. */
export function sayDeparture(
  candidate: TracedCandidate,
  natural: TracedCandidate,
  context: ExplanationContext,
): string[] {
  const words = explanationWords(context.language);
  if (natural.objections.length > 0) {
    return natural.objections.map((objection) => sayObjection(objection, context, words));
  }
  const better = decidingCriterion(candidate, natural);
  if (better === undefined) return [words.worseElsewhere];
  const other = natural.criteria.find(({ criterion }) => criterion === better.criterion);
  return [
    fill(words.decided, {
      article: better.article,
      criterion: words.criteria[better.criterion],
      accepted: sayValue(better, context.language),
      natural: other ? sayValue(other, context.language) : '',
    }),
  ];
}

/** The first criterion by which a candidate beats the natural one; undefined for none. */
export function decidingCriterion(
  candidate: TracedCandidate,
  natural: TracedCandidate,
): CriterionValue | undefined {
  return candidate.criteria.find((value, index) => {
    const other = natural.criteria[index];
    return other !== undefined && compareValues(value, other) < 0;
  });
}

export function sayObjection(
  objection: Objection,
  { name }: ExplanationContext,
  words: ExplanationWords,
): string {
  const sentence = words.objections[objection.rule];
  if (objection.rule === 'completion') return fill(sentence, { article: objection.article });
  const [a, b] = objection.players;
  return fill(sentence, { article: objection.article, a: name(a), b: name(b) });
}

/** A count, or the scores of a list. */
export function sayValue({ value, sizes }: CriterionValue, language: Language): string {
  if (sizes.length === 0) return String(value);
  return `${value} (${sizes.map((size) => figure(size, language)).join(' ')})`;
}

/** Fewer first; lists of equal length by their first difference. */
export function compareValues(a: CriterionValue, b: CriterionValue): number {
  for (let index = 0; index < Math.max(a.sizes.length, b.sizes.length); index += 1) {
    const difference = (a.sizes[index] ?? -Infinity) - (b.sizes[index] ?? -Infinity);
    if (difference !== 0) return difference;
  }
  return a.value - b.value;
}

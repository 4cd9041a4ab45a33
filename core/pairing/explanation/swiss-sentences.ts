import type { Tpn } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { ToldColourRule } from '../colours/colour-allocation.ts';
import type { Figures } from '../compare-values.ts';
import type { ExplanationAsked, ExplanationSection } from './explained-round.ts';
import { sayValue, scoreWords } from './figures-in-words.ts';
import { SWISS_WORDS } from './swiss-words.ts';

/** What an absolute criterion has against two players meeting, or against a candidate. */
export type SaidObjection =
  | {
      readonly rule: 'rematch' | 'colour' | 'prohibited';
      readonly article: string;
      readonly players: readonly [Tpn, Tpn];
      readonly noTopscorer?: true;
    }
  | { readonly rule: 'completion'; readonly article: string };

export function sayObjection(
  objection: SaidObjection,
  { name, language }: ExplanationAsked,
): string {
  const { objections, noTopscorer } = SWISS_WORDS[language];
  const { article } = objection;
  if (objection.rule === 'completion') return fill(objections.completion, { article });
  const [a, b] = objection.players;
  const told = fill(objections[objection.rule], { article, a: name(a), b: name(b) });
  return objection.noTopscorer ? fill(noTopscorer, { objection: told }) : told;
}

export interface SaidColours {
  readonly white: Tpn;
  readonly black: Tpn;
  readonly rule: ToldColourRule;
  readonly article: string;
  /** Who misses an absolute preference, and the topscorers who allow it. */
  readonly exempt?: {
    readonly player: Tpn;
    readonly topscorers: readonly Tpn[];
    readonly article: string;
  };
}

export function sayColours(
  { white, black, rule, article, exempt }: SaidColours,
  asked: ExplanationAsked,
): string {
  const { name, language } = asked;
  const { colours, colourRules, exempt: exemption } = SWISS_WORDS[language];
  const told = fill(colours, {
    white: name(white),
    black: name(black),
    rule: colourRules[rule],
    article,
  });
  if (exempt === undefined) return told;
  return fill(exemption, {
    colours: told,
    player: name(exempt.player),
    topscorers: sayNames(exempt.topscorers, asked),
    article: exempt.article,
  });
}

export const sayNames = (players: readonly Tpn[], { name, language }: ExplanationAsked): string =>
  players.length === 0 ? SWISS_WORDS[language].nobody : players.map(name).join(', ');

export const sayPairs = (
  pairs: readonly (readonly [Tpn, Tpn])[],
  { name, language }: ExplanationAsked,
): string =>
  pairs.length === 0
    ? SWISS_WORDS[language].nobody
    : pairs.map(([a, b]) => `${name(a)} – ${name(b)}`).join(', ');

/** Sections as they are told, one under the other. */
export class SectionWriter {
  private readonly written: { title: string; lines: string[]; players: Set<Tpn> }[] = [];
  private readonly language: Language;

  constructor(language: Language) {
    this.language = language;
  }

  open(title: string): void {
    this.written.push({ title, lines: [], players: new Set() });
  }

  say(line: string, players: Iterable<Tpn>): void {
    const section = this.written.at(-1);
    if (section === undefined) return;
    section.lines.push(line);
    for (const player of players) section.players.add(player);
  }

  sayColours(colours: SaidColours, asked: ExplanationAsked): void {
    const { coloursTitle } = SWISS_WORDS[this.language];
    if (this.written.at(-1)?.title !== coloursTitle) this.open(coloursTitle);
    this.say(sayColours(colours, asked), [colours.white, colours.black]);
  }

  get sections(): ExplanationSection[] {
    return this.written;
  }
}

/** Answers to "why not A–B?" that every Swiss system gives alike. */
export type SharedWhyNot =
  | { readonly reason: 'paired' }
  | { readonly reason: 'absent'; readonly players: readonly Tpn[] }
  | {
      readonly reason: 'absolute';
      readonly objection: SaidObjection;
      readonly metInRound: number | null;
    }
  | { readonly reason: 'incomplete'; readonly article: string }
  | {
      readonly reason: 'criterion';
      readonly score: number;
      readonly best: ComparedValue;
      readonly together: ComparedValue;
      /** What the criterion counts. */
      readonly label: string;
    };

interface ComparedValue extends Figures {
  readonly article: string;
}

export function sayWhyNot(
  answer: SharedWhyNot,
  [first, second]: readonly [Tpn, Tpn],
  asked: ExplanationAsked,
): string {
  const { language, name } = asked;
  const words = SWISS_WORDS[language].whyNot;
  const sentence = words[answer.reason];
  const who = { a: name(first), b: name(second) };
  switch (answer.reason) {
    case 'paired':
      return fill(sentence, who);
    case 'absent':
      return fill(sentence, { players: answer.players.map(name).join(', ') });
    case 'absolute': {
      const told = sayObjection(answer.objection, asked);
      const objection =
        answer.metInRound !== null && answer.objection.rule === 'rematch'
          ? fill(words.metInRound, { objection: told, round: answer.metInRound })
          : told;
      return fill(sentence, { ...who, objection });
    }
    case 'incomplete':
      return fill(sentence, { ...who, article: answer.article });
    case 'criterion':
      return fill(sentence, {
        ...who,
        score: scoreWords(answer.score, language),
        article: answer.best.article,
        criterion: answer.label,
        best: sayValue(answer.best, language),
        together: sayValue(answer.together, language),
      });
  }
}

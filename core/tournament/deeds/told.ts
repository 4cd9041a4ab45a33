import type { PlayerId } from '../../rules/identity.ts';
import type { GameOutcome } from '../../rules/outcome.ts';
import { fill } from '../../rules/sentence.ts';
import type { CorrectionWindow } from '../round.ts';
import { logWords } from '../words/log-words.ts';
import { sayOutcome } from '../words/say-outcome.ts';
import type { FactContext, Told } from './fact.ts';

export const toldNothing = (): Told => ({ params: {} });

export const toldRound = ({ round }: { readonly round: number }): Told => ({ params: { round } });

/** Names that fit into a line. */
const NAMED = 3;

export function toldPeople(names: readonly string[], { language }: FactContext): Told {
  const words = logWords(language);
  const named = names.slice(0, NAMED);
  const some = named.join(words.between);
  const count = names.length - NAMED;
  const players = count > 0 ? fill(words.more, { players: some, count }) : some;
  return { params: { count: names.length, players: named.join('; ') }, said: { players } };
}

interface OnBoard {
  readonly round: number;
  readonly board: number;
  readonly outcome?: GameOutcome;
  readonly player?: PlayerId;
  readonly window?: CorrectionWindow;
}

export function toldBoard(event: OnBoard, context: FactContext): Told {
  const { round, board, outcome, player, window } = event;
  const words = logWords(context.language);
  const template = round === context.currentRound ? words.board : words.boardOfRound;
  const then = context.boardThen(event);
  const [white, black] = then === null ? [] : [then.white, then.black].map(context.nameOf);
  const seats = white === undefined || black === undefined ? {} : { white, black };
  return {
    params: {
      round,
      board,
      ...seats,
      ...(outcome ? { outcome: sayOutcome(outcome, 'en') } : {}),
      ...(player === undefined ? {} : { player: context.nameOf(player) }),
      ...(window === undefined ? {} : { window }),
    },
    said: {
      place: placeSaid(fill(template, { round, board }), seats),
      ...(outcome ? { outcome: sayOutcome(outcome, context.language) } : {}),
      ...(window === undefined ? {} : { window: words.windows[window] }),
    },
  };
}

interface Seats {
  readonly white?: string;
  readonly black?: string;
}

/** `Board 7, Durand – Petit`: the family names, as on a scoresheet. */
const placeSaid = (place: string, { white, black }: Seats): string =>
  white === undefined || black === undefined
    ? place
    : `${place}, ${familyName(white)} – ${familyName(black)}`;

const familyName = (name: string): string => name.split(',', 1)[0] ?? name;

/** A board with the result it had before, where it had another. */
export function toldResult(event: OnBoard, context: FactContext): Told {
  const { params, said } = toldBoard(event, context);
  const was = context.boardThen(event)?.was ?? null;
  if (was === null || was.kind === 'notEntered') return { params, said: { ...said, was: '' } };
  const { was: words } = logWords(context.language);
  return {
    params: { ...params, was: sayOutcome(was, 'en') },
    said: { ...said, was: fill(words, { was: sayOutcome(was, context.language) }) },
  };
}

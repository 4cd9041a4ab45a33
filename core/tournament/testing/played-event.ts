import { playerId, type PlayerId } from '../../rules/identity.ts';
import type { GameOutcome } from '../../rules/outcome.ts';
import type { Command } from '../command.ts';
import { perform, type Objection } from '../decide.ts';
import { EMPTY_LEDGER, type Ledger } from '../log.ts';
import type { PlayerDetails } from '../player.ts';
import type { Tournament } from '../state.ts';
import type { Confirmations } from '../warning-ladder.ts';
import { EVERYTHING_CONFIRMED } from './random-season.ts';
import type { NewSettings } from '../settings.ts';
import type { ProposedPair } from '../round.ts';

export const WHITE_WINS: GameOutcome = { kind: 'played', score: '1-0' };
export const BLACK_WINS: GameOutcome = { kind: 'played', score: '0-1' };
export const DRAW: GameOutcome = { kind: 'played', score: '½-½' };

/** A tournament under test: commands in, state out, objections kept. */
export class PlayedEvent {
  ledger: Ledger = EMPTY_LEDGER;
  at = '2026-03-07T14:00:00Z';
  by = 'chief';

  /** @param isPublic from the start, as most tests have no visitors to keep out */
  constructor(settings: Partial<NewSettings> = {}, players = 0, isPublic = true) {
    this.does({
      type: 'createTournament',
      settings: { name: 'Open', firstDay: '2026-03-07', rounds: 9, ...settings },
      ...(isPublic ? { published: true } : {}),
    });
    if (players > 0) this.enters(players);
  }

  get state(): Tournament {
    if (!this.ledger.state) throw new Error('not created');
    return this.ledger.state;
  }

  /** Performs a command that must succeed; everything confirmed unless told. */
  does(command: Command, confirmations: Confirmations = EVERYTHING_CONFIRMED): this {
    const outcome = perform(this.ledger, command, { at: this.at, by: this.by, confirmations });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    this.ledger = outcome.value.ledger;
    return this;
  }

  /** The objection to a command; undefined when there is none. */
  objects(command: Command, confirmations: Confirmations = {}): Objection | undefined {
    const outcome = perform(this.ledger, command, { at: this.at, by: this.by, confirmations });
    return outcome.ok ? undefined : outcome.error;
  }

  /** Code and article of a refusal, or of each warning that wants confirmation. */
  verdict(command: Command, confirmations: Confirmations = {}): string[] {
    const objection = this.objects(command, confirmations);
    if (!objection) return [];
    if (objection.kind === 'refused') {
      return [`refused ${objection.refusal.code} ${objection.refusal.article}`];
    }
    return objection.warnings.map(({ code, level, article }) => `${level} ${code} ${article}`);
  }

  /** Players a, b, c … with ratings 2400, 2300 … and their numbers. */
  enters(count: number): this {
    const players = Array.from({ length: count }, (_, index) => letter(index));
    return this.does({ type: 'enterPlayers', players }).does({
      type: 'assignNumbers',
      reason: 'initialOrder',
    });
  }

  /** Drafts and publishes a round written `a-b c-d`, a lone letter has the bye. */
  pairs(round: number, text: string): this {
    return this.does(draft(round, text)).does({ type: 'publishRound', round });
  }

  /** Results from board 1 on: `1`, `0`, `=`. */
  scores(round: number, results: string): this {
    const games = this.state.rounds[round - 1]?.games ?? [];
    Array.from(results).forEach((result, index) => {
      const outcome = result === '1' ? WHITE_WINS : result === '0' ? BLACK_WINS : DRAW;
      this.does({ type: 'enterResult', round, board: games[index]?.board ?? 0, outcome });
    });
    return this;
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function letter(index: number, fromRound = 1): PlayerDetails {
  const name = LETTERS[index] ?? `player${index}`;
  return {
    id: playerId(name),
    name: `${name.toUpperCase()}., Player`,
    ratings: { fide: 2400 - 100 * index },
    fromRound,
  };
}

export function draft(round: number, text: string): Extract<Command, { type: 'draftRound' }> {
  const pairs: ProposedPair[] = [];
  let bye: PlayerId | null = null;
  for (const word of text.split(' ')) {
    const [white, black] = word.split('-');
    if (white && black) pairs.push({ white: playerId(white), black: playerId(black) });
    else if (white) bye = playerId(white);
  }
  return { type: 'draftRound', round, pairs, bye, origin: 'manual' };
}

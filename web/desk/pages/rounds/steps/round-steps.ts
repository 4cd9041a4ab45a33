import type { Command, CommandType } from '@ronde/core/tournament/command.ts';
import type { RoundStage } from '@ronde/core/tournament/round.ts';

export type StepKind = 'pair' | 'discard' | 'pairAgain' | 'publish' | 'start' | 'close';

/** A step that can be taken with a round now; its commands are sent one after the other. */
export interface RoundStep {
  readonly kind: StepKind;
  /** The round that is looked at after it. */
  readonly round: number;
  readonly commands: readonly Command[];
  /** The next one an arbiter takes. */
  readonly primary: boolean;
}

/** Where a round stands, as far as its steps go. */
export interface RoundStanding {
  readonly round: number;
  /** Null before it is paired. */
  readonly stage: RoundStage | null;
  /** A draft made before something it rests on changed. */
  readonly outdated: boolean;
  /** Something must come before it can be paired. */
  readonly waits: boolean;
  /** Nothing hinders the pairing of a round that is not paired. */
  readonly ready: boolean;
  /** There is a round after it, and it is not paired. */
  readonly nextToPair: boolean;
}

/** The steps of a round that are possible now and allowed to the person (desk.md, Rounds as a machine). */
export function roundSteps(
  { round, stage, outdated, waits, ready, nextToPair }: RoundStanding,
  may: (command: CommandType) => boolean,
): RoundStep[] {
  const pair: Command = { type: 'pairRound', round };
  const step = (kind: StepKind, commands: readonly Command[], primary = false): RoundStep => ({
    kind,
    round,
    commands,
    primary,
  });
  const possible = (): RoundStep[] => {
    switch (stage) {
      case null:
        return waits ? [] : [step('pair', [pair], ready)];
      case 'draft':
        return [
          step('discard', [{ type: 'discardDraft' }]),
          step('pairAgain', [{ type: 'discardDraft' }, pair], outdated),
          step('publish', [{ type: 'publishRound', round }], !outdated),
        ];
      case 'published':
        return [step('start', [{ type: 'startRound', round }], true)];
      case 'complete':
        return [step('close', [{ type: 'closeRound', round }], true)];
      case 'closed': {
        const next: Command = { type: 'pairRound', round: round + 1 };
        return nextToPair ? [{ ...step('pair', [next], true), round: round + 1 }] : [];
      }
      case 'playing':
        return [];
    }
  };
  return possible().filter(({ commands }) => commands.every(({ type }) => may(type)));
}

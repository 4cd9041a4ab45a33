import { NOTHING_STATED } from '../../administration/regulations/regulations-record.ts';
import { minutesOfDefault, type DefaultTime } from '../default-time.ts';
import { illegalMoves, type IllegalMovesInGame } from '../incidents/incidents-of.ts';
import type { Tournament } from '../state.ts';

/** What the event already knows of what is asked at a board; for arbiters alone. */
export interface KnownAtBoards {
  /** Whether the Competition Rules hold in rapid and blitz; null where the regulations do not say. */
  readonly supervised: boolean | null;
  /** Null where neither the regulations nor the Laws of the game say anything. */
  readonly defaultTime:
    | (Pick<DefaultTime, 'minutes' | 'article'> & {
        /** The regulations of the event say it; else the Laws do. */
        readonly announced: boolean;
      })
    | null;
  /** Rounds whose start was announced, with the ISO instant. */
  readonly starts: readonly { readonly round: number; readonly at: string }[];
  readonly illegalMoves: readonly IllegalMovesInGame[];
}

export function knownAtBoards(state: Tournament): KnownAtBoards {
  const { regime } = (state.administration?.regulations ?? NOTHING_STATED).clauses;
  const late = minutesOfDefault(state);
  return {
    supervised: regime === undefined ? null : regime === 'supervised',
    defaultTime:
      late === null
        ? null
        : { ...late, announced: state.settings.regulations.defaultTime !== null },
    starts: state.rounds.flatMap(({ number, startedAt }) =>
      startedAt === null ? [] : [{ round: number, at: startedAt }],
    ),
    illegalMoves: illegalMoves(state),
  };
}

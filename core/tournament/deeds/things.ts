import type { PlayerId, TeamId } from '../../rules/identity.ts';

interface Place {
  readonly round: number;
  readonly board: number;
}

/** Everything: what a step through the log itself touches. */
export const EVERYTHING = '*';
/** What pairs chosen by hand, or by a client's own engine, rest on. */
export const FACTS_OF_PAIRING = 'factsOfPairing';

/** The names of what commands are about and facts change. */
export const things = {
  result: ({ round, board }: Place): string => `result:${round}:${board}`,
  verification: ({ round, board }: Place): string => `verification:${round}:${board}`,
  question: ({ round, board }: Place): string => `question:${round}:${board}`,
  claim: ({ round, board, player }: Place & { readonly player: PlayerId }): string =>
    `claim:${round}:${board}:${player}`,
  round: (number: number): string => `round:${number}`,
  arrangement: (round: number): string => `arrangement:${round}`,
  envelope: ({ round, board }: Place): string => `envelope:${round}:${board}`,
  clock: (clock: string): string => `clock:${clock}`,
  needs: (id: PlayerId): string => `needs:${id}`,
  hall: (item: string): string => `hall:${item}`,
  absentees: (round: number): string => `absentees:${round}`,
  chair: (round: number, id: PlayerId): string => `chair:${round}:${id}`,
  lineUp: ({ round, team }: { readonly round: number; readonly team: TeamId }): string =>
    `lineUp:${round}:${team}`,
  sheet: ({ round, team }: { readonly round: number; readonly team: TeamId }): string =>
    `sheet:${round}:${team}`,
  player: (id: PlayerId): string => `player:${id}`,
  presence: (id: PlayerId): string => `presence:${id}`,
  bye: (round: number, id: PlayerId): string => `bye:${round}:${id}`,
  posted: (paper: string): string => `posted:${paper}`,
  formFact: (fact: string): string => `formFact:${fact}`,
  clause: (clause: string): string => `clause:${clause}`,
  signature: (as: string): string => `signature:${as}`,
  licence: (id: PlayerId): string => `licence:${id}`,
  seen: (id: PlayerId): string => `checkIn:${id}`,
  pairs: (ids: readonly PlayerId[]): string => `prohibited:${[...ids].sort().join('+')}`,
  settings: (changes: object): string[] => Object.keys(changes).map((key) => `settings:${key}`),
  /** What is said of boards that others may sit at now. */
  boards: (round: number, games: readonly { readonly board: number }[]): string[] =>
    games.flatMap(({ board }) => [`result:${round}:${board}`, `question:${round}:${board}`]),
} as const;

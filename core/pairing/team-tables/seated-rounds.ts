import { tpn, type Tpn } from '../../rules/identity.ts';
import { drawMolter, type MolterDraw } from '../molter/draw.ts';
import { numberOfSeat } from '../molter/seats.ts';
import type { MolterStatus, TableRoundName } from '../molter/table-data.ts';
import type { PairingRequest } from '../system.ts';

/** Livre de l'Arbitre 3.2: Molter. */
export const MOLTER_ARTICLE = 'LA 3.2';

/** A game of the table, by the numbers of its seats. */
export interface SeatedGame {
  readonly board: number;
  readonly white: Tpn;
  readonly black: Tpn;
  /** `A2` and `C3`. */
  readonly whiteSeat: string;
  readonly blackSeat: string;
}

/** A round of the table, without the boards at which somebody is missing. */
export interface SeatedRound {
  readonly round: number;
  readonly name: TableRoundName;
  readonly status: MolterStatus;
  readonly games: readonly SeatedGame[];
}

/** The table a question asks for; null where the book has none. */
export function tableOf({ seats, rounds }: PairingRequest): MolterDraw | null {
  const drawn = seats === undefined ? null : drawMolter({ ...seats, rounds });
  return drawn?.ok === true ? drawn.value : null;
}

/** All rounds of the event with whoever sits there. */
export function seatedRounds(request: PairingRequest): SeatedRound[] {
  const table = tableOf(request);
  if (table === null) return [];
  const taken = new Set(request.players.map((player) => player.tpn));
  return table.played.map(({ name, status, games }, index) => ({
    round: index + 1,
    name,
    status,
    games: games
      .map(({ board, white, black }) => ({
        board,
        white: tpn(numberOfSeat(white, table.players)),
        black: tpn(numberOfSeat(black, table.players)),
        whiteSeat: white,
        blackSeat: black,
      }))
      .filter(({ white, black }) => taken.has(white) && taken.has(black)),
  }));
}

/** The round that is asked for; null where the table has none. */
export const seatedRound = (request: PairingRequest): SeatedRound | null =>
  seatedRounds(request)[request.round - 1] ?? null;

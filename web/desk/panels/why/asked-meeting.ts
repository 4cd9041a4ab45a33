import type { FactsDrawing } from '@ronde/core/documents/pairing-explanation/draw-facts.ts';
import type { NamedParticipant } from '@ronde/core/documents/pairing-explanation/asked-round.ts';
import type { RoundExplanation } from '@ronde/core/documents/pairing-explanation/round-explanation.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import type { BoardView, RoundView } from '@ronde/core/tournament/views/round.ts';

/** A round that the rules explain. */
export type Drawing = Exclude<RoundExplanation, FactsDrawing>;

/** The two asked about: players at a board, or the teams whose match it belongs to. */
export interface AskedMeeting {
  readonly white: NamedParticipant;
  readonly black: NamedParticipant;
}

export const numbersOf = (meeting: AskedMeeting | undefined): Tpn[] =>
  meeting === undefined ? [] : [meeting.white.tpn, meeting.black.tpn];

export function meetingAt(
  { of, meetings, players }: Drawing,
  board: BoardView | undefined,
): AskedMeeting | undefined {
  const place = of === 'teams' ? board?.match : board?.board;
  const meeting = meetings.find((one) => one.place === place);
  const named = (number: Tpn | undefined): NamedParticipant | undefined =>
    players.find(({ tpn }) => tpn === number);
  const [white, black] = [named(meeting?.white), named(meeting?.black)];
  return white && black && { white, black };
}

/** The board two players sit at, or the first one of two teams; null where they do not meet. */
export function boardOf(
  view: RoundView,
  { of, meetings }: Drawing,
  pair: readonly Tpn[],
): number | null {
  const found = meetings.find(({ white, black }) => pair.includes(white) && pair.includes(black));
  if (found === undefined || of === 'players') return found?.place ?? null;
  return view.boards.find(({ match }) => match === found.place)?.board ?? null;
}

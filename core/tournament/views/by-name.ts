import type { Colour } from '../../rules/colour.ts';
import type { GameOutcome } from '../../rules/outcome.ts';
import { alphabetical } from '../../rules/alphabetical.ts';
import type { Unpaired } from '../round.ts';
import type { Tournament } from '../state.ts';
import type { Audience } from './audience.ts';
import { roundView } from './round.ts';
import type { ShownPlayer } from './shown-player.ts';

/** One line of the alphabetical list: where somebody sits, or why nowhere. */
export interface ByNameLine {
  readonly player: ShownPlayer;
  readonly board: number | null;
  readonly colour: Colour | null;
  readonly opponent: ShownPlayer | null;
  readonly outcome: GameOutcome | null;
  readonly unpaired: Pick<Unpaired, 'outcome' | 'reason'> | null;
}

export interface ByNameView {
  readonly round: number;
  readonly lines: readonly ByNameLine[];
}

/** Pairings in the order of names; those who have left the event are not on it. */
export function byNameView(
  state: Tournament,
  number: number,
  audience: Audience,
): ByNameView | null {
  const view = roundView(state, number, audience);
  if (!view) return null;
  const lines: ByNameLine[] = [];
  for (const { board, white, black, outcome } of view.boards) {
    const [first, second] = [shownOnly(white), shownOnly(black)];
    const common = { board, outcome, unpaired: null };
    lines.push({ ...common, player: first, colour: 'white', opponent: second });
    lines.push({ ...common, player: second, colour: 'black', opponent: first });
  }
  for (const { player, outcome, reason } of view.unpaired) {
    if (reason === 'left' || reason === 'notArrived') continue;
    const nowhere = { board: null, colour: null, opponent: null, outcome: null };
    lines.push({ ...nowhere, player, unpaired: { outcome, reason } });
  }
  const keyed = lines.map((line) => ({ line, key: alphabetical(line.player.name) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return { round: number, lines: keyed.map(({ line }) => line) };
}

const shownOnly = ({
  id,
  tpn,
  name,
  title,
  rating,
  federation,
  club,
  ...others
}: ShownPlayer): ShownPlayer => ({
  ...{ id, tpn, name, title, rating, federation, club },
  ...(others.seat === undefined ? {} : { seat: others.seat }),
  ...(others.team === undefined ? {} : { team: others.team }),
});

import type { MolterDraw } from '../../../pairing/molter/draw.ts';
import { warningFigures } from '../../../pairing/molter/words.ts';
import type { MolterStatus } from '../../../pairing/molter/table-data.ts';
import { MOLTER } from '../../by-letters.ts';
import { allow, warn, type Judgement } from '../../judgement.ts';
import { tableOrRefusal } from '../../molter-table.ts';
import { notReadyToDraft } from '../../ready-to-draft.ts';
import { seatRound, type EmptyBoard } from '../../seated-round.ts';
import type { Tournament } from '../../state.ts';
import type { Warning, WarningCode } from '../../warning-ladder.ts';
import { unsettledBoards } from '../draft-round/unsettled-boards.ts';

/** A round of the Molter table that fits the teams, with the players on its seats (LA 3.2). */
export function pairByTable(state: Tournament, round: number): Judgement {
  const unready = notReadyToDraft(state, round, 'team');
  if (unready) return unready;
  const table = tableOrRefusal(state);
  if (!table.ok) return { refusal: table.error };
  const { empty, ...seated } = seatRound(state, round, table.value);
  return allow(
    [{ type: 'roundDrafted', round, origin: 'engine', matches: [], ...seated }],
    [
      ...(round === 1 ? ofTheTable(table.value) : []),
      ...emptyOnes(round, empty),
      ...unsettledBoards(state, round),
    ],
  );
}

const CODES = {
  sameGame: 'molterSameGames',
  sameTeam: 'molterSameTeams',
  neverMeet: 'molterNeverMeet',
} as const satisfies Readonly<Record<MolterDraw['warnings'][number]['code'], WarningCode>>;

/** What is told once, before anything of the table is played. */
function ofTheTable({ table, played, warnings }: MolterDraw): Warning[] {
  const lost = (status: MolterStatus, code: WarningCode): Warning[] => {
    const rounds = played.flatMap((one, index) => (one.status === status ? [index + 1] : []));
    return rounds.length === 0 ? [] : [warn(code, MOLTER, { table, rounds: rounds.join(', ') })];
  };
  return [
    ...lost('generated', 'molterNotOfficial'),
    ...lost('reconstructed', 'molterRebuilt'),
    ...warnings.map((one) => warn(CODES[one.code], MOLTER, warningFigures(one))),
  ];
}

function emptyOnes(round: number, empty: readonly EmptyBoard[]): Warning[] {
  if (empty.length === 0) return [];
  const list = empty.map(({ board, free }) => `${board}: ${free.join('–')}`).join(', ');
  return [warn('molterEmptyBoards', MOLTER, { round, count: empty.length, list })];
}

import type { MolterDraw } from '../../../pairing/molter/draw.ts';
import { sayDoubts } from '../../../pairing/molter/words.ts';
import { LANGUAGES } from '../../../rules/language.ts';
import { MOLTER } from '../../by-letters.ts';
import { allow, warn, type Judgement } from '../../judgement.ts';
import { tableOrRefusal } from '../../molter-table.ts';
import { notReadyToDraft } from '../../ready-to-draft.ts';
import { seatRound, type BoardWithFreeSeat } from '../../seated-round.ts';
import type { Tournament } from '../../state.ts';
import type { Warning } from '../../warning-ladder.ts';
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

/** What is told once, before anything of the table is played: what somebody has to agree to, and what is good to know. */
function ofTheTable(draw: MolterDraw): Warning[] {
  return (['molterTable', 'molterTableNote'] as const).flatMap((code) => {
    const told = LANGUAGES.map((language) => {
      const sentences = sayDoubts(draw, code === 'molterTable' ? 'grave' : 'slight', language);
      return [language, sentences.join(' ')] as const;
    });
    const isSaid = told.some(([, sentences]) => sentences !== '');
    return isSaid ? [warn(code, MOLTER, Object.fromEntries(told))] : [];
  });
}

function emptyOnes(round: number, empty: readonly BoardWithFreeSeat[]): Warning[] {
  if (empty.length === 0) return [];
  const list = empty.map(({ board, free }) => `${board}: ${free.join('–')}`).join(', ');
  return [warn('molterEmptyBoards', MOLTER, { round, count: empty.length, list })];
}

import { inBoth } from '../../../rules/in-both.ts';
import { ERASED } from '../../erasure/erased-words.ts';
import { withRound } from '../../changes/rounds.ts';
import { withSheetAnswer } from '../../match-sheets.ts';
import { aFilledLine } from '../../schema/words.ts';
import { audited, teamIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { wordBefore } from '../sign-match-sheet/match-sheet-signed.ts';
import { sheetFields, sheetRead, type SheetRead } from '../sign-match-sheet/sheet-read.ts';
import { things } from '../things.ts';

/** A captain contests the sheet of a match. */
export interface MatchSheetContested extends SheetRead {
  readonly type: 'matchSheetContested';
  readonly reason: string;
}

export const matchSheetContested: Fact<MatchSheetContested> = {
  fields: { ...sheetFields, reason: aFilledLine },
  fold: (state, event, { by, at }) => {
    const { round, ...answer } = sheetRead(event);
    const contested = event.reason;
    return withRound(state, round, (one) => withSheetAnswer(one, { ...answer, contested, by, at }));
  },
  outdatesDraft: false,
  touches: (event) => [things.sheet(event)],
  heard: heard.change,
  erased: (event) => ({ ...event, reason: ERASED }),
  words: inBoth(
    'Round {round}: {team} contests the match sheet: {reason}',
    'Ronde {round} : {team} conteste la feuille de match : {reason}',
  ),
  tell: ({ round, team, reason }, { teamName }) => ({
    params: { round, team: teamName(team), reason },
  }),
  audit: (state, { round, team }) =>
    audited({ round, team: teamIn(state, team) }, wordBefore(state, { round, team }), 'contested'),
};

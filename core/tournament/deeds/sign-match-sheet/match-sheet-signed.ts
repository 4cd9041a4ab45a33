import { inBoth } from '../../../rules/in-both.ts';
import { withRound } from '../../changes/rounds.ts';
import { sheetAnswer, withSheetAnswer } from '../../match-sheets.ts';
import type { SheetAnswer } from '../../round.ts';
import type { Tournament } from '../../state.ts';
import { audited, teamIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';
import { sheetFields, sheetRead, type SheetRead } from './sheet-read.ts';

/** A captain has signed the sheet of a match. */
export interface MatchSheetSigned extends SheetRead {
  readonly type: 'matchSheetSigned';
}

export const matchSheetSigned: Fact<MatchSheetSigned> = {
  fields: sheetFields,
  fold: (state, event, { by, at }) => {
    const { round, ...answer } = sheetRead(event);
    return withRound(state, round, (one) => withSheetAnswer(one, { ...answer, by, at }));
  },
  outdatesDraft: false,
  touches: (event) => [things.sheet(event)],
  heard: heard.change,
  words: inBoth(
    'Round {round}: match sheet signed {by} {team}',
    'Ronde {round} : feuille de match signée {by} {team}',
  ),
  tell: ({ round, team, onBehalf }, { teamName, language }) => ({
    params: { round, team: teamName(team), by: onBehalf === true ? 'onBehalf' : 'captain' },
    said: { by: SIGNED_BY[language][onBehalf === true ? 'onBehalf' : 'captain'] },
  }),
  audit: (state, { round, team }) =>
    audited({ round, team: teamIn(state, team) }, wordBefore(state, { round, team }), 'signed'),
};

const SIGNED_BY = inBoth(
  { captain: 'by the captain of', onBehalf: 'on behalf of the captain of' },
  { captain: 'par le capitaine de', onBehalf: 'au nom du capitaine de' },
);

/** What the captain had said before, without the reason: that is for those who run the event. */
export function wordBefore(
  state: Tournament | null,
  { round, team }: { readonly round: number; readonly team: SheetAnswer['team'] },
): 'signed' | 'contested' | null {
  const held = state?.rounds[round - 1];
  const before = held === undefined ? null : sheetAnswer(held, team);
  if (before === null) return null;
  return before.contested === undefined ? 'signed' : 'contested';
}

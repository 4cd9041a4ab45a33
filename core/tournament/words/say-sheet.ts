import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import type { MatchSheetView, SheetSide } from '../views/match-sheets.ts';
import { sheetStanding, type SheetStanding } from '../views/sheet-standing.ts';

const SAID = inBoth(
  {
    signed: () => 'signed by both captains',
    half: (team: string) => `not signed by ${team}`,
    unsigned: () => 'not signed',
    contested: (team: string) => `sheet contested by ${team}`,
    changed: () => 'changed since signed',
  },
  {
    signed: () => 'signée par les deux capitaines',
    half: (team: string) => `pas signée par ${team}`,
    unsigned: () => 'pas signée',
    contested: (team: string) => `feuille contestée par ${team}`,
    changed: () => 'changée depuis la signature',
  },
);

/** How the sheet of a match stands in a few words, with the team it is about where it is one. */
export function saySheet(sheet: MatchSheetView, language: Language): string {
  const standing = sheetStanding(sheet);
  const teams = [sheet.first, sheet.second].filter((side) => isMeant(side, standing));
  return SAID[language][standing](teams.map(({ team }) => team.name).join(', '));
}

function isMeant({ answer }: SheetSide, standing: SheetStanding): boolean {
  if (standing === 'contested') return answer?.word === 'contested' && !answer.changed;
  return standing === 'half' && answer === null;
}

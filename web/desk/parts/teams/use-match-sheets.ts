import type { MatchSheetsView, MatchSheetView } from '@ronde/core/tournament/views/match-sheets.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { AUDIENCE_OF_ROLE } from '@ronde/server/api/roles.ts';
import { useView } from '../../event/use-view.ts';

type SheetAt = (round: number, table: number) => MatchSheetView | null;

/** What captains have said of the sheets, for those who run the event; nothing for helpers. */
export function useMatchSheets(): SheetAt {
  const me = useView<OverviewAnswer>('').data?.me;
  const reads = me !== undefined && AUDIENCE_OF_ROLE[me.role] === 'staff';
  const sheets = useView<MatchSheetsView>('match-sheets', reads).data?.sheets ?? [];
  return (round, table) =>
    sheets.find((sheet) => sheet.round === round && sheet.table === table) ?? null;
}

// One part for what only events of teams need: what these share is in no other.
export { ArrangeMatch } from '../../pages/calendar/matches/arrange-match.tsx';
export { MatchCalendar } from '../../pages/calendar/matches/match-calendar.tsx';
export { LineUpsPage } from '../../pages/line-ups/line-ups-page.tsx';
export { MatchSheetsPage } from '../../pages/match-sheets/match-sheets-page.tsx';
export { MolterPage } from '../../pages/molter/molter-page.tsx';
export { IrregularLineUp } from '../../pages/rounds/matches/irregular-line-up.tsx';
export { TeamFields } from '../../pages/settings/fields/team-fields.tsx';

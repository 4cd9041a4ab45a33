// One part for why a player or a team stands where it does, for what few standings show beside their table, and for what
// settles ties: what they share is in no other.
export { CategoryRankings } from '../../pages/standings/category-rankings.tsx';
export { ClubRanking } from '../../pages/standings/club-ranking.tsx';
export { OwnValues } from '../../pages/standings/own-values.tsx';
export { PlayOffs, RecordPlayOff } from '../../pages/standings/play-off.tsx';
export { BoardPrizesTable } from '../../pages/standings/teams/board-prizes.tsx';
export { TeamCrosstable } from '../../pages/crosstable/teams/team-crosstable.tsx';
export { TeamStandings } from '../../pages/standings/teams/team-standings.tsx';
export { TeamRankPanel } from '../team-rank/team-rank-panel.tsx';
export { RankPanel } from './rank-panel.tsx';

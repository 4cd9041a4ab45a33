// One part for why a player or a team stands where it does, and for what only team events show: what they share is in no other.
export { BoardPrizesTable } from '../../pages/standings/teams/board-prizes.tsx';
export { TeamCrosstable } from '../../pages/crosstable/teams/team-crosstable.tsx';
export { TeamStandings } from '../../pages/standings/teams/team-standings.tsx';
export { TeamRankPanel } from '../team-rank/team-rank-panel.tsx';
export { RankPanel } from './rank-panel.tsx';

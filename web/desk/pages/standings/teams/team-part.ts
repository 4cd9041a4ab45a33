/** Everything that only events of teams show: one part, so that it comes in one file. */
export { TeamCrosstable } from '../../crosstable/teams/team-crosstable.tsx';
export { TeamRankPanel } from '../../../panels/team-rank/team-rank-panel.tsx';
export { BoardPrizesTable } from './board-prizes.tsx';
export { TeamStandings } from './team-standings.tsx';

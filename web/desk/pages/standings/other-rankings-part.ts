/** Rankings beside the table, which few open: by category and of clubs. */
export { CategoryRankings } from './category-rankings.tsx';
export { ClubRanking } from './club-ranking.tsx';

/** What players and teams are entered with: one file, fetched when somebody enters them. */
export { AddPlayer } from '../../pages/players/add-player.tsx';
export { ImportEntries } from '../../pages/players/import-entries.tsx';
export { ImportTeams } from '../../pages/teams/import-teams.tsx';
export { NumbersByHand } from '../../pages/teams/numbers-by-hand.tsx';
export { TeamDialog } from '../../pages/teams/team-dialog.tsx';

/** Teams are letters, I left out (Livre de l'Arbitre 3.2). */
export const TEAM_LETTERS = 'ABCDEFGHJKLMN';

/** `A1` is the first player of team A. */
export const seatOf = (team: string, player: number): string => `${team}${player}`;
export const teamOf = (seat: string): string => seat.slice(0, 1);
export const playerOf = (seat: string): number => Number(seat.slice(1));

export const teamsOf = (teams: number): string[] => TEAM_LETTERS.slice(0, teams).split('');

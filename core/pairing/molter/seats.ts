/** Teams are letters, I left out (Livre de l'Arbitre 3.2). */
export const TEAM_LETTERS = 'ABCDEFGHJKLMN';

/** `A1` is the first player of team A. */
export const seatOf = (team: string, player: number): string => `${team}${player}`;
export const teamOf = (seat: string): string => seat.slice(0, 1);
export const playerOf = (seat: string): number => Number(seat.slice(1));

export const teamsOf = (teams: number): string[] => TEAM_LETTERS.slice(0, teams).split('');

/** Seats are counted from `A1`, team after team. */
export const numberOfSeat = (seat: string, players: number): number =>
  TEAM_LETTERS.indexOf(teamOf(seat)) * players + playerOf(seat);

/** The seat of a number. */
export const seatAt = (number: number, players: number): string =>
  seatOf(TEAM_LETTERS.charAt(Math.floor((number - 1) / players)), ((number - 1) % players) + 1);

/** Where everybody reads an event, below one of the addresses of the server. */
export const publicPage = (origin: string, tournament: string): string =>
  `${origin}/t/${encodeURIComponent(tournament)}/`;

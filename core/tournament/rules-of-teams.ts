import type { OrderOfPlayers, TeamRatingRule, TeamSettings } from './settings.ts';

/** What counts where the event has said nothing: the mean of those who sit at the boards. */
const USUAL_TEAM_RATING: TeamRatingRule = { of: 'firstBoards', as: 'mean' };

export const teamRatingRule = (settings: TeamSettings | null): TeamRatingRule =>
  settings?.rating ?? USUAL_TEAM_RATING;

/** Where the event has said nothing, a captain seats players as they like. */
const FREE_ORDER: OrderOfPlayers = { rule: 'free', tolerance: 0 };

export const orderOfPlayers = (settings: TeamSettings | null): OrderOfPlayers =>
  settings?.order ?? FREE_ORDER;

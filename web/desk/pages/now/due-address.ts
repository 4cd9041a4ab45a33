import type { DueAction } from '@ronde/core/tournament/views/due.ts';

/** The page, inside the event, where something due is seen to. */
export function dueAddress(action: Extract<DueAction, { kind: 'open' }>): string {
  switch (action.page) {
    case 'round': {
      if (action.round === undefined) return 'rounds';
      const round = `rounds/${action.round}`;
      return action.board === undefined ? round : `${round}?board=${action.board}`;
    }
    case 'lineUps':
      return `line-ups/${action.round ?? 1}`;
    case 'matchSheets':
      return `match-sheets/${action.round ?? 1}`;
    case 'checkIn':
      return 'check-in';
    case 'players':
      return action.filter === undefined ? 'players' : `players?missing=${action.filter}`;
    case 'incidents':
      return action.incident === undefined ? 'incidents' : `incidents?incident=${action.incident}`;
    case 'settings':
      return action.setting === undefined ? 'settings' : `settings#${action.setting}`;
    default:
      return action.page;
  }
}

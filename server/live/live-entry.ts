import { playerId, type PlayerId } from '@ronde/core/rules/identity.ts';
import { factOf } from '@ronde/core/tournament/deeds/fact-of.ts';
import { isForAllStaff } from '@ronde/core/tournament/deeds/readers.ts';
import type { TournamentEvent } from '@ronde/core/tournament/event.ts';
import type { Entry } from '@ronde/core/tournament/log.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { roundView } from '@ronde/core/tournament/views/round.ts';
import type { Principal } from '../access/principal.ts';
import type { LiveEntry, PublicFact } from '../api/live.ts';
import { AUDIENCE_OF_ROLE, type Audience } from '../api/roles.ts';
import { playersConcerned } from './players-concerned.ts';

/**
 * What an audience is told of an entry, a player also of what concerns the own board alone; null
 * when it is none of their business.
 */
export function liveEntry(
  state: Tournament,
  entry: Entry,
  audience: Audience,
  player: PlayerId | null = null,
): LiveEntry | null {
  const { position, at, by, events, accepted } = entry;
  if (audience === 'staff') {
    // What not all of them may read is asked for by those who may.
    const told = events.filter(isForAllStaff);
    return { position, at, by, events: told, ...(accepted === undefined ? {} : { accepted }) };
  }
  const facts = events.flatMap((event) => factsOf(state, event, audience));
  const once = facts.filter(
    (fact, index) => fact.type !== 'changed' || facts.findIndex(isChange) === index,
  );
  const concerned =
    player !== null && events.some((event) => playersConcerned(state, event).includes(player));
  const told = concerned ? [...once, OWN_BOARD] : once;
  return told.length === 0 ? null : { position, at, facts: told };
}

/** What the sender of a command is told of an entry it made or met: what the stream tells them. */
export function entryFor(principal: Principal, state: Tournament, entry: Entry): LiveEntry {
  const { position, at } = entry;
  const audience = AUDIENCE_OF_ROLE[principal.role];
  return (
    liveEntry(state, entry, audience, playerOf(principal)) ?? { position, at, facts: NOTHING_TOLD }
  );
}

/** The player whose phone it is. */
export const playerOf = ({ role, player }: Principal): PlayerId | null =>
  role === 'player' && player !== null ? playerId(player) : null;

const NOTHING_TOLD: readonly PublicFact[] = [];
const isChange = ({ type }: PublicFact): boolean => type === 'changed';
const CHANGED: PublicFact = { type: 'changed' };
const OWN_BOARD: PublicFact = { type: 'ownBoard' };

function factsOf(
  state: Tournament,
  event: TournamentEvent,
  audience: Exclude<Audience, 'staff'>,
): readonly PublicFact[] {
  const { publication } = state.settings;
  const helper = audience === 'helper';
  const heard = factOf(event).heard(event);
  switch (heard.as) {
    case 'nothing':
      return [];
    case 'change':
      return [CHANGED];
    case 'pairings':
      return publishedRound(state, heard.round, helper);
    case 'roundStarted':
    case 'roundClosed':
      return [{ type: heard.as, round: heard.round }];
    case 'result': {
      if (!helper && !publication.results) return [];
      const { round, board } = heard;
      const game = state.rounds[round - 1]?.games.find((held) => held.board === board);
      if (game === undefined) return [CHANGED];
      return [{ type: 'result', round, board, outcome: game.outcome }];
    }
    case 'mark':
      return helper ? [{ type: 'boardMarked', round: heard.round, board: heard.board }] : [];
    case 'checkIn':
      return helper ? [{ type: 'checkIn' }] : [];
  }
}

/** A round taken back since is no longer told: its page is asked for again. */
function publishedRound(state: Tournament, round: number, helper: boolean): readonly PublicFact[] {
  if (state.rounds[round - 1]?.published !== true) return [CHANGED];
  const pairings = roundView(state, round, helper ? 'staff' : 'public');
  return [{ type: 'roundPublished', round, pairings }];
}

import {
  suspensionOf,
  type Suspension,
  type PersonNamed,
  type SuspendedFunction,
} from '../administration/licences/suspensions.ts';
import type { IsoDate } from '../rules/identity.ts';
import { lastDayOf } from './dated-event.ts';
import type { TournamentEvent } from './event.ts';
import { warn } from './judgement.ts';
import type { Player } from './player.ts';
import { MODEL_REGULATIONS } from './regulations.ts';
import type { Tournament } from './state.ts';
import { dayOfRound } from './views/round-times.ts';
import type { Warning } from './warning-ladder.ts';

/**
 * What the register of suspensions says of people who are entered, checked in, paired or named (BAF
 * 101, lines 86-109). Helpers at the door are told to ask the arbiter, and nothing of the register.
 */
export function suspensionWarnings(
  state: Tournament,
  events: readonly TournamentEvent[],
): readonly Warning[] {
  if ((state.administration?.suspensions ?? []).length === 0) return [];
  return events.flatMap((event) => warningsOf(state, event));
}

function warningsOf(state: Tournament, event: TournamentEvent): readonly Warning[] {
  switch (event.type) {
    case 'playersEntered':
      return atTheDoor(state, event.players);
    case 'playersCheckedIn':
      return atTheDoor(state, playersOf(state, event.players));
    case 'roundDrafted': {
      const ids = event.games.flatMap(({ white, black }) => [white, black]);
      const day = dayOfRound(state, event.round);
      const barred = barredNames(state, playersOf(state, ids), 'player', day);
      return told('pairsSuspended', barred, { round: event.round });
    }
    case 'settingsChanged': {
      const { chiefArbiter, deputyArbiters } = event.changes;
      const named = [chiefArbiter ?? null, ...(deputyArbiters ?? [])];
      const people = named.flatMap((name) => (name === null ? [] : [{ name }]));
      return told('namesSuspendedArbiter', barredNames(state, people, 'arbiter'));
    }
    case 'teamEntered':
    case 'teamCorrected': {
      const { captain } = event.team;
      const people = captain === undefined ? [] : [{ name: captain }];
      return told('namesSuspendedCaptain', barredNames(state, people, 'captain'));
    }
    default:
      return [];
  }
}

const atTheDoor = (state: Tournament, people: readonly PersonNamed[]): readonly Warning[] =>
  told('askTheArbiterFirst', barredNames(state, people, 'player'));

const playersOf = (state: Tournament, ids: readonly Player['id'][]): readonly Player[] =>
  ids.flatMap((id) => state.players.get(id) ?? []);

/** Names of those the register bars, on a day or on some day of the event. */
function barredNames(
  state: Tournament,
  people: readonly PersonNamed[],
  asWhat: SuspendedFunction,
  day: IsoDate | null = null,
): readonly string[] {
  const register = state.administration?.suspensions ?? [];
  const span = { first: day ?? state.settings.firstDay, last: day ?? lastDayOf(state) };
  return people
    .filter((person) => suspensionOf(register, person, asWhat, span) !== null)
    .map(({ name }) => name);
}

/** The suspension that bars a player on some day of the event; null where none does. */
export function suspensionHere(
  state: Tournament,
  name: string,
  nationalId?: string,
): Suspension | null {
  const person = { name, ...(nationalId === undefined ? {} : { nationalId }) };
  const span = { first: state.settings.firstDay, last: lastDayOf(state) };
  return suspensionOf(state.administration?.suspensions ?? [], person, 'player', span);
}

/** Everybody of the event who is barred from what they do in it. */
export function suspendedHere(
  state: Tournament,
): readonly { readonly name: string; readonly as: SuspendedFunction }[] {
  const { chiefArbiter, deputyArbiters } = state.settings;
  const arbiters = [chiefArbiter, ...deputyArbiters].flatMap((name) =>
    name === null ? [] : [{ name }],
  );
  const captains = [...state.teams.values()].flatMap(({ captain }) =>
    captain === undefined ? [] : [{ name: captain }],
  );
  const playing = [...state.players.values()].filter(({ left }) => left === null);
  const of = (people: readonly PersonNamed[], as: SuspendedFunction) =>
    barredNames(state, people, as).map((name) => ({ name, as }));
  return [...of(playing, 'player'), ...of(captains, 'captain'), ...of(arbiters, 'arbiter')];
}

function told(
  code: 'askTheArbiterFirst' | 'pairsSuspended' | 'namesSuspendedArbiter' | 'namesSuspendedCaptain',
  names: readonly string[],
  params: Warning['params'] = {},
): readonly Warning[] {
  if (names.length === 0) return [];
  return [warn(code, MODEL_REGULATIONS.suspensions, { names: names.join(' · '), ...params })];
}

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
import type { Settings } from './settings.ts';
import type { Tournament } from './state.ts';
import { dayOfRound } from './views/round-times.ts';
import type { Warning } from './warning-ladder.ts';

/** What a command meets in the registers of suspensions. */
export interface SuspensionsMet {
  readonly warnings: readonly Warning[];
  /** Lines of the house's register that concern somebody of the event: its own log notes them. */
  readonly noted: readonly TournamentEvent[];
}

const NOTHING_MET: SuspensionsMet = { warnings: [], noted: [] };

/**
 * What the registers of suspensions, the event's own and the house's, say of people who are entered,
 * checked in, paired or named (BAF 101, lines 86-109). Helpers at the door are told to ask the arbiter,
 * and nothing of the register.
 */
export function suspensionsMet(
  state: Tournament,
  events: readonly TournamentEvent[],
  house: readonly Suspension[] = [],
): SuspensionsMet {
  const own = state.administration?.suspensions ?? [];
  if (own.length + house.length === 0) return NOTHING_MET;
  const register = [...own, ...house];
  const met = events
    .flatMap((event) => questionsOf(state, event))
    .map((question) => ({ question, lines: barredBy(state, register, question) }))
    .filter(({ lines }) => lines.length > 0);
  const fromHouse = met.flatMap(({ lines }) =>
    lines.map(({ line }) => line).filter((line) => !own.includes(line)),
  );
  // A line-up and the round it is of are told of once.
  const codes = [...new Set(met.map(({ question }) => question.code))];
  return {
    warnings: codes.map((code) => {
      const told = met.filter(({ question }) => question.code === code);
      const names = new Set(told.flatMap(({ lines }) => lines.map(({ name }) => name)));
      const params = { names: [...names].join(' · '), ...told[0]?.question.params };
      return warn(code, MODEL_REGULATIONS.suspensions, params);
    }),
    noted: [...new Set(fromHouse)].map((line) => ({ type: 'suspensionRegistered', ...line })),
  };
}

/** People who would do something, on a day or on some day of the event. */
interface Question {
  readonly code:
    | 'askTheArbiterFirst'
    | 'pairsSuspended'
    | 'namesSuspendedArbiter'
    | 'namesSuspendedCaptain'
    | 'namesSuspendedOfficial';
  readonly people: readonly PersonNamed[];
  readonly as: SuspendedFunction;
  readonly day: IsoDate | null;
  readonly params?: Warning['params'];
}

function questionsOf(state: Tournament, event: TournamentEvent): readonly Question[] {
  switch (event.type) {
    case 'playersEntered':
      return atTheDoor(event.players);
    case 'playersCheckedIn':
      return atTheDoor(playersOf(state, event.players));
    case 'playerReturned':
      return atTheDoor(playersOf(state, [event.player]));
    case 'roundDrafted':
    case 'roundRepublished': {
      const ids = event.games.flatMap(({ white, black }) => [white, black]);
      return paired(state, event.round, ids);
    }
    case 'lineUpSet':
      return paired(
        state,
        event.round,
        event.boards.filter((id) => id !== null),
      );
    case 'tournamentCreated':
      return namedInSettings(event.settings);
    case 'settingsChanged':
      return namedInSettings(event.changes);
    case 'teamEntered':
    case 'teamCorrected': {
      const people = named([event.team.captain ?? null]);
      return [{ code: 'namesSuspendedCaptain', people, as: 'captain', day: null }];
    }
    default:
      return [];
  }
}

function namedInSettings({
  chiefArbiter,
  deputyArbiters,
  organiser,
}: Partial<Pick<Settings, 'chiefArbiter' | 'deputyArbiters' | 'organiser'>>): readonly Question[] {
  const arbiters = named([chiefArbiter ?? null, ...(deputyArbiters ?? [])]);
  return [
    { code: 'namesSuspendedArbiter', people: arbiters, as: 'arbiter', day: null },
    {
      ...{ code: 'namesSuspendedOfficial', people: named([organiser ?? null]) },
      ...{ as: 'official', day: null },
    },
  ];
}

const named = (names: readonly (string | null)[]): readonly PersonNamed[] =>
  names.flatMap((name) => (name === null ? [] : [{ name }]));

const atTheDoor = (people: readonly PersonNamed[]): readonly Question[] => [
  { code: 'askTheArbiterFirst', people, as: 'player', day: null },
];

const paired = (
  state: Tournament,
  round: number,
  ids: readonly Player['id'][],
): readonly Question[] => [
  {
    ...{ code: 'pairsSuspended', people: playersOf(state, ids), as: 'player' },
    ...{ day: dayOfRound(state, round), params: { round } },
  },
];

const playersOf = (state: Tournament, ids: readonly Player['id'][]): readonly Player[] =>
  ids.flatMap((id) => state.players.get(id) ?? []);

/** Those the register bars, each with the line that does. */
function barredBy(
  state: Tournament,
  register: readonly Suspension[],
  { people, as, day }: Pick<Question, 'people' | 'as' | 'day'>,
): readonly { readonly name: string; readonly line: Suspension }[] {
  const span = { first: day ?? state.settings.firstDay, last: day ?? lastDayOf(state) };
  return people.flatMap((person) => {
    const line = suspensionOf(register, person, as, span);
    return line === null ? [] : [{ name: person.name, line }];
  });
}

/** The suspension that bars a player on some day of the event; null where none does. */
export function suspensionHere(
  state: Tournament,
  name: string,
  nationalId?: string,
): Suspension | null {
  const person = { name, ...(nationalId === undefined ? {} : { nationalId }) };
  const register = state.administration?.suspensions ?? [];
  const [found] = barredBy(state, register, { people: [person], as: 'player', day: null });
  return found?.line ?? null;
}

/** Everybody of the event whom a register bars from what they do in it. */
export function suspendedHere(
  state: Tournament,
  house: readonly Suspension[] = [],
): readonly { readonly name: string; readonly as: SuspendedFunction }[] {
  const { chiefArbiter, deputyArbiters, organiser } = state.settings;
  const register = [...(state.administration?.suspensions ?? []), ...house];
  const captains = [...state.teams.values()].map(({ captain }) => captain ?? null);
  const playing = [...state.players.values()].filter(({ left }) => left === null);
  const of = (people: readonly PersonNamed[], as: SuspendedFunction) =>
    barredBy(state, register, { people, as, day: null }).map(({ name }) => ({ name, as }));
  return [
    ...of(playing, 'player'),
    ...of(named(captains), 'captain'),
    ...of(named([chiefArbiter, ...deputyArbiters]), 'arbiter'),
    ...of(named([organiser]), 'official'),
  ];
}

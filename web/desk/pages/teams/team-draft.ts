import type { PlayerId, TeamId } from '@ronde/core/rules/identity.ts';
import type { CommandOf } from '@ronde/core/tournament/command.ts';
import type { PlayerDetails, Team } from '@ronde/core/tournament/player.ts';
import type { TeamLine } from '@ronde/core/tournament/views/teams.ts';

/** Somebody on the list of a team; with details who is not entered yet. */
export interface RosterPlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly rating: number;
  readonly details: PlayerDetails | null;
}

/** A team as a form holds it: everything is text until it is sent. */
export interface TeamDraft {
  readonly name: string;
  readonly nickname: string;
  readonly club: string;
  readonly federation: string;
  readonly division: string;
  readonly venue: string;
  readonly captain: string;
  readonly phone: string;
  readonly email: string;
  /** Given for the team; empty where its rating is worked out. */
  readonly strength: string;
  readonly roster: readonly RosterPlayer[];
}

export type TeamText = Exclude<keyof TeamDraft, 'roster'>;

export const EMPTY_TEAM: TeamDraft = {
  name: '',
  nickname: '',
  club: '',
  federation: '',
  division: '',
  venue: '',
  captain: '',
  phone: '',
  email: '',
  strength: '',
  roster: [],
};

export function draftOfTeam(line: TeamLine): TeamDraft {
  const { contact = {}, strength = null } = line.staff ?? {};
  return {
    name: line.name,
    nickname: line.nickname ?? '',
    club: line.club ?? '',
    federation: line.federation ?? '',
    division: line.division ?? '',
    venue: line.venue ?? '',
    captain: line.captain ?? '',
    phone: contact.phone ?? '',
    email: contact.email ?? '',
    strength: strength === null ? '' : String(strength),
    roster: line.players.map(({ id, name, rating }) => ({ id, name, rating, details: null })),
  };
}

export type TeamFault = 'nameMissing' | 'notAFederation' | 'notAnEmail' | 'notAStrength';

/** What keeps the draft from being sent. */
export function faultsOfTeam(draft: TeamDraft): Partial<Record<TeamText, TeamFault>> {
  const [federation, email] = [draft.federation.trim(), draft.email.trim()];
  return {
    ...(draft.name.trim() === '' ? { name: 'nameMissing' } : {}),
    ...(/^([a-z]{3})?$/i.test(federation) ? {} : { federation: 'notAFederation' }),
    ...(email === '' || /^\S+@\S+$/.test(email) ? {} : { email: 'notAnEmail' }),
    ...(/^\d{0,6}$/.test(draft.strength.trim()) ? {} : { strength: 'notAStrength' }),
  };
}

/** Enters or corrects the team, and enters whoever of it is new. Only for a draft without faults. */
export function teamCommand(draft: TeamDraft, id: TeamId): CommandOf<'importTeams'> {
  const text = <K extends string>(key: K, value: string): Partial<Record<K, string>> => {
    const filled = value.trim().replace(/\s+/g, ' ');
    return filled === '' ? {} : ({ [key]: filled } as Record<K, string>);
  };
  const contact = { ...text('phone', draft.phone), ...text('email', draft.email) };
  const strength = draft.strength.trim();
  const team: Team = {
    id,
    name: draft.name.trim().replace(/\s+/g, ' '),
    ...text('nickname', draft.nickname),
    ...text('club', draft.club),
    ...text('federation', draft.federation.toUpperCase()),
    ...text('division', draft.division),
    ...text('venue', draft.venue),
    ...text('captain', draft.captain),
    roster: draft.roster.map((player) => player.id),
    ...(strength === '' ? {} : { strength: Number(strength) }),
    ...(Object.keys(contact).length === 0 ? {} : { private: contact }),
  };
  const players = draft.roster.flatMap(({ details }) => (details === null ? [] : [details]));
  return { type: 'importTeams', players, teams: [team] };
}

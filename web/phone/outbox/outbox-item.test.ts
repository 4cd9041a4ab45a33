import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import type { TournamentEvent } from '@ronde/core/tournament/event.ts';
import { touchesOf } from '@ronde/core/tournament/touches.ts';
import type { PublicFact } from '@ronde/server/api/live.ts';
import { expect, it } from 'vitest';
import { resultSaid, steppedBy, thingsOf, type Other, type PhoneCommand } from './outbox-item.ts';

const other = (position: number, ...events: TournamentEvent[]): Other => ({
  position,
  at: '2026-03-07T14:00:00Z',
  by: 'localhost',
  events,
});
const undone: TournamentEvent = { type: 'undone', position: 5 };
const entered: TournamentEvent = {
  type: 'resultEntered',
  round: 1,
  board: 3,
  outcome: { kind: 'played', score: '0-1' },
};

const told = (position: number, ...facts: PublicFact[]): Other => ({
  position,
  at: '2026-03-07T14:00:00Z',
  facts,
});
const changed: PublicFact = { type: 'changed' };
const result: PublicFact = {
  type: 'result',
  round: 1,
  board: 3,
  outcome: { kind: 'played', score: '0-1' },
};

it.each<[string, readonly Other[], number | null]>([
  ['an undo', [other(6, undone)], 6],
  ['an undo and a redo', [other(6, undone), other(7, { type: 'redone', position: 6 })], 7],
  ['a result beside an undo', [other(6, undone), other(7, entered)], null],
  ['a result', [other(6, entered)], null],
  ['an undo as helpers are told of it', [told(6, changed)], 6],
  ['new pairings', [told(6, { type: 'roundPublished', round: 1, pairings: null })], 6],
  ['a result as helpers are told of it', [told(6, changed), told(7, result)], null],
  ['another claim of the same player', [told(6, { type: 'ownBoard' })], null],
])('against an entry stands %s', (_, others, position) => {
  expect(steppedBy({ state: { kind: 'conflict', others } })?.position ?? null).toBe(position);
});

it.each<[string, Other, string | null]>([
  ['in an entry', other(6, entered), '0-1'],
  ['in a fact', told(6, result), '0-1'],
  ['in a step', told(6, changed), null],
  ['taken away since', told(6, { ...result, outcome: { kind: 'notEntered' } }), null],
])('the result somebody else wrote: %s', (_, said, score) => {
  const outcome = resultSaid(said);
  expect(outcome?.kind === 'played' ? outcome.score : null).toBe(score);
});

const at = { round: 2, board: 7 };
const player = playerId('a');
const outcome = { kind: 'played', score: '1-0' } as const;
const said: { readonly [T in PhoneCommand['type']]: PhoneCommand & { readonly type: T } } = {
  enterResult: { type: 'enterResult', ...at, outcome },
  questionResult: { type: 'questionResult', ...at, outcome },
  claimResult: { type: 'claimResult', ...at, player, outcome },
  withdrawClaim: { type: 'withdrawClaim', ...at, player },
  checkIn: { type: 'checkIn', players: [player] },
  undoCheckIn: { type: 'undoCheckIn', players: [player] },
  openCheckIn: { type: 'openCheckIn', round: 2 },
  noteAbsentees: { type: 'noteAbsentees', round: 2, players: [player], chairs: [player] },
  signMatchSheet: { type: 'signMatchSheet', round: 2, team: teamId('t'), results: [] },
  contestMatchSheet: {
    ...{ type: 'contestMatchSheet', round: 2, team: teamId('t') },
    ...{ results: [], reason: 'board 2' },
  },
  enterIncident: { type: 'enterIncident', kind: 'illegal', ...at, player, text: 'two hands' },
  handInLineUp: { type: 'handInLineUp', round: 2, team: teamId('t'), boards: [player] },
};

it.each(Object.values(said))('$type is about what its deed touches', (command) => {
  expect(thingsOf(command)).toEqual(touchesOf(command));
});

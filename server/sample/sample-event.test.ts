import { perform } from '@ronde/core/tournament/decide.ts';
import { EVERYTHING_CONFIRMED } from '@ronde/core/tournament/testing/random-season.ts';
import { checkRound } from '@ronde/core/tournament/views/check-round.ts';
import { openLedger } from '@ronde/core/tournament/log.ts';
import { disputedBoards } from '@ronde/core/tournament/views/overview.ts';
import { prizesView } from '@ronde/core/tournament/views/prizes.ts';
import { describe, expect, it } from 'vitest';
import { LONG_NAME } from './sample-names.ts';
import { sampleEvent } from './sample-event.ts';

const WISH = { language: 'en', now: '2026-07-15T08:10:00.000Z' } as const;
const entries = sampleEvent(WISH);
const state = openLedger(entries).state;
if (state === null) throw new Error('no sample');
const round = state.rounds.at(-1);
if (round === undefined) throw new Error('no round');
const kinds = (number: number): string[] =>
  state.rounds[number - 1]?.games.map(({ outcome }) => outcome.kind) ?? [];

describe('the sample event', () => {
  it('is the same every time', () => {
    expect(sampleEvent(WISH)).toEqual(entries);
  });

  it.each([
    ['en', ['Desk 1', 'Desk 2']],
    ['fr', ['Poste 1', 'Poste 2']],
  ] as const)('is written by two desks, called as in %s', (language, desks) => {
    const made = sampleEvent({ ...WISH, language });
    const names = new Set([...state.players.values()].map(({ name }) => name));
    const writers = new Set(made.map(({ by }) => by).filter((by) => !names.has(by)));
    expect([...writers].sort()).toEqual(desks);
  });

  it.each(['00:05', '08:10', '23:55'])(
    'asked for at %s, nothing in it is still to happen',
    (time) => {
      const now = `2026-07-15T${time}:00.000Z`;
      const instants = sampleEvent({ ...WISH, now }).map(({ at }) => at);
      expect(instants).toEqual([...instants].sort());
      expect(instants.at(-1)?.localeCompare(now)).toBeLessThan(0);
    },
  );

  it('has 64 different players with long and accented names, of several clubs and countries', () => {
    const players = [...state.players.values()];
    expect(players).toHaveLength(64);
    expect(new Set(players.map(({ name }) => name)).size).toBe(64);
    expect(players.some(({ name }) => name === LONG_NAME.name)).toBe(true);
    expect(new Set(players.map(({ club }) => club)).size).toBeGreaterThan(4);
    expect(new Set(players.map(({ federation }) => federation)).size).toBeGreaterThan(4);
  });

  it('is in the middle of round 5', () => {
    expect(round.number).toBe(5);
    expect(round.started && !round.closed).toBe(true);
    const open = round.games.filter(({ outcome }) => outcome.kind === 'notEntered').length;
    expect(open).toBeGreaterThan(8);
    expect(open).toBeLessThan(round.games.length - 4);
    expect(state.settings.roundDates[4]).toBe('2026-07-15');
  });

  it('shows claims, one of them disputed', () => {
    expect(disputedBoards(round)).toHaveLength(1);
    const claimed = round.games.filter(({ claims }) => claims.white ?? claims.black);
    expect(claimed.length).toBeGreaterThan(1);
  });

  it('shows a forfeit, a double forfeit, an adjourned game, byes, a withdrawal and a late entry', () => {
    expect(kinds(2)).toContain('forfeit');
    expect(kinds(3)).toContain('doubleForfeit');
    expect(kinds(4)).toContain('adjourned');
    const byes = state.rounds.flatMap(({ unpaired }) => unpaired.map(({ outcome }) => outcome));
    expect(byes).toEqual(expect.arrayContaining(['halfPointBye', 'zeroPointBye']));
    expect(byes).toContain('pairingAllocatedBye');
    expect([...state.players.values()].some(({ left }) => left?.reason === 'withdrawn')).toBe(true);
    expect([...state.players.values()].some(({ fromRound }) => fromRound > 1)).toBe(true);
    expect(state.byes.get(6)?.size).toBe(2);
  });

  it('[C.04.2 3.1] has every round as the rules pair it, also after the adjourned game has ended', () => {
    const verdicts = (event: typeof state): string[] =>
      event.rounds.map(({ number }) => checkRound(event, number).verdict);
    const asPaired = state.rounds.map(() => 'same');
    expect(verdicts(state)).toEqual(asPaired);
    const game = state.rounds[3]?.games.find(({ outcome }) => outcome.kind === 'adjourned');
    const command = {
      type: 'enterResult',
      round: 4,
      board: game?.board ?? 0,
      outcome: { kind: 'played', score: '1-0' },
    } as const;
    const context = { at: WISH.now, by: 'chief', confirmations: EVERYTHING_CONFIRMED };
    const ended = perform(openLedger(entries), command, context);
    if (!ended.ok || ended.value.ledger.state === null) throw new Error('refused');
    expect(verdicts(ended.value.ledger.state)).toEqual(asPaired);
  });

  it('gives a prize from every list', () => {
    const view = prizesView(state);
    expect(view).not.toBeNull();
    expect(JSON.stringify(view)).toContain('Chess clock');
  });
});

import { describe, expect, it } from 'vitest';
import { points } from '../../rules/points.ts';
import { cents } from '../../standings/prizes/money.ts';
import type { PrizeScheme } from '../../standings/prizes/scheme.ts';
import { BLACK_WINS, WHITE_WINS, type PlayedEvent } from '../testing/played-event.ts';
import type { Tournament } from '../state.ts';
import { byNameView } from './by-name.ts';
import { checkInView } from './check-in.ts';
import { checkRound } from './check-round.ts';
import { clubRankingView } from './club-ranking.ts';
import { crosstableView } from './crosstable.ts';
import { hallView } from './hall.ts';
import { logPage } from './log.ts';
import { overviewView } from './overview.ts';
import { playerCards } from './player-card.ts';
import { playersView } from './players.ts';
import { prizesView } from './prizes.ts';
import { progressView } from './progress.ts';
import { roundView } from './round.ts';
import type { ScreenPage } from './screen.ts';
import { standingsView } from './standings.ts';
import { summaryOf } from './summary.ts';
import { engineEvent, playRound } from './testing/engine-event.ts';

const PAGES: readonly ScreenPage[] = [
  ...(['pairings', 'byName', 'results'] as const).map((view) => ({ view, round: null })),
  ...(['standings', 'crosstable', 'players', 'prizes'] as const).map((view) => ({ view })),
];

/** Three rounds played, claims that differ in the fourth, and a penalty for a reason. */
function event(): PlayedEvent {
  const played = engineEvent(22, 4, { tieBreaks: ['BH/C1', 'SB'], prizes: SCHEME });
  const { state } = played;
  const game = state.rounds[3]?.games[0];
  if (!game) throw new Error('no board');
  const place = { type: 'claimResult', round: 4, board: game.board } as const;
  played
    .does({ ...place, player: game.white, outcome: WHITE_WINS })
    .does({ ...place, player: game.black, outcome: BLACK_WINS })
    .does({
      type: 'adjustPoints',
      player: game.black,
      round: 3,
      points: points(-0.5),
      reason: 'a private reason',
    })
    .does({ type: 'changeSettings', changes: { publication: EVERYTHING } });
  return played;
}

const EVERYTHING = {
  players: true,
  pairings: true,
  results: true,
  standings: true,
  crosstable: true,
  prizes: true,
};

/** The category reads birth dates; what it shows must not. */
const SCHEME: PrizeScheme = {
  name: { en: 'Prizes', fr: 'Prix' },
  currency: 'EUR',
  unit: cents(1),
  cumulative: false,
  lists: [
    {
      id: 'young',
      name: { en: 'Young', fr: 'Jeunes' },
      rule: 'hort',
      criteria: { birthYear: { from: 1970 } },
      prizes: [{ amount: cents(10_000), thing: null }],
      minimum: cents(0),
      cumulative: false,
    },
  ],
};

/** Everything the public is given of an event, by name. */
function publicViews(state: Tournament): Record<string, unknown> {
  const rounds = state.rounds.map(({ number }) => number);
  const screen = {
    code: 'X',
    name: 'Hall',
    seconds: 10,
    scale: 1,
    theme: 'dark',
    language: 'both',
    banner: null,
  } as const;
  return {
    summary: summaryOf(state, 'public'),
    overview: overviewView(state, 'public'),
    players: playersView(state, 'public'),
    cards: [...state.players.keys()].map(playerCards(state, 'public')),
    rounds: rounds.map((round) => roundView(state, round, 'public')),
    byName: rounds.map((round) => byNameView(state, round, 'public')),
    standings: standingsView(state),
    crosstable: crosstableView(state),
    progress: progressView(state),
    prizes: prizesView(state),
    clubs: clubRankingView(state, { by: 'club' }),
    checkIn: checkInView(state),
    checks: rounds.map((round) => checkRound(state, round)),
    hall: hallView(state, { ...screen, pages: PAGES }),
  };
}

/** Values of everybody's private data, each of which can be nothing else. */
function secrets(state: Tournament): string[] {
  return [...state.players.values()].flatMap((player) =>
    Object.values(player.private ?? {}).map(String),
  );
}

describe('privacy', () => {
  const played = event();
  const { state } = played;
  const known = secrets(state);

  it('has something to keep', () => {
    expect(known).toHaveLength(22 * 6);
    const staff = JSON.stringify(playersView(state, 'staff'));
    for (const secret of known) expect(staff).toContain(secret);
  });

  it.each(Object.entries(publicViews(state)))('keeps what is private out of %s', (_, view) => {
    const text = JSON.stringify(view);
    expect(text.length).toBeGreaterThan(20);
    for (const secret of known) expect(text).not.toContain(secret);
    for (const key of ['birth', 'phone', 'email', 'comment', 'fee']) {
      expect(text.toLowerCase()).not.toContain(`"${key}`);
    }
    expect(text).not.toContain('a private reason');
  });

  it('keeps claims from the public', () => {
    const shown = roundView(state, 4, 'public');
    expect(shown?.boards.every(({ staff }) => staff === null)).toBe(true);
    expect(shown?.counts.disputed).toBe(0);
    expect(JSON.stringify(roundView(state, 4, 'staff'))).toContain('disputed');
  });

  it('keeps what is private out of the history', () => {
    const text = JSON.stringify(logPage(played.ledger, { language: 'en', limit: 1000 }));
    for (const secret of known) expect(text).not.toContain(secret);
  });
});

describe('a draft', () => {
  /** The same event with and without a draft of the next round. */
  const before = engineEvent(22, 3);
  playRound(before, 3);
  const state = before.state;
  before.does({ type: 'pairRound', round: 4 });
  const drafted = before.state;

  it('changes nothing the public sees', () => {
    expect(drafted.rounds).toHaveLength(4);
    const shown = (of: Tournament): unknown => ({
      summary: summaryOf(of, 'public'),
      overview: overviewView(of, 'public'),
      players: playersView(of, 'public'),
      cards: [...of.players.keys()].map(playerCards(of, 'public')),
      standings: standingsView(of),
      crosstable: crosstableView(of),
      progress: progressView(of),
      clubs: clubRankingView(of, { by: 'club' }),
    });
    expect(shown(drafted)).toEqual(shown(state));
    expect(roundView(drafted, 4, 'public')).toBeNull();
    expect(byNameView(drafted, 4, 'public')).toBeNull();
    expect(roundView(drafted, 4, 'staff')?.boards).toHaveLength(11);
  });
});

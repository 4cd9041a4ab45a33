import { randomScore } from '@ronde/core/pairing/generate/game-result.ts';
import { expectedHundredths } from '@ronde/core/pairing/generate/expectancy.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { playerId, type PlayerId } from '@ronde/core/rules/identity.ts';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import { randomFrom, type Random } from '@ronde/core/rules/random.ts';
import type { Command } from '@ronde/core/tournament/command.ts';
import { perform } from '@ronde/core/tournament/decide.ts';
import { EMPTY_LEDGER, type Entry, type Ledger } from '@ronde/core/tournament/log.ts';
import type { Game } from '@ronde/core/tournament/round.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import type { Confirmations } from '@ronde/core/tournament/warning-ladder.ts';
import { samplePlayers } from './sample-players.ts';
import {
  dayAfter,
  SAMPLE_ROUNDS,
  sampleDay,
  sampleSettings,
  sampleTime,
} from './sample-settings.ts';

export interface SampleWish {
  readonly language: Language;
  /** ISO instant: round 5 is played on this day, and nothing happens later. */
  readonly now: string;
}

const SEED = 64;
const CURRENT_ROUND = 5;
/** Who writes, in the language the sample was made in: two desks at work. */
const DESKS: Readonly<Record<Language, readonly [first: string, second: string]>> = {
  en: ['Desk 1', 'Desk 2'],
  fr: ['Poste 1', 'Poste 2'],
};
const DRAW_PERCENTAGE = 34;
/** Round 5 began at least so long ago, in milliseconds. */
const UNDER_WAY = 45 * 60_000;

/** Who does what in the sample, by the place in the list of players. */
const WHO = {
  lateEntry: playerId('s40'),
  withdraws: playerId('s23'),
  notSeen: playerId('s58'),
  relatives: [playerId('s31'), playerId('s32')],
  groundFloor: playerId('s47'),
  halfPointByes: [
    [2, playerId('s12')],
    [4, playerId('s12')],
    [3, playerId('s35')],
    [5, playerId('s19')],
    [6, playerId('s08')],
    [6, playerId('s52')],
  ],
  zeroPointBye: [4, playerId('s61')],
} as const;

const RESTORE_POINT: Readonly<Record<Language, string>> = {
  en: 'Before the late entry is paired',
  fr: 'Avant d’apparier le retardataire',
};

/** The entries of an event of 64 invented players in the middle of round 5: the same every time. */
export function sampleEvent({ language, now }: SampleWish): readonly Entry[] {
  const firstDay = dayAfter(now.slice(0, 10), -2);
  const random = randomFrom(SEED);
  const players = samplePlayers(random, firstDay);
  const log = new SampleLog(`${dayAfter(firstDay, -1)}T17:00:00.000Z`, DESKS[language]);
  // A demonstration of invented people: its visitors' pages are part of it.
  const settings = sampleSettings(firstDay, language);
  log.does({ type: 'createTournament', settings, published: true });
  log.does({
    type: 'enterPlayers',
    players: players.filter(({ id }) => id !== WHO.lateEntry),
  });
  log.does({
    type: 'prohibitPairs',
    players: [...WHO.relatives],
    fromRound: 1,
    toRound: SAMPLE_ROUNDS,
  });
  log.does({ type: 'fixBoard', player: WHO.groundFloor, board: 12 });
  for (const [round, player] of WHO.halfPointByes) {
    log.does({ type: 'grantBye', player, round, bye: 'halfPointBye' });
  }
  const [round, absent] = WHO.zeroPointBye;
  log.does({ type: 'announceAbsences', players: [absent], round });
  log.does({ type: 'assignNumbers', reason: 'initialOrder' });

  for (let number = 1; number < CURRENT_ROUND; number += 1) {
    pairAndStart(log, number, scheduled(firstDay, number));
    playRound(log, number, random);
    if (number === 1) {
      const late = players.find(({ id }) => id === WHO.lateEntry);
      if (late) log.does({ type: 'enterPlayers', players: [{ ...late, fromRound: 2 }] });
      log.does({ type: 'markRestorePoint', name: RESTORE_POINT[language] });
    }
    if (number === 3) log.does({ type: 'withdraw', player: WHO.withdraws });
  }
  const latest = new Date(Date.parse(now) - UNDER_WAY).toISOString();
  const foreseen = scheduled(firstDay, CURRENT_ROUND);
  pairAndStart(log, CURRENT_ROUND, foreseen < latest ? foreseen : latest);
  playHalf(log, random);
  return log.ledger.entries;
}

/** Commands in, entries out, a little later each time; a sample that the rules refuse is a fault of ours. */
class SampleLog {
  ledger: Ledger = EMPTY_LEDGER;
  private now: number;
  private readonly desks: readonly [first: string, second: string];

  constructor(begins: string, desks: readonly [first: string, second: string]) {
    this.now = Date.parse(begins);
    this.desks = desks;
  }

  /** Two desks share the boards. */
  deskOf(board: number): string {
    return this.desks[board % 2 === 0 ? 0 : 1];
  }

  get secondDesk(): string {
    return this.desks[1];
  }

  get state(): Tournament {
    if (this.ledger.state === null) throw new Error('the sample is not created');
    return this.ledger.state;
  }

  goTo(instant: string): void {
    this.now = Math.max(this.now, Date.parse(instant));
  }

  /** Time passes, and nobody writes. */
  waits(minutes: number): void {
    this.now += minutes * 60_000;
  }

  does(command: Command, by = this.desks[0], confirmations: Confirmations = {}): void {
    this.now += 20_000;
    const at = new Date(this.now).toISOString();
    const done = perform(this.ledger, command, { at, by, confirmations });
    if (done.ok) {
      this.ledger = done.value.ledger;
      return;
    }
    const objection = done.error;
    if (objection.kind === 'refused') {
      throw new Error(`${command.type}: ${objection.refusal.code}`);
    }
    const given = objection.warnings.map(({ code }) => [code, 'confirmedTwice'] as const);
    this.does(command, by, { ...confirmations, ...Object.fromEntries(given) });
  }
}

const scheduled = (firstDay: string, round: number): string =>
  `${sampleDay(firstDay, round)}T${sampleTime(round)}:00.000Z`;

function pairAndStart(log: SampleLog, round: number, at: string): void {
  log.goTo(at);
  if (round === 1) checkEverybodyIn(log);
  log.does({ type: 'pairRound', round });
  log.does({ type: 'publishRound', round });
  log.does({ type: 'startRound', round });
}

function checkEverybodyIn(log: SampleLog): void {
  log.does({ type: 'openCheckIn', round: 1 });
  const seen = [...log.state.players.keys()].filter((id) => id !== WHO.notSeen);
  log.does({ type: 'checkIn', players: seen });
  log.does({ type: 'closeCheckIn', round: 1 });
}

const gamesOf = (log: SampleLog, round: number): readonly Game[] =>
  log.state.rounds[round - 1]?.games ?? [];

function playRound(log: SampleLog, round: number, random: Random): void {
  for (const game of gamesOf(log, round)) {
    const { board } = game;
    const outcome = incidentOf(round, board) ?? scoreOf(log, game, random);
    // Results come over two hours and more; the rounds differ.
    log.waits((board * 7 + round * 5) % (6 + (round % 3)));
    log.does({ type: 'enterResult', round, board, outcome }, log.deskOf(board));
  }
  if (round === 2) {
    // Typed the wrong way round, seen on the sheet, put right before the next pairing.
    const [first] = gamesOf(log, round);
    if (first) correct(log, round, first);
  }
  for (const { board, outcome } of gamesOf(log, round).slice(0, 8)) {
    log.does({ type: 'verifyResult', round, board, outcome });
  }
  log.does({ type: 'closeRound', round });
}

function correct(log: SampleLog, round: number, { board, outcome }: Game): void {
  const wrong: GameOutcome =
    outcome.kind === 'played' && outcome.score === '½-½'
      ? { kind: 'played', score: '1-0' }
      : { kind: 'played', score: '½-½' };
  log.does({ type: 'enterResult', round, board, outcome: wrong }, log.secondDesk);
  log.does({ type: 'enterResult', round, board, outcome });
}

/** Forfeits, a double forfeit, and a game of round 4 that is finished another day. */
function incidentOf(round: number, board: number): GameOutcome | null {
  if (round === 2 && board === 20) return { kind: 'forfeit', winner: 'black' };
  if (round === 3 && board === 27) return { kind: 'doubleForfeit' };
  if (round === 4 && board === 9) return { kind: 'adjourned' };
  return null;
}

const SCORES = { win: '1-0', draw: '½-½', loss: '0-1' } as const;

function scoreOf(log: SampleLog, { white, black }: Game, random: Random): GameOutcome {
  const expected = expectedHundredths(strength(log, white), strength(log, black));
  const [own] = randomScore(random, expected, DRAW_PERCENTAGE);
  return { kind: 'played', score: own === 'win' || own === 'draw' ? SCORES[own] : '0-1' };
}

function strength(log: SampleLog, player: PlayerId): number {
  const { fide, national, estimate } = log.state.players.get(player)?.ratings ?? {};
  return fide ?? national ?? estimate ?? 0;
}

/** Round 5 as one finds it: some boards done, one claimed, one disputed, one agreed by both. */
function playHalf(log: SampleLog, random: Random): void {
  const round = CURRENT_ROUND;
  const games = gamesOf(log, round);
  for (const game of games) {
    const { board, white, black } = game;
    const outcome = scoreOf(log, game, random);
    const claim = (player: PlayerId, said: GameOutcome): void => {
      log.does({ type: 'claimResult', round, board, player, outcome: said }, nameOf(log, player));
    };
    if (board === 14) {
      claim(white, { kind: 'played', score: '1-0' });
      claim(black, { kind: 'played', score: '½-½' });
    } else if (board === 17) {
      claim(white, { kind: 'played', score: '0-1' });
    } else if (board === 21) {
      claim(white, outcome);
      claim(black, outcome);
    } else if (board > 8 && random.chance(0.6)) {
      log.does({ type: 'enterResult', round, board, outcome }, log.deskOf(board));
    }
  }
}

const nameOf = (log: SampleLog, player: PlayerId): string =>
  log.state.players.get(player)?.name ?? player;

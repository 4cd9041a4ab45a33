import { describe, expect, inject, it } from 'vitest';
import { editionIn } from '../rules/editions/registry.ts';
import type { HandlingChapters } from '../rules/editions/handling.ts';
import type { SystemName } from '../pairing/systems.ts';
import { playerId, teamId } from '../rules/identity.ts';
import { randomFrom, type Random } from '../rules/random.ts';
import { MATCH_POINTS_2_1_0 } from '../rules/scoring.ts';
import type { Command, CommandType } from './command.ts';
import { decide, perform } from './decide.ts';
import type { Ledger } from './log.ts';
import { HOUSE_RULES } from './refusal.ts';
import { roundStage } from './round.ts';
import { everyCommand } from './testing/every-command.ts';
import { EVERYTHING_CONFIRMED, randomCommand, randomOutcome } from './testing/random-season.ts';
import { letter, PlayedEvent } from './testing/played-event.ts';
import { checkRound } from './views/check-round.ts';
import type { NewSettings } from './settings.ts';

/** A quarter at least: fewer do not meet every article. */
const shareOfCases = Math.max(0.25, inject('sizes').shareOfCases);

const AT = '2026-03-07T10:00:00Z';

interface Cited {
  readonly edition: string;
  readonly command: CommandType;
  readonly article: string;
}

/** What is said against a command before anybody confirmed anything. */
function citedBy(ledger: Ledger, command: Command): Cited[] {
  const edition = ledger.state?.pins.swiss ?? '';
  const decision = decide(ledger, command, { at: AT, by: 'chief' });
  if (decision.ok) return [];
  const articles =
    decision.error.kind === 'refused'
      ? [decision.error.refusal.article]
      : decision.error.warnings.map(({ article }) => article);
  return articles.map((article) => ({ edition, command: command.type, article }));
}

/** The next thing an arbiter does who wants the event played. */
function nextStep(ledger: Ledger, choices: Random): Command {
  const { state } = ledger;
  const last = state?.rounds.at(-1);
  if (!state || state.numbers.length === 0)
    return { type: 'assignNumbers', reason: 'initialOrder' };
  if (!last) return { type: 'pairRound', round: 1 };
  switch (roundStage(last)) {
    case 'draft':
      return { type: 'publishRound', round: last.number };
    case 'published':
    case 'playing': {
      const open = last.games.find(({ outcome }) => outcome.kind === 'notEntered');
      const board = open?.board ?? 1;
      return { type: 'enterResult', round: last.number, board, outcome: randomOutcome(choices) };
    }
    case 'complete':
      return { type: 'closeRound', round: last.number };
    case 'closed':
      return { type: 'pairRound', round: last.number + 1 };
  }
}

/**
 * Half of them under each edition; in FIDE mode or not, with half-point byes or without: four are one
 * of each.
 */
const SEASONS = 4 * Math.ceil(2 * shareOfCases);

/** Everything cited in seasons of one kind of event, every command asked at every step or at a share of them. */
function citedInSeasons(settings: Partial<NewSettings>, players: number): Cited[] {
  const cited: Cited[] = [];
  for (let season = 1; season <= SEASONS; season += 1) {
    const choices = randomFrom(season * 977 + players);
    const firstDay = season % 2 === 0 ? '2024-03-07' : '2026-03-07';
    const halfPointByes = season % 4 < 2 ? 0 : 1;
    const usual = { firstDay, rounds: 5, initialColour: 'white', halfPointByes } as const;
    let { ledger } = new PlayedEvent({ ...usual, ...settings });
    const does = (command: Command): void => {
      const confirmations = EVERYTHING_CONFIRMED;
      const outcome = perform(ledger, command, { at: AT, by: 'chief', confirmations });
      if (outcome.ok) ({ ledger } = outcome.value);
    };
    does({
      type: 'enterPlayers',
      players: Array.from({ length: players }, (_, index) => letter(index)),
    });
    if (season % 4 < 2) does({ type: 'leaveFideMode', reason: 'house rules' });
    for (let step = 0; step < 80; step += 1) {
      if (ledger.state === null) break;
      if (choices.chance(shareOfCases)) {
        for (const command of Object.values(everyCommand(ledger.state, choices))) {
          cited.push(...citedBy(ledger, command));
        }
      }
      does(choices.below(4) === 0 ? randomCommand(ledger, choices) : nextStep(ledger, choices));
    }
    for (const round of ledger.state?.rounds ?? []) {
      if (ledger.state === null) break;
      const { article, breaches } = checkRound(ledger.state, round.number);
      const edition = ledger.state.pins.swiss;
      const said = [...(article === null ? [] : [article]), ...breaches.map((one) => one.article)];
      cited.push(
        ...said.map((each) => ({ edition, command: 'draftRound' as const, article: each })),
      );
    }
  }
  return cited;
}

const chapter = (edition: string, name: keyof HandlingChapters) => {
  const properties = editionIn('swiss', edition)?.properties.handling[name];
  if (!properties) throw new RangeError(edition);
  return properties;
};

const inBoth = ['swiss-2017', 'swiss-2026'];

/** Single of an even and of an odd number, double, double with its last rounds exchanged. */
const ROBINS: readonly (readonly [SystemName, number, number])[] = [
  ['berger', 6, 5],
  ['berger', 5, 5],
  ['berger', 4, 6],
  ['berger-reversed', 4, 6],
];

describe('a round robin', () => {
  it('[C.05] single or double, is handled by the competition rules, never by C.04', () => {
    const cited = ROBINS.flatMap(([system, players, rounds]) =>
      citedInSeasons({ system, rounds }, players),
    );
    expect(cited.filter(({ article }) => article.startsWith('C.04'))).toEqual([]);
    // The seasons are worth something only if they met the whole chapter.
    for (const edition of inBoth) {
      const met = new Set(
        cited.filter((each) => each.edition === edition).map(({ article }) => article),
      );
      const { articles } = chapter(edition, 'roundRobin');
      expect(Object.values(articles).filter((article) => !met.has(article))).toEqual([]);
      expect(met).toContain(HOUSE_RULES.silentChapter);
    }
  });

  it('[C.05] of teams: likewise', () => {
    const event = new PlayedEvent({ kind: 'team', team: TEAMS, system: 'berger', rounds: 3 }, 4);
    for (const [index, name] of ['north', 'south'].entries()) {
      const roster = ['a', 'b', 'c', 'd'].slice(index * 2, index * 2 + 2).map(playerId);
      event.does({ type: 'enterTeam', team: { id: teamId(name), name, roster } });
    }
    const cited: Cited[] = [];
    const ask = (): void => {
      for (let seed = 1; seed <= 40 * shareOfCases; seed += 1) {
        const commands = everyCommand(event.state, randomFrom(seed));
        for (const command of Object.values(commands))
          cited.push(...citedBy(event.ledger, command));
      }
    };
    ask();
    const match = { first: teamId('north'), second: teamId('south') };
    for (const round of [1, 2, 3]) {
      event.does({ type: 'draftTeamRound', round, matches: [match], bye: null, origin: 'manual' });
      ask();
      event.does({ type: 'publishRound', round });
      ask();
      event.scores(round, '1=').does({ type: 'closeRound', round });
      ask();
    }
    expect(cited.filter(({ article }) => article.startsWith('C.04'))).toEqual([]);
    const met = new Set(cited.map(({ article }) => article));
    for (const article of ['C.05 5.1', 'C.05 6.1', 'C.05 6.6']) expect(met).toContain(article);
  });

  it.each([
    ['swiss-2017', '2024-03-07', 'C.05 VI.6', 'C.05 V.1'],
    ['swiss-2026', '2026-03-07', 'C.05 6.6', 'C.05 5.1'],
  ])('[C.05] %s: cites the articles as its book numbers them', (_, firstDay, leaving, table) => {
    const event = new PlayedEvent({ firstDay, system: 'berger', rounds: 3 }, 4);
    event.does({ type: 'withdraw', player: playerId('b') });
    expect(event.verdict({ type: 'withdraw', player: playerId('b') })).toEqual([
      `refused alreadyLeft ${leaving}`,
    ]);
    expect(event.verdict({ type: 'changeSettings', changes: { rounds: 3 } })).toEqual([]);
    event.does({ type: 'pairRound', round: 1 });
    expect(event.verdict({ type: 'draftRound', round: 1, ...selfPair, origin: 'manual' })).toEqual([
      `refused playerAgainstSelf ${table}`,
    ]);
  });
});

const TEAMS: NonNullable<NewSettings['team']> = {
  boards: 2,
  boardColours: 'WB',
  matchScoring: MATCH_POINTS_2_1_0,
  primaryScore: 'matchPoints',
};

const selfPair = { pairs: [{ white: playerId('a'), black: playerId('a') }], bye: null };

describe('a Swiss', () => {
  it('[C.04.2] cites C.05 only for what C.04 leaves to it', () => {
    const cited = citedInSeasons({ system: 'dutch' }, 7);
    for (const edition of inBoth) {
      const { articles, republishReasons } = chapter(edition, 'swiss');
      const { absence, halfPointBye } = articles;
      const foreign = cited.filter(
        (each) => each.edition === edition && each.article.startsWith('C.05'),
      );
      const allowed = [absence, halfPointBye, republishReasons.beforeFirstRound];
      expect(foreign.filter(({ article }) => !allowed.includes(article))).toEqual([]);
      expect(new Set(foreign.map(({ article }) => article))).toContain(halfPointBye);
    }
    expect(cited.filter(({ article }) => article === HOUSE_RULES.silentChapter)).toEqual([]);
  });
});

describe('another competition', () => {
  it.each<SystemName>(['schiller'])(
    '[C.05] %s: has what is said of every competition, and the house for the rest',
    (system) => {
      const event = new PlayedEvent({ system, rounds: 3 }, 4);
      const late = { type: 'enterPlayers', players: [letter(9, 1)] } as const;
      event.pairs(1, 'a-b c-d');
      expect(event.verdict(late)).toEqual(['refused playerNotAvailable C.05 6.4']);
      expect(event.verdict({ type: 'returnPlayer', player: playerId('a') })).toEqual([
        'refused notLeft Ronde 14',
      ]);
      event.scores(1, '11');
      expect(event.verdict({ type: 'draftRound', round: 2, ...again, origin: 'manual' })).toEqual([
        '3 manualPairing C.05 6.1',
        '3 rematch Ronde 14',
        '3 rematch Ronde 14',
      ]);
    },
  );
});

const again = {
  pairs: [
    { white: playerId('b'), black: playerId('a') },
    { white: playerId('d'), black: playerId('c') },
  ],
  bye: null,
};

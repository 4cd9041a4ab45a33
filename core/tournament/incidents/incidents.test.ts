import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import { points, pointsFromTenths } from '../../rules/points.ts';
import { NO_REGULATIONS } from '../regulations.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { incidentsView, penaltiesOf } from '../views/incidents.ts';
import { logPage } from '../views/log.ts';
import { penaltiesAcross } from '../views/penalties-across.ts';
import { readableBy } from '../deeds/readers.ts';
import type { GivenPenalty } from './incident.ts';
import { illegalMoves } from './incidents-of.ts';

const a = playerId('a');
const begun = (settings = {}): PlayedEvent =>
  new PlayedEvent({ rounds: 5, initialColour: 'white', ...settings }, 4).pairs(1, 'a-c b-d');
const illegal = { type: 'enterIncident', kind: 'illegal', round: 1, board: 1, player: a } as const;
const decision = { type: 'decideIncident', number: 1, article: 'E.01 7.5.5' } as const;

describe('incidents', () => {
  it('are entered, decided, and stand in the log and on the register', () => {
    const event = begun()
      .does({ ...illegal, text: ' The king was taken ' })
      .does({
        ...decision,
        text: 'Two minutes for the opponent',
        penalties: [{ kind: 'timeToOpponent', seconds: 120 }],
      });
    const [decided, entered] = logPage(event.ledger, { language: 'en' }).lines;
    expect(entered?.words).toMatch(/^Incident 1, R1\/1, .*Illegal move: The king was taken$/);
    expect(decided?.words).toBe(
      'Decision on incident 1: Two minutes for the opponent; more time for the opponent (E.01 7.5.5)',
    );
    expect(penaltiesOf(event.state, a)).toMatchObject([
      { kind: 'timeToOpponent', seconds: 120, count: 1, round: 1, article: 'E.01 12.9.2' },
    ]);
  });

  it('[E.01 7.5.5] count the illegal moves of a player in one game, all kinds together', () => {
    const event = begun()
      .does({ ...illegal, text: 'two hands' })
      .does({ ...illegal, text: 'king left in check' });
    const counted = (): unknown =>
      illegalMoves(event.state).map(({ at, ...game }) => [game, at.length]);
    const game = { round: 1, board: 1, player: a };
    expect(counted()).toEqual([[game, 2]]);
    event.does({ type: 'takeBackIncident', number: 2, reason: 'clock not pressed' });
    expect(counted()).toEqual([[game, 1]]);
    expect(incidentsView(event.state).incidents[0]?.takenBack?.reason).toBe('clock not pressed');
  });

  it('are entered with their decision in one step, and undone in one', () => {
    const decided = { article: ' E.01 7.5.5 ', text: ' Two minutes ', penalties: [] };
    const event = begun().does({ ...illegal, text: 'two hands', decision: decided });
    expect(incidentsView(event.state).incidents).toMatchObject([
      { number: 1, text: 'two hands', decision: { article: 'E.01 7.5.5', text: 'Two minutes' } },
    ]);
    event.does({ type: 'undo' });
    expect(incidentsView(event.state).incidents).toEqual([]);
    const fine = { ...decided, penalties: [{ kind: 'fine', amount: 500 }] as const };
    expect(event.verdict({ ...illegal, text: 'again', decision: fine })).toEqual([
      'refused fineNotAnnounced E.01 12.9.7',
    ]);
  });

  it('are changed: another board and player, and the decision stays where it fits', () => {
    const change = { type: 'changeIncident', number: 1, kind: 'illegal', text: 'queen' } as const;
    const event = begun()
      .does({ ...illegal, text: 'king' })
      .does({ ...decision, text: 'lost', penalties: [{ kind: 'loss' }] })
      .does({ ...change, round: 1, board: 2, player: playerId('d') });
    expect(incidentsView(event.state).incidents).toMatchObject([
      { number: 1, board: 2, player: 'd', text: 'queen', by: 'chief', decision: { text: 'lost' } },
    ]);
    const [line] = logPage(event.ledger, { language: 'en' }).lines;
    expect(line?.words).toMatch(/^Incident 1 changed, R1\/2, .*Illegal move: queen$/);
    expect(event.verdict({ ...change, player: a })).toEqual([
      'refused penaltyIncomplete E.01 12.9.6',
    ]);
    expect(event.verdict({ ...change, round: 1, board: 1, player: playerId('d') })).toEqual([
      'refused notAtThisBoard Ronde 9',
    ]);
    expect(event.verdict({ ...change, number: 2 })).toEqual(['refused unknownIncident Ronde 1']);
  });

  it('are read by the arbiters alone', () => {
    const event = begun().does({ ...illegal, text: 'a word among arbiters' });
    const asked = { language: 'en', mayRead: readableBy('organiser') } as const;
    expect(JSON.stringify(logPage(event.ledger, asked))).not.toContain('a word among');
  });

  it.each([
    [{ kind: 'fine', amount: 5000 }, 'refused fineNotAnnounced E.01 12.9.7'],
    [{ kind: 'pointsToOpponent', points: points(1.5) }, 'refused pointsNotOfGame E.01 10.2'],
    [
      { kind: 'pointsFromPlayer', points: pointsFromTenths(3) },
      'refused pointsNotOfGame E.01 10.2',
    ],
    [{ kind: 'timeFromPlayer' }, 'refused penaltyIncomplete E.01 12.9.3'],
    [{ kind: 'exclusion' }, 'refused penaltyIncomplete E.01 12.9.8'],
    [{ kind: 'exclusion', rounds: [6] }, 'refused unknownRound E.01 12.9.8'],
    [{ kind: 'warning' }, null],
    [{ kind: 'pointsToOpponent', points: points(0.5) }, null],
    [{ kind: 'loss' }, null],
    [{ kind: 'exclusion', rounds: [2, 3] }, null],
  ] as const satisfies readonly (readonly [GivenPenalty, string | null])[])(
    '[E.01 10.2, 12.9] a penalty %j: %s',
    (penalty, refused) => {
      const event = begun().does({ ...illegal, text: 'again' });
      const verdict = event.verdict({ ...decision, text: 'decided', penalties: [penalty] });
      expect(verdict).toEqual(refused === null ? [] : [refused]);
    },
  );

  it('[E.01 12.9.7] allow a fine that was announced, and no more', () => {
    const regulations = { ...NO_REGULATIONS, fineUpTo: 5000 };
    const event = begun({ regulations }).does({ ...illegal, text: 'again' });
    const fine = (amount: number) =>
      event.verdict({ ...decision, text: 'fined', penalties: [{ kind: 'fine', amount }] });
    expect(fine(5000)).toEqual([]);
    expect(fine(5001)).toEqual(['refused fineNotAnnounced E.01 12.9.7']);
  });

  it.each([
    ['laws-2001', { kind: 'fine', amount: 100 }, 'refused penaltyNotInLaws E.01 13.4'],
    ['laws-2014', { kind: 'exclusion', rounds: [2] }, 'refused penaltyNotInLaws E.01 12.9'],
    ['laws-2018', { kind: 'exclusion', rounds: [2] }, null],
  ] as const)('are those of the pinned Laws: %s', (edition, penalty, refused) => {
    const event = begun()
      .does({ type: 'pinEdition', chapter: 'laws', edition })
      .does({ ...illegal, text: 'Ke3' });
    expect(event.verdict({ ...decision, text: 'so', penalties: [penalty] })).toEqual(
      refused === null ? [] : [refused],
    );
  });

  it('are looked up over several events by the person', () => {
    const warned = begun({ name: 'Spring' })
      .does({ ...illegal, text: 'talking' })
      .does({ ...decision, text: 'warned', penalties: [{ kind: 'warning' }] });
    const other = begun({ name: 'Autumn' });
    const person = other.state.players.get(a);
    if (person === undefined) throw new Error('nobody');
    expect(penaltiesAcross([other.state, warned.state], person)).toMatchObject([
      { event: 'Spring', kind: 'warning' },
    ]);
  });

  it.each([
    [{ ...illegal, text: ' ' }, 'refused badSetting Ronde 3'],
    [{ ...illegal, board: 9, text: 'x' }, 'refused unknownBoard Ronde 1'],
    [{ ...illegal, round: 2, text: 'x' }, 'refused unknownRound Ronde 1'],
    [{ ...illegal, player: playerId('b'), text: 'x' }, 'refused notAtThisBoard Ronde 9'],
    [{ ...illegal, player: playerId('z'), text: 'x' }, 'refused unknownPlayer Ronde 1'],
    [{ ...decision, text: 'x', penalties: [] }, 'refused unknownIncident Ronde 1'],
    [{ type: 'takeBackIncident', number: 7, reason: 'x' }, 'refused unknownIncident Ronde 1'],
  ] as const)('are refused where they cannot be: %j', (command, refused) => {
    expect(begun().verdict(command)).toEqual([refused]);
  });
});

import { describe, expect, it } from 'vitest';
import { playerId, teamId, type TeamId } from '../../../rules/identity.ts';
import { MATCH_SCALES } from '../../../rules/scoring.ts';
import type { Command } from '../../command.ts';
import type { ForfeitReason } from '../../round.ts';
import type { TeamSettings } from '../../settings.ts';
import { letter, PlayedEvent, WHITE_WINS } from '../../testing/played-event.ts';
import { roundView } from '../../views/round.ts';
import { teamScores } from '../../views/team-scores.ts';

const FOUR_BOARDS: TeamSettings = {
  boards: 4,
  boardColours: 'WBWB',
  matchScoring: MATCH_SCALES['3-2-1'],
  primaryScore: 'matchPoints',
};

const t = (number: number): TeamId => teamId(`t${number}`);

/** Two teams of five, a to e and f to j, in the first of three rounds, which is public. */
function match(): PlayedEvent {
  const event = new PlayedEvent({ kind: 'team', rounds: 3, system: 'berger', team: FOUR_BOARDS });
  const players = Array.from({ length: 10 }, (_, index) => letter(index));
  event.does({ type: 'enterPlayers', players });
  for (const team of [1, 2]) {
    const roster = players.slice(5 * (team - 1), 5 * team).map(({ id }) => id);
    event.does({ type: 'enterTeam', team: { id: t(team), name: `Team ${team}`, roster } });
  }
  return event;
}

const begun = (event: PlayedEvent): PlayedEvent =>
  event.does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 });

const forfeits = (team: number, board: number, reason: ForfeitReason): Command => ({
  type: 'forfeitBoards',
  round: 1,
  team: t(team),
  board,
  reason,
});

const results = (event: PlayedEvent): string[] =>
  event.state.rounds[0]?.games.map(({ outcome }) =>
    outcome.kind === 'forfeit' ? `${outcome.winner} wins` : outcome.kind,
  ) ?? [];

const sides = (event: PlayedEvent) => {
  const [shown] = roundView(event.state, 1, 'staff')?.matches ?? [];
  return [shown?.first, shown?.second].map((team) => [
    team?.name,
    team?.points,
    team?.forfeited?.board ?? null,
  ]);
};

describe('boards a team loses by decision', () => {
  it('[003 UV1bis V.5] an irregular line-up loses its board and all following, played or not', () => {
    const event = begun(match());
    event.does({ type: 'enterResult', round: 1, board: 4, outcome: WHITE_WINS });
    const first = event.state.rounds[0]?.matches[0]?.first;
    const offender = first === t(1) ? 1 : 2;
    event.does(forfeits(offender, 3, 'irregularLineUp'));
    // The first-named team has White on board 3 and Black on board 4.
    expect(results(event)).toEqual(['notEntered', 'notEntered', 'black wins', 'white wins']);
    expect(sides(event).map(([, points, from]) => [points, from])).toEqual([
      [0, 3],
      [20, null],
    ]);
    event.does({ type: 'undo' });
    expect(results(event)).toEqual(['notEntered', 'notEntered', 'notEntered', 'played']);
    expect(sides(event).map(([, , from]) => from)).toEqual([null, null]);
  });

  it('[LA 5.2 2.4.1] a whole team that is not there brings nothing for the match, not even 1 of 3-2-1', () => {
    const event = begun(match()).does(forfeits(2, 1, 'absent'));
    const scores = teamScores(event.state, { standingsAfter: 1 });
    expect(scores.get(t(1))).toEqual({ matchPoints: 30, gamePoints: 40 });
    expect(scores.get(t(2))).toEqual({ matchPoints: 0, gamePoints: 0 });
  });

  it('both teams away: every board is lost by both', () => {
    const event = begun(match())
      .does(forfeits(1, 1, 'absent'))
      .does(forfeits(2, 1, 'absent'));
    expect(new Set(results(event))).toEqual(new Set(['doubleForfeit']));
    expect(event.state.rounds[0]?.forfeitedBoards).toHaveLength(2);
  });

  it('takes the win opposite an empty board away', () => {
    const boards = ['a', 'b', 'c', null].map((id) => (id === null ? null : playerId(id)));
    const event = begun(match().does({ type: 'setLineUp', round: 1, team: t(1), boards }));
    const alone = () =>
      event.state.rounds[0]?.unpaired.find(({ player }) => player === playerId('i'));
    expect(alone()?.outcome).toBe('forfeitWin');
    event.does(forfeits(2, 4, 'irregularLineUp'));
    expect(alone()?.outcome).toBe('forfeitLoss');
    expect(sides(event).map(([, points]) => points)).toEqual([0, 0]);
  });

  it('is no longer told of once another result is entered', () => {
    const event = begun(match()).does(forfeits(2, 4, 'irregularLineUp'));
    expect(sides(event).filter(([, , from]) => from === 4)).toHaveLength(1);
    event.does({ type: 'enterResult', round: 1, board: 4, outcome: WHITE_WINS });
    expect(sides(event).filter(([, , from]) => from === 4)).toHaveLength(0);
  });

  it('is refused where there is no such match, team or board', () => {
    const event = match();
    const code = (command: Command) => {
      const objection = event.objects(command);
      return objection?.kind === 'refused' ? objection.refusal.code : objection?.kind;
    };
    expect(code(forfeits(1, 1, 'absent'))).toBe('unknownRound');
    event.does({ type: 'pairRound', round: 1 });
    expect(code(forfeits(1, 1, 'absent'))).toBe('notPublished');
    event.does({ type: 'publishRound', round: 1 });
    expect(code(forfeits(9, 1, 'absent'))).toBe('unknownTeam');
    expect(code(forfeits(1, 5, 'absent'))).toBe('unknownBoard');
  });
});

describe('line-ups', () => {
  const late = (ids: readonly string[]): Command => ({
    type: 'setLineUp',
    round: 1,
    team: t(1),
    boards: ids.map(playerId),
    late: true,
  });

  it('[LA 6.9 VII 1] L.12886: a late one is boards 1 to 4 of the list, and nothing else', () => {
    const event = match();
    expect(event.objects(late(['b', 'a', 'c', 'd']))).toMatchObject({
      refusal: { code: 'lateLineUp', article: 'LA 6.9 VII 1' },
    });
    event.does(late(['a', 'b', 'c', 'd']));
    expect(event.state.lineUps.get(1)?.get(t(1))).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    // 4 boards: more than half is three; exactly half may not begin at level 1.
    [['a'], 0],
    [['a', 'b'], 1],
    [['a', 'b', 'f', 'g', 'h'], 2],
  ])(
    '[LA 6.9 VII 2] L.12888: without %j, teams of which half or less is there: %i',
    (ids, count) => {
      const event = begun(match());
      event.does({ type: 'noteAbsentees', round: 1, players: ids.map(playerId) });
      const objection = event.objects({ type: 'startRound', round: 1 });
      const warnings = objection?.kind === 'unconfirmed' ? objection.warnings : [];
      expect(warnings.map(({ code, article }) => [code, article])).toEqual(
        Array.from({ length: count }, () => ['teamHalfAbsent', 'LA 6.9 VII 2']),
      );
    },
  );
});

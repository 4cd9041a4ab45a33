import { describe, expect, it } from 'vitest';
import { parseTrf } from '../../formats/trf/read.ts';
import { writeTrf } from '../../formats/trf/write.ts';
import { playerId, teamId, type TeamId } from '../../rules/identity.ts';
import { POINT } from '../../rules/points.ts';
import type { TeamRecord } from '../../standings/teams/team-record.ts';
import { writeReport } from '../report-file/write-report.ts';
import { DRAW, letter, PlayedEvent, WHITE_WINS } from '../testing/played-event.ts';
import { teamRecords } from './team-records.ts';
import { teamReport } from '../report-file/team-report.ts';
import { teamScores } from './team-scores.ts';
import { teamStandingsView } from './team-standings.ts';

const [reds, blues, greens] = ['reds', 'blues', 'greens'].map(teamId) as [TeamId, TeamId, TeamId];
const people = (text: string) => text.split(' ').map((one) => (one === '.' ? null : playerId(one)));

/** Three teams on three boards: a b c d, e f g, h i j. */
function threeTeams(): PlayedEvent {
  const event = new PlayedEvent({ kind: 'team', rounds: 3 });
  const { team: usual } = event.state.settings;
  if (!usual) throw new Error('no team event');
  event.does({
    type: 'changeSettings',
    changes: { team: { ...usual, boards: 3, boardColours: 'WBW' } },
  });
  event.does({ type: 'enterPlayers', players: Array.from({ length: 10 }, (_, i) => letter(i)) });
  for (const [id, roster] of [
    [reds, 'a b c d'],
    [blues, 'e f g'],
    [greens, 'h i j'],
  ] as const) {
    const players = people(roster).flatMap((one) => one ?? []);
    event.does({ type: 'enterTeam', team: { id, name: id, roster: players } });
  }
  return event.does({ type: 'assignNumbers', reason: 'initialOrder' });
}

const plays = (event: PlayedEvent, round: number, first: TeamId, second: TeamId, bye: TeamId) =>
  event.does({
    type: 'draftTeamRound',
    round,
    matches: [{ first, second }],
    bye,
    origin: 'manual',
  });

const said = (records: readonly TeamRecord[]): string[] =>
  records.map(({ rounds }) =>
    rounds
      .map(({ opponent, colour, outcome, boards }) => {
        const scored = boards?.map(({ points }) => points / POINT).join(' ');
        const what = outcome === 'played' ? '' : ` ${outcome}`;
        return `${opponent ?? '-'}${colour?.charAt(0) ?? ''}${what}${scored === undefined ? '' : ` [${scored}]`}`;
      })
      .join(', '),
  );

const fromFile = (event: PlayedEvent): TeamRecord[] => {
  const report = writeReport(event.state, event.ledger.entries, { forPublication: false });
  return [...teamReport(parseTrf(writeTrf(report, { edition: 'trf-26' }).text).document).teams];
};

describe('teams of a tournament', () => {
  const played = () => {
    const event = plays(threeTeams(), 1, reds, blues, greens);
    // Reds leave board 2 empty, so that f wins alone there.
    event.does({ type: 'setLineUp', round: 1, team: reds, boards: people('a . d') });
    event.does({ type: 'publishRound', round: 1 });
    event.does({ type: 'enterResult', round: 1, board: 1, outcome: WHITE_WINS });
    return event;
  };

  it('keep an empty board in the middle, and a match open while a board is', () => {
    const event = played();
    const open = ['2w notEntered [1 0 0]', '1b notEntered [0 1 0]', '- pairingAllocatedBye'];
    expect(said(teamRecords(event.state, { standingsAfter: 1 }))).toEqual(open);
    event.does({ type: 'enterResult', round: 1, board: 3, outcome: DRAW });
    const closed = ['2w [1 0 0.5]', '1b [0 1 0.5]', '- pairingAllocatedBye'];
    expect(said(teamRecords(event.state, { standingsAfter: 1 }))).toEqual(closed);
    expect(said(fromFile(event))).toEqual(closed);
    expect(teamScores(event.state, { standingsAfter: 1 })).toEqual(
      new Map([
        [reds, { matchPoints: 10, gamePoints: 15 }],
        [blues, { matchPoints: 10, gamePoints: 15 }],
        // A draw on each of the three boards (C.04.6 1.4).
        [greens, { matchPoints: 10, gamePoints: 15 }],
      ]),
    );
  });

  it('[C.07 15.1] lose by forfeit when nobody sits down', () => {
    const event = played();
    event.does({ type: 'enterResult', round: 1, board: 3, outcome: DRAW });
    event.does({ type: 'closeRound', round: 1 });
    plays(event, 2, reds, greens, blues);
    event.does({ type: 'setLineUp', round: 2, team: reds, boards: people('. . .') });
    event.does({ type: 'publishRound', round: 2 });
    const forfeited = [
      '2w [1 0 0.5], 3w forfeitLoss [0 0 0]',
      '1b [0 1 0.5], - pairingAllocatedBye',
      '- pairingAllocatedBye, 1b forfeitWin [1 1 1]',
    ];
    expect(said(teamRecords(event.state, { standingsAfter: 2 }))).toEqual(forfeited);
    expect(said(fromFile(event))).toEqual(forfeited);
    expect(said(teamRecords(event.state, { standingsAfter: 1 }))).toEqual(
      forfeited.map((line) => line.split(', ')[0]),
    );
  });

  it('stand in the order of the event’s tie-breaks, and by points alone when these are refused', () => {
    const event = played();
    event.does({ type: 'enterResult', round: 1, board: 3, outcome: DRAW });
    const ranked = (options: Parameters<typeof teamStandingsView>[1]) => {
      const view = teamStandingsView(event.state, options);
      return [view?.rows.map(({ rank, id }) => `${rank} ${id ?? ''}`).join(', '), view?.refusal];
    };
    // Reds won board 1, which greens' bye counts as well (C.07 12): board 2 then decides.
    expect(ranked({ tieBreaks: ['TBR'] })).toEqual(['1 greens, 2 reds, 3 blues', null]);
    expect(ranked({ tieBreaks: ['TPR'] })).toEqual([
      '1 reds, 1 blues, 1 greens',
      { code: 'individualsOnly', descriptor: 'TPR', article: 'C.07 4.1' },
    ]);
    expect(ranked({ asOf: 0 })[0]).toBe('1 reds, 1 blues, 1 greens');
    expect(teamStandingsView(new PlayedEvent().state)).toBeNull();
  });
});

import type { Problem } from '../../rules/problem.ts';
import {
  identifierOf,
  isTeamEvent,
  recordsOf,
  type TrfDocument,
  type TrfRecord,
} from './document.ts';
import { PLAYER } from './columns.ts';
import { trfProblem, type TrfProblemCode } from './problems.ts';

type Report = (code: TrfProblemCode, record: TrfRecord, what: string) => void;

/** Numbers that records name: players and teams must exist, and belong to one team. */
export function checkReferences(document: TrfDocument): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (code, record, what) => {
    const place = { line: record.line, column: 0, record: identifierOf(record) };
    problems.push(trfProblem(code, place, what));
  };
  const players = new Set<number>(recordsOf(document, '001').map(({ number }) => number));
  const teams = teamNumbers(document, report);
  const inTeams = isTeamEvent(document);
  for (const record of document.records) {
    const unknownPlayer = playersNamed(record, inTeams).find((number) => !players.has(number));
    if (unknownPlayer !== undefined) {
      const what = `no player has the number ${unknownPlayer}. Correct the number or add the player.`;
      report('trf.player.unknown', record, what);
    }
    if (!inTeams) continue;
    const unknownTeam = teamsNamed(record).find((number) => !teams.has(number));
    if (unknownTeam !== undefined) {
      const what = `no team has the number ${unknownTeam}. Correct the number or add the team.`;
      report('trf.team.unknown', record, what);
    }
  }
  checkMembership(document, report);
  if (!inTeams) problems.push(...checkByes(document));
  return problems;
}

/** 310 gives the numbers; 013 counts in the order of the lines. */
function teamNumbers(document: TrfDocument, report: Report): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (const team of recordsOf(document, '310')) {
    if (numbers.has(team.number)) {
      const what = `team number ${team.number} is used twice. Give every team its own.`;
      report('trf.team.duplicateNumber', team, what);
    }
    numbers.add(team.number);
  }
  if (numbers.size > 0) return numbers;
  return new Set(recordsOf(document, '013').map((_, index) => index + 1));
}

function playersNamed(record: TrfRecord, inTeams: boolean): readonly number[] {
  switch (record.tag) {
    case 'NRS':
      return [record.number];
    case '013':
    case '310':
    case '300':
      return record.players.filter((number) => number !== null);
    case '240':
    case '260':
    case '299':
    case 'XXZ':
    case 'XXP':
      return inTeams ? [] : record.numbers;
    case 'XXA':
      return inTeams ? [] : [record.number];
    default:
      return [];
  }
}

function teamsNamed(record: TrfRecord): readonly number[] {
  switch (record.tag) {
    case '240':
    case '260':
    case '299':
    case 'XXZ':
    case 'XXP':
      return record.numbers;
    case 'XXA':
    case '802':
      return [record.number];
    case '300':
      return [record.team, record.opponent];
    case '320':
      return record.teams.filter((number) => number !== null);
    case '330':
      return [record.white, record.black];
    default:
      return [];
  }
}

/** A player in two teams; 013 and 310 may say the same thing twice. */
function checkMembership(document: TrfDocument, report: Report): void {
  for (const tag of ['013', '310'] as const) {
    const lines = new Map<number, number>();
    for (const team of recordsOf(document, tag)) {
      for (const player of team.players) {
        if (player === null) continue;
        const line = lines.get(player);
        if (line === undefined) {
          lines.set(player, team.line);
        } else {
          const what = `player ${player} also stands in the team of line ${line}. Take the number out of one.`;
          report('trf.team.playerTwice', team, what);
        }
      }
    }
  }
}

/** A bye of 240 against another entry in the round's columns. */
function checkByes(document: TrfDocument): Problem[] {
  const problems: Problem[] = [];
  const byes = recordsOf(document, '240');
  if (byes.length === 0) return problems;
  const players = new Map(recordsOf(document, '001').map((player) => [+player.number, player]));
  for (const { line, round, bye, numbers } of byes) {
    for (const number of numbers) {
      const cell = players.get(number)?.rounds[round - 1];
      if (cell === undefined || typeof cell === 'string' || cell.outcome === bye) continue;
      const column = PLAYER.cells.result.from + (round - 1) * PLAYER.stride;
      const what = `240 gives player ${number} another entry in round ${round} than column ${column} of the player's line, which was followed. Correct one of them.`;
      problems.push(
        trfProblem('trf.bye.contradictsColumns', { line, column: 0, record: '240' }, what),
      );
    }
  }
  return problems;
}

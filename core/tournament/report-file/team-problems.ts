import { TEAM } from '../../formats/trf/columns.ts';
import { isTeamEvent, recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import type { TrfTeam } from '../../formats/trf/team-records.ts';
import { editionIn } from '../../rules/editions/registry.ts';
import { POINT, type Points } from '../../rules/points.ts';
import type { Problem } from '../../rules/problem.ts';
import type { TeamStandingsRequest } from '../../standings/teams/request.ts';
import {
  computeTeamStandings,
  type TeamStandingsEntry,
} from '../../standings/teams/team-standings.ts';
import { ownTieBreakCode } from '../own-tie-break.ts';
import type { Tournament } from '../state.ts';
import { teamQuestionOfReport } from './team-question.ts';

/** Match points, game points and ranks of 310 that the boards and the announced tie-breaks do not give. */
export function teamProblems(document: TrfDocument, { pins }: Pick<Tournament, 'pins'>): Problem[] {
  const edition = editionIn('tieBreaks', pins.tieBreaks)?.properties;
  if (edition === undefined || !isTeamEvent(document)) return [];
  const { request, descriptors } = teamQuestionOfReport(document, edition);
  const own = descriptors.findIndex((descriptor) => ownTieBreakCode(descriptor) !== null);
  const list = own === -1 ? descriptors : descriptors.slice(0, own);
  const ranked = computeTeamStandings(request, list);
  // A tie-break that cannot stand is told by itself; points are compared all the same.
  const computed = ranked.ok ? ranked : computeTeamStandings(request, []);
  if (!computed.ok) return [];
  const { entries } = computed.value;
  return recordsOf(document, '310').flatMap((record) => {
    const entry = entries.find(({ number }) => number === record.number);
    if (entry === undefined) return [];
    return [
      ...scoreProblems(record, entry),
      ...(ranked.ok ? rankProblem(record, entry, entries, isOver(request)) : []),
    ];
  });
}

const FIELDS = { matchPoints: 'match points', gamePoints: 'game points' } as const;

function scoreProblems(record: TrfTeam, entry: TeamStandingsEntry): Problem[] {
  return (['matchPoints', 'gamePoints'] as const).flatMap((score) => {
    const written = record[score];
    if (written === null || written === entry[score]) return [];
    const params = { team: record.number, written: shown(written), sum: shown(entry[score]) };
    const column = TEAM.fields[score].from;
    const message = `Line ${record.line}, column ${column}: the ${FIELDS[score]} are ${params.written}; the boards bring ${params.sum}. Correct one or the other.`;
    return [
      {
        ...{ severity: 'warning', line: record.line, column, record: '310' },
        ...{ code: `report.team.${score}`, message, params },
      } satisfies Problem,
    ];
  });
}

function rankProblem(
  record: TrfTeam,
  entry: TeamStandingsEntry,
  entries: readonly TeamStandingsEntry[],
  over: boolean,
): Problem[] {
  const { rank } = record;
  const last = entry.rank + entries.filter((other) => other.rank === entry.rank).length - 1;
  if (rank === null || rank === 0 || (entry.rank <= rank && rank <= last)) return [];
  const expected = entry.rank === last ? String(last) : `${entry.rank}-${last}`;
  const column = TEAM.fields.rank.from;
  const message = `Line ${record.line}, column ${column}: the rank is ${rank}; points and announced tie-breaks give ${expected}. Correct the rank, or announce the tie-breaks that were used (212).`;
  return [
    {
      ...{ severity: over ? 'warning' : 'note', line: record.line, column, record: '310' },
      ...{ code: 'report.rank.notTheOrder', message, params: { rank, expected } },
    } satisfies Problem,
  ];
}

/** Only then ranks are final. */
const isOver = ({ rounds, declaredRounds = rounds }: TeamStandingsRequest): boolean =>
  rounds >= declaredRounds;

const shown = (points: Points): string => (points / POINT).toFixed(1);

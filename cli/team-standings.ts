import { createHash } from 'node:crypto';
import { explainTeamInWords } from '@ronde/core/documents/standings-explanation/explain-team-tie-break.ts';
import { sayTeamRefusal } from '@ronde/core/documents/standings-explanation/team-refusal-words.ts';
import { writeCsv } from '@ronde/core/formats/csv/write-csv.ts';
import { editionIn } from '@ronde/core/rules/editions/registry.ts';
import type { TieBreakProperties } from '@ronde/core/rules/editions/tie-breaks.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { LotsDrawn } from '@ronde/core/standings/ranking/lots.ts';
import { teamDescriptorByName } from '@ronde/core/standings/teams/catalogue.ts';
import { teamCrosstableLines } from '@ronde/core/standings/teams/crosstable.ts';
import { explainTeamTieBreak } from '@ronde/core/standings/teams/explain.ts';
import type { TeamRefusal, TeamStandingsRequest } from '@ronde/core/standings/teams/request.ts';
import {
  computeTeamStandings,
  type TeamStandings,
} from '@ronde/core/standings/teams/team-standings.ts';
import { teamsWithLots, type TeamsWithLots } from '@ronde/core/standings/teams/teams-with-lots.ts';
import { isCup } from '@ronde/core/tournament/matches.ts';
import { publishedRounds } from '@ronde/core/tournament/state.ts';
import { teamQuestionOfReport } from '@ronde/core/tournament/report-file/team-question.ts';
import {
  teamQuestionOfTournament,
  type TeamQuestion,
} from '@ronde/core/tournament/views/team-question.ts';
import { answer, type Cli, type JsonOption } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import type { PresetOptions } from './standings-options.ts';
import type { Event } from './standings-source.ts';
import { table } from './table.ts';
import {
  progressOf,
  teamCrosstableRows,
  teamProgressRows,
  teamStandingsJson,
  teamStandingsRows,
} from './team-standings-views.ts';
import { teamStandingsWords } from './team-standings-words.ts';

export interface TeamStandingsOptions extends JsonOption, PresetOptions {
  readonly tiebreaks?: string;
  readonly round?: string;
  readonly why?: string;
  readonly csv?: boolean;
  readonly lots?: string;
  readonly view?: string;
}

/** Whether an event is one of teams, to be ranked as such. */
export const isOfTeams = ({ state }: Event): boolean => state.settings.team !== null;

/** Ranks the teams of an event. */
export function teamStandings(cli: Cli, event: Event, options: TeamStandingsOptions): void {
  const { request: whole, descriptors } = questionOf(cli, event, options);
  const request = { ...whole, rounds: roundOf(cli, options.round, whole.rounds) };
  const list = listOf(descriptors, options);
  if (options.why !== undefined) {
    explain(cli, request, list, teamNamed(cli, request, options.why), options);
    return;
  }
  const computed = computeTeamStandings(request, list);
  if (!computed.ok) throw refused(cli, computed.error);
  const { standings, lots } = withLots(computed.value, options.lots);
  show(cli, request, standings, lots, options);
}

function questionOf(
  cli: Cli,
  { state, report }: Event,
  { edition, round }: TeamStandingsOptions,
): TeamQuestion {
  const rules = rulesOf(cli, edition ?? state.pins.tieBreaks);
  // The table of a cup is that of its bracket, not of the points in its file.
  if (report !== null && !isCup(state.settings)) return teamQuestionOfReport(report, rules);
  const asOf = roundOf(cli, round, publishedRounds(state).length);
  const question = teamQuestionOfTournament(state, rules, asOf);
  if (question !== null) return question;
  throw new RangeError('an event without teams');
}

function rulesOf(cli: Cli, id: string): TieBreakProperties {
  const edition = editionIn('tieBreaks', id);
  if (edition !== null) return edition.properties;
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAnEdition, { value: id }));
}

function roundOf(cli: Cli, asked: string | undefined, recorded: number): number {
  const round = asked === undefined ? recorded : Number(asked);
  if (asked !== '' && Number.isInteger(round) && round >= 0 && round <= recorded) return round;
  const params = { round: asked ?? round, recorded };
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAStandingsRound, params));
}

/** A preset, the codes or names asked for, else what the event lists. */
function listOf(
  own: readonly string[],
  { list, tiebreaks }: TeamStandingsOptions,
): readonly string[] {
  if (list !== undefined) return list;
  if (tiebreaks === undefined) return own;
  const names = tiebreaks.split(',').map((one) => one.trim());
  return names.filter((one) => one !== '').map((one) => teamDescriptorByName(one) ?? one);
}

/** Ties broken by lots anybody can draw again from the published seed. */
function withLots(standings: TeamStandings, seed: string | undefined): TeamsWithLots {
  const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
  return teamsWithLots(standings, seed === undefined ? 'kept' : { seed, sha256 });
}

function show(
  cli: Cli,
  request: TeamStandingsRequest,
  standings: TeamStandings,
  lots: readonly LotsDrawn[],
  options: TeamStandingsOptions,
): void {
  const words = teamStandingsWords(cli.language);
  const json = options.json === true;
  const asText = (rows: readonly (readonly string[])[]): string =>
    options.csv === true ? writeCsv(rows) : table(rows);
  if (options.view === undefined) {
    const text = asText(teamStandingsRows(standings, request.kind, words, cli.language));
    const drawn = lots.length === 0 ? {} : { lots };
    answer(cli, json, { ...teamStandingsJson(standings), ...drawn }, text);
    return;
  }
  const lines = teamCrosstableLines(standings.entries, request);
  if (!lines.ok) throw refused(cli, lines.error);
  const { primaryScore } = standings;
  switch (options.view) {
    case 'crosstable':
      answer(
        cli,
        json,
        { crosstable: lines.value },
        asText(teamCrosstableRows(lines.value, words, cli.language)),
      );
      return;
    case 'progress': {
      const progress = lines.value.map((line) => ({
        rank: line.rank,
        tpn: line.number,
        name: line.name,
        scores: progressOf(line, primaryScore),
      }));
      const rows = teamProgressRows(lines.value, primaryScore, words, cli.language);
      answer(cli, json, { progress }, asText(rows));
      return;
    }
    default:
      throw new CliFailure(EXIT.badRequest, fill(cli.words.notAView, { value: options.view }));
  }
}

/** The working of every figure of one team. */
function explain(
  cli: Cli,
  request: TeamStandingsRequest,
  list: readonly string[],
  team: Tpn,
  { json = false }: TeamStandingsOptions,
): void {
  const names = new Map(request.teams.map(({ number, name }) => [number, name]));
  const name = (number: Tpn): string => `${number} ${names.get(number) ?? ''}`.trimEnd();
  const explanations = list.map((descriptor, place) => {
    const found = explainTeamTieBreak(request, descriptor, team, list.slice(0, place));
    if (!found.ok) throw refused(cli, found.error);
    return found.value;
  });
  const lines = explanations.flatMap((explanation) =>
    explainTeamInWords(explanation, { language: cli.language, name }),
  );
  const text = [name(team), '', ...lines].join('\n');
  answer(cli, json, { team, tiebreaks: explanations }, text);
}

/** A team by number, or by a part of the name that only one has. */
function teamNamed(cli: Cli, { teams }: TeamStandingsRequest, asked: string): Tpn {
  const number = Number(asked);
  const found = teams.filter((team) =>
    Number.isInteger(number)
      ? team.number === number
      : team.name.toLowerCase().includes(asked.toLowerCase()),
  );
  const [only, other] = found;
  if (only !== undefined && other === undefined) return only.number;
  const words = teamStandingsWords(cli.language);
  const named = found.slice(0, 5).map((team) => `${team.number} ${team.name}`);
  const params = { team: asked, teams: named.join(', ') };
  const sentence = other === undefined ? words.noSuchTeam : words.severalTeams;
  throw new CliFailure(EXIT.badRequest, fill(sentence, params));
}

const refused = (cli: Cli, refusal: TeamRefusal): CliFailure =>
  new CliFailure(EXIT.badRequest, sayTeamRefusal(refusal, cli.language), refusal);

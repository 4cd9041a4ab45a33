import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import { rankingOfCategory, rankingsBy } from '@ronde/core/standings/ranking/category-ranking.ts';
import { crosstable } from '@ronde/core/standings/ranking/crosstable.ts';
import { progress } from '@ronde/core/standings/ranking/progress.ts';
import type { RankedStandings } from '@ronde/core/standings/ranking/ranked-standings.ts';
import { teamRanking } from '@ronde/core/standings/ranking/team-ranking.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { writeCsv } from '@ronde/core/formats/csv/write-csv.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { playerNamed } from '../player-option.ts';
import {
  categoryOf,
  groupingOf,
  teamRankingOf,
  tieBreaksOf,
  withPreset,
  type PresetOptions,
  type TeamRankingOptions,
} from '../standings-options.ts';
import { decisionsOf, ranked } from '../standings-ranked.ts';
import {
  openEvent,
  provisionalBy,
  questionOf,
  type Question,
  type QuestionOptions,
} from '../standings-source.ts';
import {
  categoryLines,
  categoryTables,
  crosstableRows,
  decisionLines,
  namesOf,
  progressRows,
  standingsJson,
  standingsRows,
  teamRankingRows,
} from '../standings-views.ts';
import { explainStandings } from '../standings-why.ts';
import { table } from '../table.ts';
import { isOfTeams, teamStandings } from '../team-standings.ts';

export interface StandingsOptions
  extends JsonOption, QuestionOptions, TeamRankingOptions, PresetOptions {
  readonly tiebreaks?: string;
  readonly why?: string;
  readonly csv?: boolean;
  readonly lots?: string;
  readonly by?: string;
  readonly category?: string;
  readonly view?: string;
}

export function standings(program: Command, cli: Cli): void {
  const { words } = cli;
  program
    .command('standings')
    .description(words.about_standings)
    .argument('<file>', words.argument_ref)
    .option('--tiebreaks <list>', words.option_tiebreaks)
    .option('--edition <id>', words.option_tieBreakEdition)
    .option('--round <n>', words.option_asOfRound)
    .option('--unrated <rule>', words.option_unrated)
    .option('--preset <id>', words.option_preset)
    .option('--lots <seed>', words.option_lots)
    .option('--by <grouping>', words.option_by)
    .option('--category <criteria>', words.option_category)
    .option('--team-ranking <by>', words.option_teamRanking)
    .option('--best <n>', words.option_best)
    .option('--at-least <m>', words.option_atLeast)
    .option('--sum <what>', words.option_sum)
    .option('--view <view>', words.option_view)
    .option('--why <player>', words.option_why)
    .option('--csv', words.option_csv)
    .option('--json', words.json)
    .action(async (file: string, asks: StandingsOptions) => {
      const options = await withPreset(cli, asks);
      const event = await openEvent(cli, file);
      if (isOfTeams(event) && !asksForPlayers(options)) {
        teamStandings(cli, event, options);
        sayProvisional(cli, provisionalBy(event, options));
        return;
      }
      const asked = questionOf(cli, event, options);
      const question = { ...asked, decisions: decisionsOf(asked, options.lots) };
      const list = tieBreaksOf(question.descriptors, options);
      const found = ranked(cli, question, list);
      if (options.why !== undefined) {
        const player = playerNamed(cli, question.request.players, options.why);
        explainStandings(cli, question, list, player, options.json === true);
        return;
      }
      show(cli, question, found, options);
      sayProvisional(cli, question);
      for (const { place, article } of found.dropped) {
        const descriptor = found.descriptors[place] ?? '';
        cli.err(`${fill(words.tieBreakDropped, { descriptor, article })}\n`);
      }
    });
}

/** A game without a result, adjourned ones too, leaves the table open (C.04.2 3.1), a level match of a cup its places. */
function sayProvisional(
  cli: Cli,
  { openGames: games, undecided }: Pick<Question, 'openGames' | 'undecided'>,
): void {
  if (games > 0) cli.err(`${fill(cli.words.provisionalStandings, { games })}\n`);
  if (undecided.length > 0) {
    cli.err(`${fill(cli.words.undecidedMatches, { matches: undecided.join(', ') })}\n`);
  }
}

/** Groups and club rankings are made of players, whoever the event ranks. */
const asksForPlayers = ({ by, category, teamRanking }: StandingsOptions): boolean =>
  by !== undefined || category !== undefined || teamRanking !== undefined;

function show(
  cli: Cli,
  question: Question,
  found: RankedStandings,
  options: StandingsOptions,
): void {
  if (options.by !== undefined) showGroups(cli, question, found, options.by, options);
  else if (options.category !== undefined) {
    showCategory(cli, question, found, options.category, options);
  } else if (options.teamRanking !== undefined) {
    showTeamRanking(cli, question, found, options.teamRanking, options);
  } else showView(cli, question, found, options);
}

const asText = (rows: readonly (readonly string[])[], { csv }: StandingsOptions): string =>
  csv === true ? writeCsv(rows) : table(rows);

function showView(
  cli: Cli,
  { request, openGames, undecided }: Question,
  found: RankedStandings,
  options: StandingsOptions,
): void {
  const { players, scoring } = request;
  const json = options.json === true;
  switch (options.view) {
    case undefined: {
      const decided = options.csv === true ? [] : decisionLines(cli, found, namesOf(players));
      const text = [asText(standingsRows(cli, found), options), ...decided];
      const open = {
        ...(openGames > 0 && { provisional: true, openGames }),
        ...(undecided.length > 0 && { provisional: true, undecided }),
      };
      const value = { ...standingsJson(found), ...open };
      answer(cli, json, value, text.join(decided.length > 0 ? '\n' : ''));
      return;
    }
    case 'crosstable': {
      const lines = crosstable(found.rows, players, scoring);
      answer(cli, json, { crosstable: lines }, asText(crosstableRows(cli, lines), options));
      return;
    }
    case 'progress': {
      const lines = progress(found.rows, players, scoring);
      answer(cli, json, { progress: lines }, asText(progressRows(cli, lines), options));
      return;
    }
    default:
      throw new CliFailure(EXIT.badRequest, fill(cli.words.notAView, { value: options.view }));
  }
}

function showGroups(
  cli: Cli,
  { request, profiles, firstDay }: Question,
  found: RankedStandings,
  by: string,
  options: StandingsOptions,
): void {
  const groups = rankingsBy(found.rows, profiles, groupingOf(cli, by), firstDay);
  const text =
    groups.size === 0
      ? fill(cli.words.nobodyGrouped, { by })
      : categoryTables(cli, groups, namesOf(request.players));
  answer(cli, options.json === true, { categories: Object.fromEntries(groups) }, text);
}

function showCategory(
  cli: Cli,
  { request, profiles, firstDay }: Question,
  found: RankedStandings,
  category: string,
  options: StandingsOptions,
): void {
  const rows = rankingOfCategory(found.rows, profiles, categoryOf(cli, category), firstDay);
  const text =
    rows.length === 0
      ? fill(cli.words.nobodyInCategory, { category })
      : asText(categoryLines(cli, rows, namesOf(request.players)), options);
  answer(cli, options.json === true, { category, rows }, text);
}

function showTeamRanking(
  cli: Cli,
  { request, profiles }: Question,
  found: RankedStandings,
  by: string,
  options: StandingsOptions,
): void {
  const rule = teamRankingOf(cli, by, options);
  const teams = teamRanking(found.rows, profiles, rule);
  const text =
    teams.length === 0
      ? fill(cli.words.nobodyGrouped, { by })
      : asText(teamRankingRows(cli, teams, namesOf(request.players)), options);
  answer(cli, options.json === true, { rule, teams }, text);
}

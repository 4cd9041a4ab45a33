import type { Command } from 'commander';
import { explainInWords } from '@ronde/core/documents/standings-explanation/explain-tie-break.ts';
import { recordsOf, type TrfDocument } from '@ronde/core/formats/trf/document.ts';
import { playerRecords } from '@ronde/core/formats/trf/player-records.ts';
import { roundsDeclared, roundsRecorded } from '@ronde/core/formats/trf/rounds-of.ts';
import { scoringOf } from '@ronde/core/formats/trf/scoring-of.ts';
import { editionIn, inForceOn, type EditionOf } from '@ronde/core/rules/editions/registry.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { displayPoints, POINT } from '@ronde/core/rules/points.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { descriptorByName } from '@ronde/core/standings/catalogue.ts';
import { explainTieBreak } from '@ronde/core/standings/explain.ts';
import { formatFigure, printedValue } from '@ronde/core/standings/figure.ts';
import type { Refusal, StandingsRequest, UnratedRule } from '@ronde/core/standings/request.ts';
import { rankingsBy } from '@ronde/core/standings/ranking/category-ranking.ts';
import { crosstable } from '@ronde/core/standings/ranking/crosstable.ts';
import { progress } from '@ronde/core/standings/ranking/progress.ts';
import { RECOMMENDED_ORDERS } from '@ronde/core/standings/recommended-orders.ts';
import {
  computeStandings,
  type Standings,
  type StandingsEntry,
} from '@ronde/core/standings/standings.ts';
import { systemOf } from '@ronde/core/tournament/report-file/system-of.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { writeCsv } from '@ronde/core/formats/csv/write-csv.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { playerNamed } from '../player-option.ts';
import { openReport } from '../reports.ts';
import { firstDayOf, profilesOf, rankedRows } from '../standings-rows.ts';
import { categoryTables, crosstableRows, groupingOf, progressRows } from '../standings-views.ts';
import { table } from '../table.ts';

export interface StandingsOptions extends JsonOption {
  readonly tiebreaks?: string;
  readonly edition?: string;
  readonly round?: string;
  readonly unrated?: string;
  readonly why?: string;
  readonly csv?: boolean;
  readonly preset?: string;
  readonly lots?: string;
  readonly by?: string;
  readonly view?: string;
}

export function standings(program: Command, cli: Cli): void {
  const { words } = cli;
  program
    .command('standings')
    .description(words.about_standings)
    .argument('<file>', words.argument_file)
    .option('--tiebreaks <list>', words.option_tiebreaks)
    .option('--edition <id>', words.option_tieBreakEdition)
    .option('--round <n>', words.option_asOfRound)
    .option('--unrated <rule>', words.option_unrated)
    .option('--preset <id>', words.option_preset)
    .option('--lots <seed>', words.option_lots)
    .option('--by <grouping>', words.option_by)
    .option('--view <view>', words.option_view)
    .option('--why <player>', words.option_why)
    .option('--csv', words.option_csv)
    .option('--json', words.json)
    .action((file: string, options: StandingsOptions) => {
      const { document } = openReport(cli, file);
      const request = standingsRequest(cli, document, options);
      const list = listOf(cli, document, options);
      const computed = computeStandings(request, list);
      if (!computed.ok) throw refused(cli, computed.error);
      if (options.why !== undefined) {
        explain(cli, request, list, playerNamed(cli, request.players, options.why), options);
        return;
      }
      show(cli, document, request, computed.value, options);
      for (const { place, article } of computed.value.dropped) {
        const descriptor = computed.value.descriptors[place] ?? '';
        cli.err(`${fill(words.tieBreakDropped, { descriptor, article })}\n`);
      }
    });
}

/** The list asked for by its codes, by a preset, or by the file. */
function listOf(cli: Cli, document: TrfDocument, options: StandingsOptions): string[] {
  if (options.preset === undefined) return descriptorsOf(document, options.tiebreaks);
  const preset = RECOMMENDED_ORDERS.find(({ id }) => id === options.preset);
  if (preset !== undefined) return [...preset.descriptors];
  const presets = RECOMMENDED_ORDERS.map(({ id }) => id).join(', ');
  const params = { value: options.preset, presets };
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAPreset, params));
}

function show(
  cli: Cli,
  document: TrfDocument,
  request: StandingsRequest,
  computed: Standings,
  options: StandingsOptions,
): void {
  const json = options.json === true;
  const asText = (rows: readonly (readonly string[])[]): string =>
    options.csv === true ? writeCsv(rows) : table(rows);
  const { rows, lots } = rankedRows(computed, options.lots);
  const { players, scoring } = request;
  if (options.by !== undefined) {
    const names = new Map(players.map(({ tpn, name }) => [tpn, name]));
    const grouping = groupingOf(cli, options.by);
    const found = rankingsBy(rows, profilesOf(document), grouping, firstDayOf(cli, document));
    const text = categoryTables(found, (tpn) => `${tpn} ${names.get(tpn) ?? ''}`.trimEnd());
    answer(cli, json, { categories: Object.fromEntries(found) }, text);
    return;
  }
  switch (options.view) {
    case undefined: {
      const ranks = new Map(rows.map(({ tpn, rank }) => [tpn, rank ?? 0]));
      const ranked = { ...computed, entries: reranked(computed, ranks) };
      const drawn = lots.length === 0 ? {} : { lots };
      answer(cli, json, { ...standingsJson(ranked), ...drawn }, asText(asRows(cli, ranked)));
      return;
    }
    case 'crosstable': {
      const lines = crosstable(rows, players, scoring);
      answer(cli, json, { crosstable: lines }, asText(crosstableRows(cli, lines)));
      return;
    }
    case 'progress': {
      const lines = progress(rows, players, scoring);
      answer(cli, json, { progress: lines }, asText(progressRows(cli, lines)));
      return;
    }
    default:
      throw new CliFailure(EXIT.badRequest, fill(cli.words.notAView, { value: options.view }));
  }
}

/** The entries with the ranks that lots, if any, gave them. */
function reranked({ entries }: Standings, ranks: ReadonlyMap<Tpn, number>): StandingsEntry[] {
  return entries
    .map((entry) => ({ ...entry, rank: ranks.get(entry.tpn) ?? entry.rank }))
    .sort((a, b) => a.rank - b.rank);
}

/** The question a report file asks; the edition by `--edition`, else by the first day, else today. */
export function standingsRequest(
  cli: Cli,
  document: TrfDocument,
  options: Pick<StandingsOptions, 'edition' | 'round' | 'unrated'>,
): StandingsRequest {
  const recorded = roundsRecorded(document);
  const rounds = options.round === undefined ? recorded : Number(options.round);
  if (!Number.isInteger(rounds) || rounds < 0 || rounds > recorded) {
    const params = { round: options.round ?? rounds, recorded };
    throw new CliFailure(EXIT.badRequest, fill(cli.words.notARecordedRound, params));
  }
  const declaredRounds = roundsDeclared(document);
  const unrated = unratedOf(cli, options.unrated);
  return {
    players: playerRecords(document, { before: rounds + 1 }),
    rounds,
    ...(declaredRounds === null ? {} : { declaredRounds }),
    scoring: scoringOf(document).scoring,
    kind: systemOf(document).startsWith('berger') ? 'roundRobin' : 'swiss',
    edition: editionOf(cli, document, options.edition).properties,
    ...(unrated === null ? {} : { unrated }),
  };
}

function editionOf(
  cli: Cli,
  document: TrfDocument,
  id: string | undefined,
): EditionOf<'tieBreaks'> {
  if (id === undefined) {
    const today = cli.now().toISOString().slice(0, 10);
    return inForceOn('tieBreaks', recordsOf(document, '042')[0]?.date ?? today).edition;
  }
  const edition = editionIn('tieBreaks', id);
  if (edition !== null) return edition;
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAnEdition, { value: id }));
}

function unratedOf(cli: Cli, value: string | undefined): UnratedRule | null {
  if (value === undefined) return null;
  if (value === 'drop' || value === 'leaveOut' || value === 'scoreGroupMean') return value;
  const rating = Number(value);
  if (value !== '' && Number.isInteger(rating) && rating >= 0) return { rating };
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAnUnratedRule, { value }));
}

/** What was asked for, else what the file lists in 202; the points of 212 are not a tie-break. */
export function descriptorsOf(document: TrfDocument, asked: string | undefined): string[] {
  if (asked !== undefined) return split(asked);
  const [listed] = recordsOf(document, '202');
  if (listed !== undefined) return [...listed.codes];
  const [whole] = recordsOf(document, '212');
  return (whole?.codes ?? []).filter((code) => code !== 'PTS');
}

/** Codes, or the names arbiters use in either language: `Brésilien` is `BH/C1`. */
const split = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => descriptorByName(one) ?? one);

/** `{standings: [{rank, tpn, name, points, tiebreaks: {code: value}}]}`; undefined values are null. */
export function standingsJson({ descriptors, entries }: Standings) {
  return {
    standings: entries.map(({ rank, tpn, name, points, tieBreaks }) => ({
      rank,
      tpn,
      name,
      points: points / POINT,
      tiebreaks: Object.fromEntries(
        descriptors.map((code, place) => {
          const figure = tieBreaks[place];
          return [code, figure === undefined ? null : printedValue(figure)];
        }),
      ),
    })),
  };
}

function asRows(cli: Cli, { descriptors, entries }: Standings): string[][] {
  const [rank, number, name, points] = cli.words.standingsHeader;
  const rows = entries.map((entry) => [
    String(entry.rank),
    String(entry.tpn),
    entry.name,
    displayPoints(entry.points),
    ...entry.tieBreaks.map((figure) => formatFigure(figure) ?? '–'),
  ]);
  return [[rank, number, name, points, ...descriptors], ...rows];
}

function explain(
  cli: Cli,
  request: StandingsRequest,
  list: readonly string[],
  player: Tpn,
  options: StandingsOptions,
): void {
  const names = new Map(request.players.map(({ tpn, name }) => [tpn, name]));
  const name = (tpn: Tpn): string => `${tpn} ${names.get(tpn) ?? ''}`.trimEnd();
  const explanations = list.map((descriptor, place) => {
    const found = explainTieBreak(request, descriptor, player, list.slice(0, place));
    if (!found.ok) throw refused(cli, found.error);
    return found.value;
  });
  const lines = explanations.flatMap((explanation) =>
    explainInWords(explanation, { language: cli.language, name }),
  );
  const text = [name(player), '', ...lines].join('\n');
  answer(cli, options.json === true, { player, tiebreaks: explanations }, text);
}

/** Why no standings can be made, with the article where a regulation says so. */
export function refused(cli: Cli, refusal: Refusal): CliFailure {
  const { descriptor = '', article = '' } = { ...refusal } as {
    descriptor?: string;
    article?: string;
  };
  const sentence = fill(cli.words.standingsRefusals[refusal.code], {
    descriptor,
    article,
    player: 'player' in refusal ? refusal.player : '',
    round: 'round' in refusal ? refusal.round : '',
  });
  return new CliFailure(EXIT.badRequest, sentence, refusal);
}

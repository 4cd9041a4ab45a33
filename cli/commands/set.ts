import type { Command } from 'commander';
import { isIsoDate } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { parseDescriptor, writeDescriptor } from '@ronde/core/standings/descriptor.ts';
import { mixedClasses } from '@ronde/core/standings/tie-break-classes.ts';
import type { Settings } from '@ronde/core/tournament/settings.ts';
import { sayMixedClasses } from '@ronde/core/tournament/words/tie-break-faults.ts';
import type { Cli } from '../cli.ts';
import { estimatesAsked, type EstimateOptions } from '../estimates-option.ts';
import { ESTIMATE_WORDS } from '../words/estimate-words.ts';
import { colourOf } from '../colour-option.ts';
import {
  fideRecordAsked,
  withFideRecordOptions,
  type FideRecordOptions,
} from '../fide-record-options.ts';
import { deedCommand, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { splitTieBreaks } from '../own-presets.ts';
import { regulationsAsked, type RegulationOptions } from '../regulation-options.ts';
import { seasonAsked, withSeasonOptions, type SeasonOptions } from '../season-options.ts';
import { teamRulesAsked, withTeamRuleOptions, type TeamRuleOptions } from '../team-rule-options.ts';
import { DEED_WORDS } from '../words/deeds.ts';

interface Options
  extends
    CommonOptions,
    RegulationOptions,
    EstimateOptions,
    FideRecordOptions,
    SeasonOptions,
    TeamRuleOptions {
  readonly name?: string;
  readonly rounds?: string;
  readonly firstDay?: string;
  readonly lastDay?: string;
  readonly roundDays?: string;
  readonly place?: string;
  readonly federation?: string;
  readonly arbiter?: string;
  readonly timeZone?: string;
  readonly timeControl?: string;
  readonly tiebreaks?: string;
  readonly initialColour?: string;
  readonly halfPointByes?: string;
}

export function set(program: Command, cli: Cli): void {
  const words = DEED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'set', 'set')
    .option('--name <name>', words.option_name)
    .option('--rounds <n>', cli.words.option_rounds)
    .option('--first-day <date>', cli.words.option_firstDay)
    .option('--last-day <date>', cli.words.option_lastDay)
    .option('--round-days <days>', words.option_roundDays)
    .option('--place <place>', cli.words.option_place)
    .option('--federation <code>', cli.words.option_federation)
    .option('--arbiter <name>', cli.words.option_arbiter)
    .option('--time-zone <zone>', cli.words.option_timeZone)
    .option('--time-control <rate>', words.option_timeControl)
    .option('--tiebreaks <list>', words.option_tiebreaks)
    .option('--initial-colour <colour>', words.option_initialColour)
    .option('--half-point-byes <n>', words.option_halfPointByes)
    .option('--default-time <minutes>', words.option_defaultTime)
    .option('--rated <yes|no>', words.option_rated)
    .option('--byes-announced <yes|no>', words.option_byesAnnounced)
    .option('--forfeits-out <n>', words.option_forfeitsOut)
    .option('--late-entry <points>', words.option_lateEntry)
    .option('--bye-deadline <when>', words.option_byeDeadline)
    .option('--licence <licence>', words.option_licence)
    .option('--checked-and-paid <yes|no>', words.option_checkedAndPaid)
    .option('--rating-changes <yes|no>', words.option_ratingChanges)
    .option('--norms-to-players <yes|no>', words.option_normsToPlayers)
    .option('--fine-up-to <amount>', words.option_fineUpTo)
    .option('--estimates <file>', ESTIMATE_WORDS[cli.language].option_estimates)
    .option('--estimates-source <text>', ESTIMATE_WORDS[cli.language].option_estimatesSource)
    .option('--level <level>', words.option_level);
  withTeamRuleOptions(withSeasonOptions(withFideRecordOptions(command, cli), cli), cli);
  withDeedOptions(command, cli).action(async (ref: string, options: Options) => {
    const asked = changesOf(cli, options);
    const fixed = regulationsAsked(cli, options);
    const table = estimatesAsked(cli, options);
    const notices: string[] = [];
    await doDeed(cli, 'set', ref, options, ({ settings }) => {
      const { kind, regulations: before } = settings;
      const said = { ...fixed, ...fideRecordAsked(cli, before, options) };
      const isRegulated = Object.keys(said).length > 0 || table !== undefined;
      const ofTeams = {
        ...seasonAsked(cli, settings, options),
        ...teamRulesAsked(cli, settings, options),
      };
      if (Object.keys({ ...asked, ...ofTeams }).length === 0 && !isRegulated) {
        const sentence = fill(DEED_WORDS[cli.language].nothingAsked, { command: 'set' });
        throw new CliFailure(EXIT.badRequest, sentence);
      }
      const mixed = kind === 'individual' ? mixedClasses(asked.tieBreaks ?? []) : null;
      if (mixed !== null) notices.push(sayMixedClasses(mixed, cli.language));
      const { estimates: kept, ...others } = { ...before, ...said };
      const estimates = table === undefined ? kept : (table ?? undefined);
      const regulations = { ...others, ...(estimates === undefined ? {} : { estimates }) };
      const changes = { ...asked, ...ofTeams, ...(isRegulated ? { regulations } : {}) };
      return [{ type: 'changeSettings', changes }];
    });
    for (const notice of new Set(notices)) cli.err(`${notice}\n`);
  });
}

/** Only what was said: the rest stays as it is. */
function changesOf(cli: Cli, options: Options): Partial<Settings> {
  const { name, place, arbiter, federation, timeControl, tiebreaks, initialColour } = options;
  return {
    ...(name !== undefined && { name }),
    ...(options.rounds !== undefined && { rounds: countOf(cli, options.rounds) }),
    ...(options.firstDay !== undefined && { firstDay: dayOf(cli, options.firstDay) }),
    ...(options.lastDay !== undefined && { lastDay: dayOf(cli, options.lastDay) }),
    ...(options.roundDays !== undefined && { roundDates: roundDaysOf(cli, options.roundDays) }),
    ...(place !== undefined && { place }),
    ...(federation !== undefined && { federation: federation.toUpperCase() }),
    ...(arbiter !== undefined && { chiefArbiter: arbiter }),
    ...(options.timeZone !== undefined && { timeZone: options.timeZone }),
    ...(timeControl !== undefined && { timeControl }),
    ...(tiebreaks !== undefined && { tieBreaks: asWritten(splitTieBreaks(tiebreaks)) }),
    ...(initialColour !== undefined && { initialColour: colourOf(cli, initialColour) }),
    ...(options.halfPointByes !== undefined && {
      halfPointByes: countOf(cli, options.halfPointByes, 0),
    }),
  };
}

/** Codes as report files write them; what is none is left to the event to refuse. */
const asWritten = (list: readonly string[]): readonly string[] =>
  list.map((text) => {
    const parsed = parseDescriptor(text);
    return parsed.ok ? writeDescriptor(parsed.value) : text;
  });

function countOf(cli: Cli, value: string, least = 1): number {
  if (/^\d{1,6}$/.test(value) && Number(value) >= least) return Number(value);
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value }));
}

/** The day of each round in order; `-` for one that is not known. */
const roundDaysOf = (cli: Cli, list: string): Settings['roundDates'] =>
  list.split(',').map((day) => (day.trim() === '-' ? null : dayOf(cli, day.trim())));

function dayOf(cli: Cli, value: string): string {
  if (isIsoDate(value)) return value;
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notADay, { value }));
}

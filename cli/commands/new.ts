import type { Command } from 'commander';
import { writeTournamentFile } from '@ronde/core/formats/tournament-file/write-tournament-file.ts';
import type { Suspension } from '@ronde/core/administration/licences/suspensions.ts';
import { editionById } from '@ronde/core/rules/editions/registry.ts';
import type { Chapter } from '@ronde/core/rules/editions/edition.ts';
import { systemNamed } from '@ronde/core/pairing/systems.ts';
import type { CupPlayOff } from '@ronde/core/rules/cup-rules.ts';
import { isSidesRule, SIDES_BY } from '@ronde/core/rules/sides-rules.ts';
import { isIsoDate } from '@ronde/core/rules/identity.ts';
import { perform } from '@ronde/core/tournament/decide.ts';
import { EMPTY_LEDGER, type Entry } from '@ronde/core/tournament/log.ts';
import { sayRefusalInFull } from '@ronde/core/tournament/words/say-refusal-in-full.ts';
import { lateRules } from '@ronde/core/pairing/cup/late-entries-text.ts';
import { readPlayOff } from '@ronde/core/pairing/cup/play-off-text.ts';
import { teamsOnBoards } from '../boards-option.ts';
import { lateEntries } from '../late-entries.ts';
import { CUP_WORDS } from '../words/cup.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import { MOLTER_CLI_WORDS } from '../words/molter.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { confirmationsOf, unconfirmed } from '../deeds/confirmations.ts';
import { collect } from '../deeds/deed-command.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { houseRegister } from '../house-register.ts';
import { writeOutput } from '../output-file.ts';
import { storeFailure, withStore } from '../source.ts';
import { scoringOf } from '../scoring-option.ts';
import { newId } from '../new-id.ts';
import { systemAsked } from '../system-option.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { NewSettings } from '@ronde/core/tournament/settings.ts';
import { usualTimeZone } from '@ronde/core/tournament/usual-time-zone.ts';
import { ownZone } from '@ronde/exchange/exports/own-zone.ts';

interface Options extends JsonOption {
  readonly rounds?: string;
  readonly firstDay?: string;
  readonly lastDay?: string;
  readonly place?: string;
  readonly timeZone?: string;
  readonly federation?: string;
  readonly arbiter?: string;
  readonly team?: boolean;
  readonly boards?: string;
  readonly system?: string;
  readonly scoring?: string;
  readonly games?: string;
  readonly thirdPlace?: boolean;
  readonly late?: string;
  readonly playOff?: string;
  readonly sideA?: string;
  readonly edition: readonly string[];
  readonly public?: boolean;
  readonly file?: string;
  readonly id?: string;
  readonly force?: boolean;
  readonly confirm: readonly string[];
}

export function newTournament(program: Command, cli: Cli): void {
  const words = CUP_WORDS[cli.language];
  program
    .command('new')
    .description(cli.words.about_new)
    .argument('<name>', cli.words.argument_name)
    .option('--rounds <n>', cli.words.option_roundsOfNew)
    .option('--first-day <date>', cli.words.option_firstDay)
    .option('--last-day <date>', cli.words.option_lastDay)
    .option('--place <place>', cli.words.option_place)
    .option('--time-zone <zone>', cli.words.option_timeZone)
    .option('--federation <code>', cli.words.option_federation)
    .option('--arbiter <name>', cli.words.option_arbiter)
    .option('--team', cli.words.option_team)
    .option('--boards <n>', MOLTER_CLI_WORDS[cli.language].option_boards)
    .option('--system <system>', cli.words.option_system)
    .option('--games <n>', words.option_games)
    .option('--third-place', words.option_thirdPlace)
    .option('--late <list>', words.option_late)
    .option('--play-off <procedure>', words.option_playOff)
    .option('--side-a <who>', words.option_sideA)
    .option('--scoring <points>', cli.words.option_scoring)
    .option('--edition <id>', cli.words.option_edition, collect, [])
    .option('--public', cli.words.option_publicEvent)
    .option('--file <file>', cli.words.option_file)
    .option('--id <id>', cli.words.option_id)
    .option('--force', cli.words.option_force)
    .option('--confirm <codes>', DEED_WORDS[cli.language].option_confirm, collect, [])
    .option('--json', cli.words.json)
    .action(async (name: string, options: Options, command: Command) => {
      if (options.rounds === undefined && !roundsFollow(cli, options)) missesRounds(command);
      const entry = firstEntry(cli, name, options, await houseRegister(cli));
      const id = newId(cli, options.id, name);
      if (options.file === undefined) {
        await withStore(cli, async (store) => {
          const created = await store.create(id, { at: entry.at }, [entry]);
          if (!created.ok) throw storeFailure(cli, created.error);
        });
      } else {
        const text = writeTournamentFile({ id, createdAt: entry.at, entries: [entry] });
        writeOutput(cli, options.file, text, options.force === true);
      }
      const where = options.file ?? id;
      answer(
        cli,
        options.json === true,
        { id, file: options.file ?? null },
        fill(cli.words.created, { id: where }),
      );
    });
}

function firstEntry(
  cli: Cli,
  name: string,
  options: Options,
  suspensions: readonly Suspension[],
): Entry {
  const at = cli.now().toISOString();
  const created = perform(
    EMPTY_LEDGER,
    {
      type: 'createTournament',
      settings: settingsOf(cli, name, options, at),
      editions: editionsOf(cli, options),
      ...(options.public === true ? { published: true } : {}),
    },
    { at, by: 'ronde new', confirmations: confirmationsOf(cli, options.confirm), suspensions },
  );
  if (!created.ok) {
    const { error } = created;
    if (error.kind === 'unconfirmed') throw unconfirmed(cli, error.warnings);
    throw new CliFailure(EXIT.badRequest, sayRefusalInFull(error.refusal, cli.language), error);
  }
  if (created.value.entry === null) throw new Error('creation made no entry');
  return created.value.entry;
}

function settingsOf(cli: Cli, name: string, options: Options, at: string): NewSettings {
  const federation = options.federation?.toUpperCase() ?? null;
  return {
    name,
    rounds: roundsOf(cli, options),
    firstDay: dayOf(cli, options.firstDay) ?? at.slice(0, 10),
    lastDay: dayOf(cli, options.lastDay),
    place: options.place ?? null,
    federation,
    timeZone: options.timeZone ?? usualTimeZone(ownZone(), federation),
    chiefArbiter: options.arbiter ?? null,
    ...teamsOf(cli, options),
    ...(options.system === undefined ? {} : { system: systemAsked(cli, options.system) }),
    ...cupOf(cli, options),
    ...sidesOf(cli, options),
    ...(options.scoring === undefined ? {} : { scoring: scoringOf(cli, options.scoring) }),
  };
}

/** An event of teams: as it is said, or as its system or its boards ask. */
function teamsOf(cli: Cli, { team, boards, system }: Options): Partial<NewSettings> {
  const face = system === undefined ? null : systemNamed(systemAsked(cli, system));
  if (team !== true && boards === undefined && face?.participants !== 'teams') return {};
  return {
    kind: 'team',
    ...(boards === undefined ? {} : { team: teamsOnBoards(cli, boards) }),
  };
}

/** Declared, except where they follow from the entrants when round 1 is paired. */
function roundsOf(cli: Cli, { rounds = '1' }: Options): number {
  const count = Number(rounds);
  if (!Number.isInteger(count) || count < 1) {
    throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value: rounds }));
  }
  return count;
}

function roundsFollow(cli: Cli, { system }: Options): boolean {
  if (system === undefined) return false;
  const { kind } = systemNamed(systemAsked(cli, system));
  return kind === 'knockout' || kind === 'twoSides';
}

/** As an option that every event needs. */
function missesRounds(command: Command): never {
  command.error("error: required option '--rounds <n>' not specified", {
    code: 'commander.missingMandatoryOptionValue',
  });
}

/** Who is on side A of a match of two sides: `club:Fougères`, `numbers:1-4`. */
function sidesOf(cli: Cli, { sideA }: Options): Pick<Partial<NewSettings>, 'sides'> {
  if (sideA === undefined) return {};
  const [kind, ...named] = sideA.split(':');
  const by = SIDES_BY.find((one) => one === kind);
  const rule = by === undefined ? null : { by, first: named.join(':').trim() };
  if (rule === null || !isSidesRule(rule)) {
    const sentence = fill(CUP_WORDS[cli.language].notASide, { value: sideA });
    throw new CliFailure(EXIT.badRequest, sentence);
  }
  return { sides: rule };
}

/** What is fixed for a cup; nothing where nothing is said. */
function cupOf(cli: Cli, options: Options): Pick<Partial<NewSettings>, 'cup'> {
  const { games, thirdPlace, late, playOff } = options;
  if ([games, thirdPlace, late, playOff].every((one) => one === undefined)) return {};
  const count = Number(games ?? 1);
  if (!Number.isInteger(count) || count < 1 || count > MOST_GAMES) {
    throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value: games ?? '' }));
  }
  return {
    cup: {
      games: count,
      thirdPlace: thirdPlace === true,
      ...lateRules(late === undefined ? [] : lateEntries(cli, late)),
      ...(playOff === undefined ? {} : { playOff: playOffOf(cli, playOff) }),
    },
  };
}

function playOffOf(cli: Cli, value: string): CupPlayOff {
  const read = readPlayOff(value);
  if (read !== null) return read;
  throw new CliFailure(EXIT.badRequest, fill(CUP_WORDS[cli.language].notAProcedure, { value }));
}

/** More than any match of a cup. */
const MOST_GAMES = 12;

function dayOf(cli: Cli, value: string | undefined): string | null {
  if (value === undefined) return null;
  if (isIsoDate(value)) return value;
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notADay, { value }));
}

function editionsOf(cli: Cli, options: Options): Partial<Record<Chapter, string>> {
  const pinned: Partial<Record<Chapter, string>> = {};
  for (const id of options.edition) {
    const edition = editionById(id);
    if (edition === null) {
      throw new CliFailure(EXIT.badRequest, fill(cli.words.notAnEdition, { value: id }));
    }
    pinned[edition.chapter] = id;
  }
  return pinned;
}

import type { Command } from 'commander';
import { papersOfPlayer } from '@ronde/core/documents/forms/form-papers.ts';
import { applicationPaper } from '@ronde/core/documents/forms/title-application-paper.ts';
import { titleApplication } from '@ronde/core/documents/norms/title-application.ts';
import { applicationCheck, type ApplicationCheck } from '@ronde/core/ratings/titles/application.ts';
import {
  bringsDirectTitles,
  bringsTitleOfGroup,
  directTitle,
  titlesByRating,
} from '@ronde/core/ratings/titles/other-titles.ts';
import type { PlayerFile } from '@ronde/core/ratings/titles/player-file.ts';
import { writePlayerFile } from '@ronde/core/ratings/titles/read-player-file.ts';
import { editionIn, inForceOn, type EditionOf } from '@ronde/core/rules/editions/registry.ts';
import {
  NORM_TITLES,
  type NormTitle,
  type TitleProperties,
} from '@ronde/core/rules/editions/title-properties.ts';
import { isIsoDate, type Tpn } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { TITLES, type Title } from '@ronde/core/rules/title.ts';
import { keptNorms } from '@ronde/core/tournament/norms/kept-norm.ts';
import { playersByNumber } from '@ronde/core/tournament/numbers.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { playerRecords } from '@ronde/core/tournament/views/records.ts';
import { ownZone } from '@ronde/exchange/exports/own-zone.ts';
import { openOne, stateOf } from '../asked-event.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { applicationsText } from '../forms-text.ts';
import { readIfFile } from '../input-file.ts';
import { normEventKind } from '../norm-options.ts';
import { writeOutput } from '../output-file.ts';
import { playerFileIn } from '../player-file.ts';
import { playerNamed } from '../player-option.ts';
import { titlesText } from '../titles-text.ts';
import { writePapers } from '../write-papers.ts';
import { NORMS_WORDS } from '../words/norms.ts';
import { PRINT_WORDS } from '../words/print.ts';
import { TITLES_WORDS } from '../words/titles.ts';

interface Options extends JsonOption {
  readonly add?: string;
  readonly player?: string;
  readonly kind?: string;
  readonly title?: string;
  readonly submitted?: string;
  readonly meeting?: string;
  readonly rating?: string;
  readonly games?: string;
  readonly reached?: string;
  readonly direct?: string;
  readonly sex?: string;
  readonly championship?: string;
  readonly group?: string;
  readonly edition?: string;
  readonly it2?: boolean;
  readonly out?: string;
  readonly force?: boolean;
}

export function titles(program: Command, cli: Cli): void {
  const words = TITLES_WORDS[cli.language];
  program
    .command('titles')
    .description(words.about)
    .argument('<file>', words.argument_file)
    .option('--add <event>', words.option_add)
    .option('--player <player>', words.option_player)
    .option('--kind <kind>', words.option_kind)
    .option('--rating <n>', words.option_rating)
    .option('--games <n>', words.option_games)
    .option('--reached <date>', words.option_reached)
    .option('--title <title>', words.option_title)
    .option('--submitted <date>', words.option_submitted)
    .option('--meeting <date>', words.option_meeting)
    .option('--sex <sex>', words.option_sex)
    .option('--direct <title>', words.option_direct)
    .option('--championship <figures>', words.option_championship)
    .option('--group <figures>', words.option_group)
    .option('--edition <id>', words.option_edition)
    .option('--it2', words.option_it2)
    .option('--out <file>', words.option_out)
    .option('--force', cli.words.option_force)
    .option('--json', cli.words.json)
    .action(async (path: string, options: Options) => {
      const edition = editionAsked(cli, options.edition);
      const asked = {
        title: options.title === undefined ? null : normTitleOf(cli, options.title),
        direct: options.direct === undefined ? null : titleOf(cli, options.direct),
        days: {
          submitted: dayOf(cli, options.submitted),
          meeting: dayOf(cli, options.meeting),
        },
      };
      const file = await updated(cli, path, options);
      const checks = (asked.title === null ? NORM_TITLES : [asked.title])
        .map((title) => applicationCheck(title, file, asked.days, edition.properties))
        .filter((check): check is ApplicationCheck => check !== null);
      if (checks.length === 0) throw bad(words.notPrinted, { edition: edition.id });
      // Of titles nobody asked for only those with a norm are told.
      const shown = asked.title === null ? checks.filter(({ norms }) => norms.length > 0) : checks;
      if (options.it2 === true) {
        const applications = shown.map((check) =>
          titleApplication(file, check, asked.days.submitted),
        );
        if (applications.length === 0) throw bad(words.nothingToApplyFor, { player: file.name });
        if (options.out !== undefined) {
          const sheets = applications.map((one) => applicationPaper(file.name, one, cli.language));
          const pages = await writePapers(
            cli,
            { out: options.out, force: options.force === true },
            papersOfPlayer(file.name, sheets, {
              ...{ language: cli.language, at: cli.now().toISOString(), zone: ownZone() },
            }),
          );
          const told = fill(PRINT_WORDS[cli.language].written, { out: options.out, pages });
          answer(cli, options.json === true, { written: options.out, pages }, told);
          return;
        }
        const text = applicationsText(cli, file.name, applications);
        answer(cli, options.json === true, { applications }, text);
        return;
      }
      const byRating = titlesByRating(file, edition.properties);
      const direct = asked.direct && directTitle(asked.direct, file, edition.properties);
      const championship = championshipOf(cli, options, edition.properties);
      const value = { player: file.name, applications: shown, byRating, direct, championship };
      answer(cli, options.json === true, value, titlesText(cli, value));
    });
}

const bad = (sentence: string, params: Readonly<Record<string, string | number>>): CliFailure =>
  new CliFailure(EXIT.badRequest, fill(sentence, params));

/** The file with what was asked to be added, written where something was. */
async function updated(cli: Cli, path: string, options: Options): Promise<PlayerFile> {
  const words = TITLES_WORDS[cli.language];
  const bytes = readIfFile(cli, path);
  const held = bytes === null ? null : playerFileIn(cli, path, new TextDecoder().decode(bytes));
  const figures = {
    ...(options.rating === undefined
      ? {}
      : { highestRating: numberOf(cli, '--rating', options.rating) }),
    ...(options.sex === undefined ? {} : { sex: sexOf(cli, options.sex) }),
    ...(options.games === undefined ? {} : { ratedGames: numberOf(cli, '--games', options.games) }),
    ...(options.reached === undefined ? {} : { ratingReached: dayOf(cli, options.reached) }),
  };
  const added = options.add === undefined ? null : await withEvent(cli, path, held, options);
  const file = added ?? held;
  if (file === null) {
    throw new CliFailure(EXIT.fileAccess, fill(words.noFile, { file: path }));
  }
  const now = { ...file, ...figures };
  const isChanged = added !== null || Object.keys(figures).length > 0;
  if (isChanged) writeOutput(cli, path, writePlayerFile(now), bytes !== null);
  return now;
}

async function withEvent(
  cli: Cli,
  path: string,
  held: PlayerFile | null,
  { add = '', player, kind, edition }: Options,
): Promise<PlayerFile | null> {
  const words = TITLES_WORDS[cli.language];
  if (player === undefined) throw bad(words.needsPlayer, {});
  const state = stateOf(cli, await openOne(cli, add));
  const records = playerRecords(state, { ratingReport: true });
  const tpn = playerNamed(cli, records, player);
  const name = records.find((record) => record.tpn === tpn)?.name ?? player;
  const norms = keptNorms(state, tpn, {
    ...(kind === undefined ? {} : { kind: normEventKind(cli, kind) }),
    ...(edition === undefined ? {} : { edition }),
  });
  const event = state.settings.name;
  if (norms.length === 0) throw bad(words.nothingMade, { player: name, event });
  const sex = sexIn(state, tpn);
  const file = held ?? {
    name,
    ...(sex === undefined ? {} : { sex }),
    highestRating: null,
    ratedGames: null,
    ratingReached: null,
    norms: [],
  };
  const { firstDay } = state.settings;
  if (file.norms.some((norm) => norm.event === event && norm.firstDay === firstDay)) {
    cli.err(`${fill(words.keptAlready, { file: path, event })}\n`);
    return null;
  }
  cli.err(`${fill(words.added, { norms: norms.length, event, file: path })}\n`);
  return { ...file, norms: [...file.norms, ...norms] };
}

function editionAsked(cli: Cli, id: string | undefined): EditionOf<'titles'> {
  if (id === undefined) return inForceOn('titles', cli.now().toISOString().slice(0, 10)).edition;
  const edition = editionIn('titles', id);
  if (edition !== null) return edition;
  throw bad(NORMS_WORDS[cli.language].notAnEdition, { value: id });
}

/** The sex the event has for a player, where it has one. */
function sexIn(state: Tournament, number: Tpn): PlayerFile['sex'] {
  const id = playersByNumber(state).get(number);
  return id === undefined ? undefined : state.players.get(id)?.sex;
}

function sexOf(cli: Cli, value: string): 'm' | 'w' {
  if (value === 'm' || value === 'w') return value;
  throw bad(TITLES_WORDS[cli.language].notASex, { value });
}

/** Whether a championship, or a group of several played as one, brings titles directly (B.01 1.2.3). */
function championshipOf(
  cli: Cli,
  { championship, group }: Options,
  rules: TitleProperties,
): ReturnType<typeof bringsDirectTitles> {
  if (championship === undefined) return null;
  const of = (option: string, text: string): readonly number[] => {
    const figures = text.split(',').map((one) => one.trim());
    return figures.map((one) => numberOf(cli, option, one));
  };
  const [concerned = 0, federations = 0, participants = 0, rounds = 0, ...more] = of(
    '--championship',
    championship,
  );
  if (more.length > 0 || rounds === 0) {
    throw bad(TITLES_WORDS[cli.language].notAChampionship, { value: championship });
  }
  if (group === undefined) {
    const event = { federationsConcerned: concerned, federations, participants, rounds };
    return bringsDirectTitles(event, rules);
  }
  const [players, from, scorePercent] = of('--group', group);
  if (players === undefined || from === undefined || scorePercent === undefined) {
    throw bad(TITLES_WORDS[cli.language].notAGroup, { value: group });
  }
  const merged = { participants, federations };
  const own = { participants: players, federations: from };
  return bringsTitleOfGroup({ merged, own, scorePercent }, rules);
}

function normTitleOf(cli: Cli, value: string): NormTitle {
  const title = NORM_TITLES.find((one) => one === value);
  if (title !== undefined) return title;
  throw bad(TITLES_WORDS[cli.language].notANormTitle, { value });
}

function titleOf(cli: Cli, value: string): Title {
  const title = TITLES.find((one) => one === value);
  if (title !== undefined) return title;
  throw bad(TITLES_WORDS[cli.language].notATitle, { value });
}

function numberOf(cli: Cli, option: string, value: string): number {
  if (/^\d{1,4}$/.test(value)) return Number(value);
  throw bad(TITLES_WORDS[cli.language].notANumber, { value, option });
}

function dayOf(cli: Cli, value: string | undefined): string | null {
  if (value === undefined) return null;
  if (isIsoDate(value)) return value;
  throw bad(TITLES_WORDS[cli.language].notADay, { value });
}

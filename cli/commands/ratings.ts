import type { Command } from 'commander';
import { csvOfRows } from '@ronde/core/documents/lists/plain-list.ts';
import {
  eligibilityRows,
  gameRows,
  ratingRows,
} from '@ronde/core/documents/ratings/ratings-tables.ts';
import { ratingWorking, sayEventNote } from '@ronde/core/documents/ratings/ratings-text.ts';
import { RATINGS_WORDS } from '@ronde/core/documents/ratings/ratings-words.ts';
import type { PlayerRating } from '@ronde/core/ratings/event-ratings.ts';
import { editionIn } from '@ronde/core/rules/editions/registry.ts';
import { isIsoDate, tpn, type Tpn } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { RatingOptions } from '@ronde/core/tournament/rating-question.ts';
import { ratingsView, type RatingsView } from '@ronde/core/tournament/views/ratings.ts';
import { playerRecords } from '@ronde/core/tournament/views/records.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { openState } from '../open-state.ts';
import { playerNamed } from '../player-option.ts';
import { ratingKindOf } from '../rating-kind-option.ts';
import { explainedJson, ratingsJson } from '../ratings-json.ts';
import { namesOf } from '../standings-views.ts';
import { table } from '../table.ts';
import { RATING_COMMAND_WORDS } from '../words/ratings-words.ts';

interface Options extends JsonOption {
  readonly kind?: string;
  readonly edition?: string;
  readonly k?: string;
  readonly registered?: string;
  readonly with?: readonly string[];
  readonly why?: string;
  readonly csv?: boolean;
}

/** The ratings of an event, and whether it can be rated. */
export function ratings(program: Command, cli: Cli): void {
  const words = RATING_COMMAND_WORDS[cli.language];
  program
    .command('ratings')
    .description(words.about_ratings)
    .argument('<file>', cli.words.argument_ref)
    .option('--kind <kind>', words.option_kind)
    .option('--edition <id>', words.option_edition)
    .option('--k <list>', words.option_k)
    .option('--registered <day>', words.option_registered)
    .option('--with <files...>', words.option_with)
    .option('--why <player>', words.option_why)
    .option('--csv', cli.words.option_csv)
    .option('--json', cli.words.json)
    .action(async (file: string, options: Options) => {
      const asked = optionsOf(cli, options);
      const state = await openState(cli, file);
      const others = await Promise.all((options.with ?? []).map((other) => openState(cli, other)));
      const view = ratingsView(state, { ...asked, others });
      const json = options.json === true;
      if (options.why !== undefined) {
        const number = playerNamed(cli, playerRecords(state, { ratingReport: true }), options.why);
        explain(cli, view, number, options);
        return;
      }
      if (options.csv === true) cli.out(csvOfRows(ratingRows(view, cli.language), cli.language));
      else answer(cli, json, ratingsJson(view), asText(cli, view));
    });
}

function optionsOf(cli: Cli, { kind, edition, k, registered }: Options): RatingOptions {
  if (edition !== undefined && editionIn('ratings', edition) === null) {
    throw new CliFailure(EXIT.badRequest, fill(cli.words.notAnEdition, { value: edition }));
  }
  if (registered !== undefined && !isIsoDate(registered)) {
    const { notADay } = RATING_COMMAND_WORDS[cli.language];
    throw new CliFailure(EXIT.badRequest, fill(notADay, { value: registered }));
  }
  return {
    ...(kind === undefined ? {} : { kind: ratingKindOf(cli, kind) }),
    ...(edition === undefined ? {} : { edition }),
    ...(k === undefined ? {} : { givenK: givenK(cli, k) }),
    ...(registered === undefined ? {} : { registeredOn: registered }),
    today: cli.now().toISOString().slice(0, 10),
  };
}

const MOST_K = 100;

function givenK(cli: Cli, text: string): ReadonlyMap<Tpn, number> {
  return new Map(
    text.split(',').map((part) => {
      const [, number = '', k = ''] = /^\s*(\d{1,4})\s*=\s*(\d{1,3})\s*$/.exec(part) ?? [];
      if (Number(number) > 0 && Number(k) > 0 && Number(k) <= MOST_K) {
        return [tpn(Number(number)), Number(k)];
      }
      const { notAK } = RATING_COMMAND_WORDS[cli.language];
      throw new CliFailure(EXIT.badRequest, fill(notAK, { value: part.trim() }));
    }),
  );
}

function asText(cli: Cli, view: RatingsView): string {
  const { language } = cli;
  const words = RATINGS_WORDS[language];
  return [
    `${words.title[view.kind]} · ${fill(words.edition, { edition: view.edition.name[cli.language] })}`,
    table(ratingRows(view, language)),
    words.eligibilityTitle,
    table(eligibilityRows(view, language)),
    ...(view.lists === null ? [] : [fill(words.lists, { ...view.lists })]),
    ...view.notes.map((note) => sayEventNote(note, language)),
  ].join('\n');
}

function explain(cli: Cli, view: RatingsView, number: Tpn, options: Options): void {
  const player = view.players.find((each) => each.tpn === number);
  if (player === undefined) throw new RangeError(`nobody has the number ${number}`);
  const rows = gameRows(player, namesOf(view.players), cli.language);
  if (options.csv === true) {
    cli.out(csvOfRows(rows, cli.language));
    return;
  }
  const text = [headOf(cli, player), table(rows), ...ratingWorking(player, view, cli.language)];
  answer(cli, options.json === true, explainedJson(view, player), text.join('\n'));
}

const headOf = (cli: Cli, { tpn: number, name, rating }: PlayerRating): string =>
  `${number} ${name}, ${rating ?? RATINGS_WORDS[cli.language].unrated}`;

import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import type { EventFile, FormAsk } from '@ronde/core/documents/forms/form.ts';
import { missingIn } from '@ronde/core/documents/forms/form.ts';
import { makeForm } from '@ronde/core/documents/forms/form-makers.ts';
import { linesOfMinutes } from '@ronde/core/documents/forms/minutes.ts';
import { FORM_NAMES, isFormName } from '@ronde/core/documents/forms/forms.ts';
import { formPapers } from '@ronde/core/documents/forms/form-papers.ts';
import { formText } from '@ronde/core/documents/forms/form-text.ts';
import { dossierText } from '@ronde/core/documents/dossier/say-dossier.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { FORM_FACTS } from '@ronde/core/tournament/form-facts.ts';
import { FORM_FACT_NAMES } from '@ronde/core/tournament/words/form-fact-words.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { zoneOf } from '@ronde/exchange/exports/own-zone.ts';
import {
  listOfDossier,
  makeDossier,
  type PrintForms,
} from '@ronde/exchange/dossier/make-dossier.ts';
import { gamesToWrite } from '@ronde/exchange/games/games-to-write.ts';
import { PLAIN } from '@ronde/paper/print-options.ts';
import { openTypesetter } from '@ronde/paper/typesetter.ts';
import { fileOf, openOne } from '../asked-event.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { deedCommand, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { playersOf } from '../deeds/player-of-event.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { notWritten, refuseToReplace } from '../file-failure.ts';
import { readInput } from '../input-file.ts';
import { openState } from '../open-state.ts';
import { oneOf } from '../regulation-options.ts';
import { table } from '../table.ts';
import { DOSSIER_COMMAND_WORDS } from '../words/dossier-words.ts';

interface DossierOptions extends JsonOption {
  readonly out?: string;
  readonly minutes?: string;
  readonly force?: boolean;
}

/** The papers of an event with its report and games, or the list of what is missing. */
export function dossier(program: Command, cli: Cli): void {
  const words = DOSSIER_COMMAND_WORDS[cli.language];
  program
    .command('dossier')
    .description(words.about_dossier)
    .argument('<ref>', cli.words.argument_ref)
    .option('--out <file>', words.option_out)
    .option('--minutes <file>', words.option_minutes)
    .option('--force', cli.words.option_force)
    .option('--json', cli.words.json)
    .action(async (ref: string, options: DossierOptions) => {
      const source = await openOne(cli, ref);
      const file = fileOf(cli, source);
      const kept = source.kind === 'log' ? ((await source.beside()).games ?? []) : [];
      const request = {
        file,
        ask: askOf(cli, file.state, options),
        games: await gamesToWrite(file.state, kept),
      };
      if (options.out === undefined) {
        const list = listOfDossier(request);
        const text = dossierText(file.state.settings.name, list, cli.language).trimEnd();
        answer(cli, options.json === true, { dossier: list }, text);
        return;
      }
      refuseToReplace(cli, options.out, options.force === true);
      const print = await printerOf(cli, file);
      const { list, bytes } = await makeDossier({ ...request, print });
      write(cli, options.out, bytes, options.force === true);
      const open = list.pieces.filter(({ standing }) => standing !== 'notNeeded');
      const there = open.filter(({ standing }) => standing === 'there').length;
      const said = { file: options.out, there, open: open.length - there };
      answer(
        cli,
        options.json === true,
        { written: options.out, dossier: list },
        fill(words.written, said),
      );
    });
}

/** Sets papers; where nothing here can, they are there as text. */
async function printerOf(cli: Cli, { state }: EventFile): Promise<PrintForms> {
  const opened = await openTypesetter();
  if (!opened.ok) return () => Promise.resolve(null);
  const ask = { language: cli.language, zone: zoneOf(state), at: cli.now().toISOString() };
  return (forms) => Promise.resolve(opened.value.print(formPapers(state, forms, ask), PLAIN).bytes);
}

function askOf(cli: Cli, state: Tournament, { minutes }: Pick<DossierOptions, 'minutes'>): FormAsk {
  const ask = { language: cli.language, zone: zoneOf(state) };
  if (minutes === undefined) return ask;
  return { ...ask, minutes: linesOfMinutes(textIn(cli, minutes)) };
}

/** With the ends of lines that every system reads. */
const textIn = (cli: Cli, file: string): string =>
  new TextDecoder().decode(readInput(cli, file)).replaceAll('\r\n', '\n').trimEnd();

function write(cli: Cli, file: string, bytes: Uint8Array, force: boolean): void {
  try {
    writeFileSync(file, bytes, { flag: force ? 'w' : 'wx' });
  } catch (error) {
    throw notWritten(cli, file, error);
  }
}

interface FormOptions extends JsonOption {
  readonly player?: string;
  readonly round?: string;
  readonly board?: string;
  readonly minutes?: string;
  readonly out?: string;
  readonly force?: boolean;
}

/** One paper of the event's file, as text or as values. */
export function form(program: Command, cli: Cli): void {
  const words = DOSSIER_COMMAND_WORDS[cli.language];
  program
    .command('form')
    .description(words.about_form)
    .argument('<ref>', cli.words.argument_ref)
    .argument('<form>', fill(words.argument_form, { forms: FORM_NAMES.join(', ') }))
    .option('--player <player>', words.option_player)
    .option('--round <number>', words.option_round)
    .option('--board <number>', words.option_board)
    .option('--minutes <file>', words.option_minutes)
    .option('--out <file>', words.option_pdf)
    .option('--force', cli.words.option_force)
    .option('--json', cli.words.json)
    .action(async (ref: string, name: string, options: FormOptions) => {
      if (!isFormName(name)) {
        const said = fill(words.notAForm, { value: name, forms: FORM_NAMES.join(', ') });
        throw new CliFailure(EXIT.badRequest, said);
      }
      const file = fileOf(cli, await openOne(cli, ref));
      const { player, round, board } = options;
      const [about] = player === undefined ? [] : playersOf(cli, file.state, [player]);
      const forms = makeForm(name, file, {
        ...askOf(cli, file.state, options),
        ...(about === undefined ? {} : { player: about }),
        ...(round === undefined ? {} : { round: whole(cli, round) }),
        ...(board === undefined ? {} : { board: whole(cli, board) }),
      });
      if (options.out !== undefined && forms.length > 0) {
        const bytes = await (await printerOf(cli, file))(forms);
        if (bytes === null) throw new CliFailure(EXIT.fileAccess, words.noTypesetter);
        write(cli, options.out, bytes, options.force === true);
      }
      const json = forms.map((one) => ({ ...one, missing: missingIn(one) }));
      const text = forms.map((one) => formText(one, cli.language)).join('\n\f\n');
      answer(cli, options.json === true, { forms: json }, text === '' ? words.nobody : text);
    });
}

function whole(cli: Cli, value: string): number {
  if (/^[1-9]\d{0,3}$/.test(value)) return Number(value);
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value }));
}

/** What the papers ask for and nothing else in the event holds. */
export function fillIn(program: Command, cli: Cli): void {
  const words = DOSSIER_COMMAND_WORDS[cli.language];
  const command = deedCommand(program, cli, 'fill-in', 'fillIn')
    .argument('[fact]', fill(words.argument_fact, { facts: FORM_FACTS.join(', ') }))
    .argument('[value]', words.argument_value)
    .option('--from <file>', words.option_from);
  withDeedOptions(command, cli).action(
    async (
      ref: string,
      fact: string | undefined,
      typed: string | undefined,
      options: CommonOptions & { readonly from?: string },
    ) => {
      const value = options.from === undefined ? typed : textIn(cli, options.from);
      if (fact !== undefined && value !== undefined) {
        const asked = {
          fact: oneOf(cli, fact, FORM_FACTS),
          value: value === 'none' ? null : value,
        };
        await doDeed(cli, 'fill-in', ref, options, () => [{ type: 'fillInForm', ...asked }]);
        return;
      }
      const { formFacts } = await openState(cli, ref);
      const facts = [...(formFacts ?? [])];
      const names = FORM_FACT_NAMES[cli.language];
      const text =
        facts.length === 0
          ? words.nothingFilledIn
          : `${words.filledIn}\n${table(facts.map(([name, said]) => [name, names[name], said]))}`;
      answer(cli, options.json === true, { filledIn: Object.fromEntries(facts) }, text);
    },
  );
}

import type { Command } from 'commander';
import {
  CASE_TRIGGERS,
  caseDeadlines,
  type CaseTrigger,
} from '@ronde/core/administration/deadlines/cases.ts';
import { DEADLINE_WORDS } from '@ronde/core/administration/deadlines/deadline-words.ts';
import { DUTY_NAMES } from '@ronde/core/administration/deadlines/duties.ts';
import { sayArticle, sayDuty } from '@ronde/core/administration/deadlines/say-deadline.ts';
import { HOMOLOGATION_KINDS } from '@ronde/core/administration/homologation/kinds.ts';
import type { DutySettledAs } from '@ronde/core/administration/record.ts';
import { deadlinesCalendar } from '@ronde/core/documents/administration/deadlines-calendar.ts';
import { isIsoDate } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Command as TournamentCommand } from '@ronde/core/tournament/command.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { deadlineLines } from '@ronde/core/tournament/views/administration.ts';
import { answer, type Cli } from '../cli.ts';
import { collect, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { dayOption } from '../day-option.ts';
import { openState } from '../open-state.ts';
import { slug } from '../slug.ts';
import { table } from '../table.ts';
import { wallClock } from '../wall-clock.ts';
import { DEADLINE_CLI_WORDS } from '../words/deadlines.ts';
import { MONEY_CLI_WORDS } from '../words/money.ts';

interface Options extends CommonOptions {
  readonly ics?: boolean;
  readonly after?: string;
  readonly on?: string;
  readonly homologation?: string;
  readonly asked?: string;
  readonly number?: string;
  readonly qualifier?: boolean;
  readonly done: readonly string[];
  readonly notNeeded: readonly string[];
  readonly open: readonly string[];
  readonly proof?: string;
}

/** What is due and by when: of an event, with proof of what is done, or of a case. */
export function deadlines(program: Command, cli: Cli): void {
  const words = DEADLINE_CLI_WORDS[cli.language];
  const command = program
    .command('deadlines')
    .description(words.about)
    .argument('[event]', words.argument_event)
    .option('--ics', words.option_ics)
    .option('--after <case>', words.option_after)
    .option('--on <date>', words.option_on)
    .option('--homologation <kind>', words.option_homologation)
    .option('--asked <date>', words.option_asked)
    .option('--number <number>', words.option_number)
    .option('--qualifier', MONEY_CLI_WORDS[cli.language].option_qualifier)
    .option('--done <duty>', words.option_done, collect, [])
    .option('--not-needed <duty>', words.option_notNeeded, collect, [])
    .option('--open <duty>', words.option_open, collect, [])
    .option('--proof <words>', words.option_proof);
  withDeedOptions(command, cli).action(async (ref: string | undefined, options: Options) => {
    if (ref === undefined) {
      ofCase(cli, options);
      return;
    }
    if (isDeed(options)) {
      await doDeed(
        cli,
        'deadlines',
        ref,
        options,
        (state) => commandsOf(cli, state, options),
        ({ state }) => ({ json: asJson(cli, state), text: asText(cli, state) }),
      );
      return;
    }
    const state = await openState(cli, ref);
    if (options.ics === true) {
      cli.out(asCalendar(cli, state));
      return;
    }
    answer(cli, options.json === true, asJson(cli, state), asText(cli, state));
  });
}

const asJson = (cli: Cli, state: Tournament) => ({
  homologation: state.administration?.homologation ?? null,
  deadlines: deadlineLines(state, wallClock(cli, state)).map((line) => ({
    ...line,
    text: sayDuty(line, cli.language),
  })),
});

function asText(cli: Cli, state: Tournament): string {
  const words = DEADLINE_CLI_WORDS[cli.language];
  const { holders } = DEADLINE_WORDS[cli.language];
  const rows = deadlineLines(state, wallClock(cli, state)).map((line) => [
    line.due?.replace('T', ' ') ?? '–',
    sayDuty(line, cli.language),
    holders[line.who],
    words.standings[line.standing],
    [line.record?.on, line.record?.proof].filter((part) => part !== undefined).join(' '),
    sayArticle(line.article, cli.language),
  ]);
  const known = (state.administration?.homologation ?? null) !== null;
  return table([words.header, ...rows]) + (known ? '' : `\n${words.noHomologation}\n`);
}

const asCalendar = (cli: Cli, state: Tournament): string =>
  deadlinesCalendar(deadlineLines(state, wallClock(cli, state)), {
    event: slug(state.settings.name),
    name: state.settings.name,
    language: cli.language,
    changedAt: cli.now().toISOString(),
  });

const isDeed = ({ homologation: kind, asked, number, qualifier, ...options }: Options): boolean =>
  [kind, asked, number, qualifier].some((option) => option !== undefined) ||
  [options.done, options.notNeeded, options.open].some((duties) => duties.length > 0);

function commandsOf(cli: Cli, state: Tournament, options: Options): TournamentCommand[] {
  const { proof, on } = options;
  const said = {
    ...(on === undefined ? {} : { on: dayOption(cli, on) }),
    ...(proof === undefined ? {} : { proof }),
  };
  const settle = (duties: readonly string[], as: DutySettledAs | 'open'): TournamentCommand[] =>
    duties.map((duty) => ({
      ...{ type: 'settleDuty', ...dutyNamed(cli, duty), as },
      ...(as === 'open' ? {} : said),
    }));
  return [
    ...homologation(cli, state, options),
    ...settle(options.open, 'open'),
    ...settle(options.notNeeded, 'notNeeded'),
    ...settle(options.done, 'done'),
  ];
}

/** What is not said stays as it was. */
function homologation(cli: Cli, state: Tournament, options: Options): TournamentCommand[] {
  const words = DEADLINE_CLI_WORDS[cli.language];
  const { homologation: written, asked, number, qualifier } = options;
  if ([written, asked, number, qualifier].every((option) => option === undefined)) return [];
  const before = state.administration?.homologation ?? null;
  const kind = HOMOLOGATION_KINDS.find((one) => one === (written ?? before?.kind));
  if (kind === undefined) {
    if (written === undefined) throw new CliFailure(EXIT.badRequest, words.kindFirst);
    const params = { value: written, known: HOMOLOGATION_KINDS.join(', ') };
    throw new CliFailure(EXIT.badRequest, fill(words.notAKind, params));
  }
  return [
    {
      ...{ type: 'describeHomologation', kind, number: number ?? before?.number ?? null },
      requestedOn: asked === undefined ? (before?.requestedOn ?? null) : dayOption(cli, asked),
      qualifier: qualifier ?? before?.qualifier ?? false,
    },
  ];
}

function dutyNamed(cli: Cli, value: string) {
  const [name, mark] = value.split(':');
  const duty = DUTY_NAMES.find((one) => one === name);
  if (duty !== undefined && (mark === undefined || /^[1-9]\d{0,2}$/.test(mark))) {
    return { duty, ...(mark === undefined ? {} : { mark: Number(mark) }) };
  }
  const params = { value, known: DUTY_NAMES.join(', ') };
  throw new CliFailure(EXIT.badRequest, fill(DEADLINE_CLI_WORDS[cli.language].notADuty, params));
}

/** What follows from an appeal, a decision, a course …, by its day or hour. */
function ofCase(cli: Cli, { after, on, json }: Options): void {
  const words = DEADLINE_CLI_WORDS[cli.language];
  if (after === undefined || on === undefined) {
    throw new CliFailure(EXIT.badRequest, words.eventOrCase);
  }
  const trigger: CaseTrigger | undefined = CASE_TRIGGERS.find((one) => one === after);
  if (trigger === undefined) {
    const params = { value: after, known: CASE_TRIGGERS.join(', ') };
    throw new CliFailure(EXIT.badRequest, fill(words.notATrigger, params));
  }
  const [day = '', time] = on.split('T');
  if (!isIsoDate(day) || (time !== undefined && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))) {
    throw new CliFailure(EXIT.badRequest, fill(words.notAMoment, { value: on }));
  }
  const { triggers, steps } = DEADLINE_WORDS[cli.language];
  const found = caseDeadlines(trigger, on);
  const rows = found.map(({ step, due, article }) => [
    due.replace('T', ' '),
    steps[step],
    sayArticle(article, cli.language),
  ]);
  const value = { after: trigger, on, deadlines: found };
  answer(cli, json === true, value, `${triggers[trigger]}, ${on}\n${table(rows)}`);
}

import type { Command } from 'commander';
import { announcementOf } from '@ronde/core/decisions/needs/announcement.ts';
import { HALL_ITEMS } from '@ronde/core/decisions/needs/hall-checklist.ts';
import {
  AIDS,
  ASSISTANT_STANDINGS,
  NEED_KINDS,
  NO_NEEDS,
  type Assistant,
  type PlayerNeeds,
} from '@ronde/core/decisions/needs/need.ts';
import { hallItemName, NEEDS_WORDS } from '@ronde/core/decisions/needs/needs-words.ts';
import { sayAssistant, sayPairingNeed } from '@ronde/core/decisions/needs/say-needs.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import {
  needsView,
  type NeedsView,
  type PlayerNeedsLine,
  type RoundNeeds,
} from '@ronde/core/tournament/views/needs.ts';
import { answer, type Cli } from '../cli.ts';
import { collect, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { playerOf } from '../deeds/player-of-event.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { wholeOption } from '../money-options.ts';
import { openState } from '../open-state.ts';
import { oneOf } from '../regulation-options.ts';
import { table } from '../table.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import { NEEDS_COMMAND_WORDS } from '../words/needs.ts';

interface Options extends CommonOptions {
  readonly kind: readonly string[];
  readonly aid: readonly string[];
  readonly brings: readonly string[];
  readonly assistant?: string;
  readonly standing?: string;
  readonly certificate?: string;
  readonly remark?: string;
  readonly nothing?: true;
  readonly open?: true;
  readonly after?: string;
}

const ACTS = ['list', 'set', 'round', 'hall', 'announce'] as const;
const NONE = 'none';

/** What players with disabilities need; the answer is for whoever sits at this computer. */
export function needs(program: Command, cli: Cli): void {
  const words = NEEDS_COMMAND_WORDS[cli.language];
  const named = (list: readonly string[]): string => list.join(', ');
  const command = program
    .command('needs')
    .description(words.about)
    .argument('<event>', DEED_WORDS[cli.language].argument_event)
    .argument('[act]', fill(words.argument_act, { acts: named(ACTS) }))
    .argument('[value]', words.argument_value)
    .option('--kind <kind>', fill(words.option_kind, { kinds: named(NEED_KINDS) }), collect, [])
    .option('--aid <aid>', fill(words.option_aid, { aids: named(AIDS) }), collect, [])
    .option('--brings <aid>', words.option_brings, collect, [])
    .option('--assistant <name>', words.option_assistant)
    .option(
      '--standing <standing>',
      fill(words.option_standing, { standings: named(ASSISTANT_STANDINGS) }),
    )
    .option('--certificate <answer>', words.option_certificate)
    .option('--remark <text>', words.option_remark)
    .option('--nothing', words.option_nothing)
    .option('--open', words.option_open)
    .option('--after <moves>', words.option_after);
  withDeedOptions(command, cli).action(
    async (ref: string, act: string | undefined, value: string | undefined, options: Options) => {
      switch (oneOf(cli, act ?? 'list', ACTS)) {
        case 'list':
          await show(cli, ref, options, (view) => listText(cli, view.players));
          return;
        case 'set':
          await set(cli, ref, value, options);
          return;
        case 'round':
          await show(cli, ref, options, ({ round }) => roundText(cli, round), value);
          return;
        case 'hall':
          await hall(cli, ref, value, options);
          return;
        case 'announce':
          announce(cli, value, options);
      }
    },
  );
}

async function show(
  cli: Cli,
  ref: string,
  options: Options,
  text: (view: NeedsView) => string,
  round?: string,
): Promise<void> {
  const state = await openState(cli, ref);
  const number =
    round === undefined ? undefined : wholeOption(cli, 'round', round, { least: 1, most: 1_000 });
  const view = needsView(state, number);
  if (view === null) {
    throw bad(fill(NEEDS_COMMAND_WORDS[cli.language].noSuchRound, { round: round ?? '' }));
  }
  answer(cli, options.json === true, view, text(view));
}

function listText(cli: Cli, players: readonly PlayerNeedsLine[]): string {
  const words = NEEDS_COMMAND_WORDS[cli.language];
  const { kinds, aids } = NEEDS_WORDS[cli.language];
  if (players.length === 0) return words.none;
  const rows = players.map(({ name, needs: own, fixedBoard }) => [
    name,
    own.kinds.map((kind) => kinds[kind]).join(', '),
    own.aids.map((aid) => aids[aid]).join(', '),
    sayAssistant(own, cli.language) ?? '',
    fixedBoard === null ? '' : String(fixedBoard),
  ]);
  return table([words.header, ...rows]);
}

function roundText(cli: Cli, round: RoundNeeds | null): string {
  const words = NEEDS_COMMAND_WORDS[cli.language];
  if (round === null) return words.noRound;
  if (round.boards.length === 0) return fill(words.nothingHere, { round: round.round });
  return round.boards
    .map(({ board, white, black, lines }) =>
      [
        fill(words.board, { board, white, black }),
        ...lines.map((line) => {
          const said = sayPairingNeed(line, cli.language);
          return line.open ? `  ! ${fill(words.toSee, { said })}` : `    ${said}`;
        }),
      ].join('\n'),
    )
    .join('\n\n');
}

async function set(
  cli: Cli,
  ref: string,
  value: string | undefined,
  options: Options,
): Promise<void> {
  if (value === undefined) throw bad(NEEDS_COMMAND_WORDS[cli.language].whichPlayer);
  await doDeed(cli, 'needs', ref, options, (state) => {
    const player = playerOf(cli, state, value);
    const before = state.needs?.get(player) ?? NO_NEEDS;
    return [{ type: 'noteNeeds', player, needs: changed(cli, before, options) }];
  });
}

/** What was noted with what is said now; what is not said stays. */
function changed(cli: Cli, before: PlayerNeeds, options: Options): PlayerNeeds {
  if (options.nothing === true) return NO_NEEDS;
  const { remark: said, ...kept } = before;
  const remark = options.remark ?? said ?? NONE;
  return {
    ...kept,
    kinds: listed(cli, options.kind, NEED_KINDS) ?? before.kinds,
    aids: listed(cli, options.aid, AIDS) ?? before.aids,
    brings: listed(cli, options.brings, AIDS) ?? before.brings,
    assistant: assistantAsked(cli, before.assistant, options),
    certificateSeen:
      options.certificate === undefined
        ? before.certificateSeen
        : oneOf(cli, options.certificate, ['yes', 'no']) === 'yes',
    ...(remark === NONE ? {} : { remark }),
  };
}

/** Null where the option was not given; `none` empties the list. */
function listed<T extends string>(
  cli: Cli,
  values: readonly string[],
  all: readonly T[],
): readonly T[] | null {
  if (values.length === 0) return null;
  return values.filter((one) => one !== NONE).map((one) => oneOf(cli, one, all));
}

function assistantAsked(
  cli: Cli,
  before: Assistant | null,
  { assistant, standing }: Options,
): Assistant | null {
  if (assistant === NONE) return null;
  if (assistant === undefined && standing === undefined) return before;
  const name = assistant ?? before?.name;
  return {
    // Whom a player names is proposed until the arbiter has spoken (E.01 6.2.6).
    standing: standing === undefined ? 'proposed' : oneOf(cli, standing, ASSISTANT_STANDINGS),
    ...(name === undefined ? {} : { name }),
  };
}

async function hall(
  cli: Cli,
  ref: string,
  value: string | undefined,
  options: Options,
): Promise<void> {
  if (value === undefined) {
    await show(cli, ref, options, (view) => hallText(cli, view));
    return;
  }
  const item = oneOf(cli, value, HALL_ITEMS);
  await doDeed(cli, 'needs', ref, options, () => [
    { type: 'checkHall', item, done: options.open !== true },
  ]);
}

function hallText(cli: Cli, { hall: lines }: NeedsView): string {
  const words = NEEDS_COMMAND_WORDS[cli.language];
  const said = NEEDS_WORDS[cli.language];
  if (lines.length === 0) return words.noHall;
  const rows = lines.map(({ item, article, players, pieces, done }) => [
    item,
    `${hallItemName(item, said)} (${article})`,
    players.join(' · '),
    pieces === null ? '' : String(pieces),
    said.checked[done === null ? 'toDo' : 'done'],
  ]);
  return table([words.hallHeader, ...rows]);
}

function announce(cli: Cli, value: string | undefined, options: Options): void {
  if (value === undefined) throw bad(NEEDS_COMMAND_WORDS[cli.language].whichMove);
  const found = announcementOf(value, cli.language, options.after ?? null);
  if ('fault' in found) {
    const { announcementFaults } = NEEDS_WORDS[cli.language];
    throw bad(fill(announcementFaults[found.fault], { move: value }));
  }
  answer(cli, options.json === true, found.announcement, found.announcement.said);
}

const bad = (sentence: string): CliFailure => new CliFailure(EXIT.badRequest, sentence);

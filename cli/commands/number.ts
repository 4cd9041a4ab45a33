import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Command as Asked, CommandOf } from '@ronde/core/tournament/command.ts';
import { AFFINITIES } from '@ronde/core/tournament/drawn-numbers.ts';
import { ORDERED_BY_RATING } from '@ronde/core/tournament/numbering-reasons.ts';
import { numbersOf } from '@ronde/core/tournament/numbers.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import type { Cli } from '../cli.ts';
import { deedCommand, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { drawnByHand } from '../deeds/drawn-by-hand.ts';
import { drawnSeed } from '../drawn-seed.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { table } from '../table.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import { DRAWN_WORDS } from '../words/drawn-numbers.ts';

interface Options extends CommonOptions {
  readonly reason: string;
  readonly lots?: string | true;
  readonly keepApart?: string;
  readonly last?: string;
  readonly groups?: string;
  readonly drawn?: string;
  readonly closeList?: boolean;
}

export function number(program: Command, cli: Cli): void {
  const words = DEED_WORDS[cli.language];
  const drawn = DRAWN_WORDS[cli.language];
  const command = deedCommand(program, cli, 'number', 'number')
    .option('--reason <reason>', words.option_reason, 'initialOrder')
    .option('--lots [seed]', words.option_lots)
    .option('--drawn <file>', drawn.option_drawn)
    .option('--keep-apart <what>', drawn.option_keepApart)
    .option('--last <n>', drawn.option_last)
    .option('--groups <sizes>', drawn.option_groups)
    .option('--close-list', words.option_closeList);
  withDeedOptions(command, cli).action((ref: string, options: Options) =>
    doDeed(
      cli,
      'number',
      ref,
      options,
      (state) => [
        numbering(cli, state, options),
        ...(options.closeList === true ? [{ type: 'closeList' } as const] : []),
      ],
      ({ state }) => {
        const numbers = numbersGiven(state);
        const rows = numbers.map((one) => [String(one.number), one.name]);
        return { json: { numbers }, text: table(rows) };
      },
    ),
  );
}

/** Who has which number now. */
const numbersGiven = (state: Tournament) =>
  [...numbersOf(state)]
    .map(([id, tpn]) => ({ number: tpn, id, name: state.players.get(id)?.name ?? '' }))
    .sort((a, b) => a.number - b.number);

/** By rating, by lot, or as drawn by hand. */
function numbering(cli: Cli, state: Tournament, options: Options): Asked {
  const words = DRAWN_WORDS[cli.language];
  const { lots, drawn, keepApart, last, groups, reason } = options;
  if (lots === undefined && drawn === undefined) {
    if (keepApart === undefined && last === undefined && groups === undefined) {
      return { type: 'assignNumbers', reason: reasonOf(cli, reason) };
    }
    throw new CliFailure(EXIT.badRequest, words.needsLots);
  }
  const twoWays = lots !== undefined && drawn !== undefined;
  const isGrouped = groups !== undefined && (keepApart !== undefined || drawn !== undefined);
  if (twoWays || isGrouped || (last !== undefined && keepApart === undefined)) {
    throw new CliFailure(EXIT.badRequest, words.oneWay);
  }
  const affinity = AFFINITIES.find((one) => one === keepApart);
  if (keepApart !== undefined && affinity === undefined) {
    throw new CliFailure(EXIT.badRequest, fill(words.notAnAffinity, { value: keepApart }));
  }
  return {
    type: 'drawNumbers',
    ...(drawn === undefined
      ? { seed: drawnSeed(lots ?? true) }
      : { order: drawnByHand(cli, state, drawn) }),
    ...(affinity === undefined ? {} : { by: affinity }),
    ...(last === undefined ? {} : { last: wholesOf(cli, last, '3')[0] ?? 0 }),
    ...(groups === undefined ? {} : { groups: wholesOf(cli, groups, '4,4') }),
  };
}

function wholesOf(cli: Cli, value: string, example: string): number[] {
  const parts = value.split(',').map((part) => part.trim());
  if (parts.every((part) => /^[1-9]\d{0,3}$/.test(part))) return parts.map(Number);
  const sentence = fill(DRAWN_WORDS[cli.language].notGroups, { value, example });
  throw new CliFailure(EXIT.badRequest, sentence);
}

function reasonOf(cli: Cli, value: string): CommandOf<'assignNumbers'>['reason'] {
  const found = ORDERED_BY_RATING.find((one) => one === value);
  if (found !== undefined) return found;
  const sentence = fill(DEED_WORDS[cli.language].notANumberingReason, { value });
  throw new CliFailure(EXIT.badRequest, sentence);
}

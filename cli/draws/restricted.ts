import type { Command } from 'commander';
import { engineOf } from '@ronde/core/pairing/engines.ts';
import {
  holdCeremony,
  planCeremony,
  type Ceremony,
} from '@ronde/core/pairing/restricted/ceremony.ts';
import { sayMeetings } from '@ronde/core/pairing/restricted/ceremony-words.ts';
import type { DrawEntrant } from '@ronde/core/pairing/restricted/contingents.ts';
import {
  restrictedEnvelopes,
  VARMA,
  varmaEnvelopes,
  type Envelope,
} from '@ronde/core/pairing/restricted/envelopes.ts';
import { lastEarlyRound, meetingsIn } from '@ronde/core/pairing/restricted/groups.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { drawnSeed } from '../drawn-seed.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { table } from '../table.ts';
import { RESTRICTED_WORDS } from '../words/restricted-draws.ts';
import { ceremonyText, envelopesText } from './ceremony-text.ts';
import { entrantsOfTable } from './entrants-of-table.ts';
import { playersAsked } from './players-asked.ts';

interface DrawOptions extends JsonOption {
  readonly by?: string;
  readonly seed?: string;
}

interface RestrictedOptions extends DrawOptions {
  readonly last: string;
  readonly groups?: string;
}

/** Nobody plays a longer round robin. */
const MOST_PLAYERS = 200;

export function varma(program: Command, cli: Cli): Command {
  const words = RESTRICTED_WORDS[cli.language];
  return program
    .createCommand('varma')
    .description(words.about_varma)
    .argument('<entries>', words.argument_entries)
    .requiredOption('--by <what>', words.option_by)
    .option('--seed <seed>', words.option_seed)
    .option('--json', cli.words.json)
    .action(async (file: string, options: DrawOptions & { readonly by: string }) => {
      const { by } = options;
      const entrants = await entrantsOfTable(cli, file, by);
      const envelopes = varmaEnvelopes(entrants.length);
      if (envelopes === null) {
        const params = { players: entrants.length, file, by };
        throw new CliFailure(EXIT.badRequest, fill(words.notForVarma, params));
      }
      held(cli, options, entrants, envelopes, VARMA.last);
    });
}

export function restricted(program: Command, cli: Cli): Command {
  const words = RESTRICTED_WORDS[cli.language];
  return program
    .createCommand('restricted')
    .description(words.about_restricted)
    .argument('<players>', words.argument_playersOrEntries)
    .requiredOption('--last <n>', words.option_last)
    .option('--groups <sizes>', words.option_groups)
    .option('--by <what>', words.option_by)
    .option('--seed <seed>', words.option_seed)
    .option('--json', cli.words.json)
    .action(async (given: string, options: RestrictedOptions) => {
      if (/^-?\d+(?:[.,e]\d*)?$/i.test(given)) {
        groupsOnly(cli, given, options);
        return;
      }
      const { by } = options;
      if (by === undefined) throw new CliFailure(EXIT.badRequest, words.entriesNeedBy);
      const entrants = await entrantsOfTable(cli, given, by);
      const { last, envelopes } = envelopesAsked(cli, entrants.length, options);
      held(cli, options, entrants, envelopes, last);
    });
}

/** Holds the draw and tells it. */
function held(
  cli: Cli,
  { seed, json }: DrawOptions,
  entrants: readonly DrawEntrant[],
  envelopes: readonly Envelope[],
  last: number,
): void {
  const plan = planCeremony(entrants, envelopes, last);
  const drawn: Ceremony = holdCeremony(plan, drawnSeed(seed ?? true));
  const rounds = engineOf('berger')
    ?.schedule?.(entrants.length, 1)
    .map(({ games }) => games);
  const value = { ...drawn, rounds };
  answer(cli, json === true, value, ceremonyText(cli, drawn));
}

function groupsOnly(cli: Cli, given: string, options: RestrictedOptions): void {
  const words = RESTRICTED_WORDS[cli.language];
  if (options.by !== undefined || options.seed !== undefined) {
    throw new CliFailure(EXIT.badRequest, words.byNeedsEntries);
  }
  const players = playersAsked(cli, given);
  const { last, envelopes } = envelopesAsked(cli, players, options);
  const groups = envelopes.map(({ letter, numbers }) => ({
    ...{ letter, numbers },
    meetings: meetingsIn(players, numbers),
  }));
  const lines = groups
    .filter(({ meetings }) => meetings.length > 0)
    .map(({ letter, meetings }) => [letter, sayMeetings(meetings, cli.language)]);
  const text = [
    envelopesText(cli, players, last, envelopes),
    ...(lines.length === 0 ? [] : [`${words.proof}\n${table(lines)}`]),
  ];
  answer(cli, options.json === true, { players, last, groups }, text.join('\n'));
}

function envelopesAsked(
  cli: Cli,
  players: number,
  { last: lastText, groups }: RestrictedOptions,
): { readonly last: number; readonly envelopes: Envelope[] } {
  const words = RESTRICTED_WORDS[cli.language];
  if (players > MOST_PLAYERS) {
    const sentence = fill(words.tooMany, { players, most: MOST_PLAYERS });
    throw new CliFailure(EXIT.tooLarge, sentence);
  }
  const most = lastEarlyRound(players, 0);
  const last = /^\d{1,4}$/.test(lastText) ? Number(lastText) : 0;
  if (last < 1 || last > most) {
    const sentence = fill(words.notALast, { value: lastText, players, most });
    throw new CliFailure(EXIT.badRequest, sentence);
  }
  const sizes = groups === undefined ? [] : sizesOf(cli, players, groups);
  const envelopes = restrictedEnvelopes(players, last, sizes);
  if (envelopes !== null) return { last, envelopes };
  const usual = restrictedEnvelopes(players, last)?.map(({ numbers }) => numbers.length) ?? [];
  const params = { value: sizes.join(', '), last, players, sizes: usual.join(', ') };
  throw new CliFailure(EXIT.answerIsNo, fill(words.noSuchGroups, params));
}

function sizesOf(cli: Cli, players: number, text: string): number[] {
  const words = RESTRICTED_WORDS[cli.language];
  const parts = text.split(',').map((part) => part.trim());
  if (!parts.every((part) => /^[1-9]\d{0,3}$/.test(part))) {
    throw new CliFailure(EXIT.badRequest, fill(words.notSizes, { value: text }));
  }
  const sizes = parts.map(Number);
  const sum = sizes.reduce((total, size) => total + size, 0);
  if (sum <= players) return sizes;
  const params = { value: parts.join(', '), sum, players };
  throw new CliFailure(EXIT.badRequest, fill(words.tooManySizes, params));
}

import type { Command } from 'commander';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import { readHour } from '@ronde/core/rules/hour-of-day.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { PlayOffResult } from '@ronde/core/standings/play-off/play-off-match.ts';
import { playOffRun, type PlayOffRun } from '@ronde/core/standings/play-off/play-off-run.ts';
import type { PlayOffProcedure } from '@ronde/core/standings/play-off/procedure.ts';
import { playOffSchedule } from '@ronde/core/standings/play-off/schedule.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { playOffProcedure } from '@ronde/core/tournament/views/play-off.ts';
import { standingsView } from '@ronde/core/tournament/views/standings.ts';
import { answer, type Cli } from '../cli.ts';
import { doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { playersOf } from '../deeds/player-of-event.ts';
import { drawnSeed } from '../drawn-seed.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { openState } from '../open-state.ts';
import { playOffText } from '../play-off-text.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import { PLAY_OFF_WORDS } from '../words/play-off.ts';

interface Options extends CommonOptions {
  readonly seed?: string;
  readonly results?: string;
  readonly armageddonAfter?: string;
  readonly ended?: string;
  readonly record?: boolean;
}

export function playOff(program: Command, cli: Cli): void {
  const words = PLAY_OFF_WORDS[cli.language];
  const command = program
    .command('play-off')
    .description(words.about)
    .argument('<event>', DEED_WORDS[cli.language].argument_event)
    .argument('[players...]', words.argument_players)
    .option('--seed <seed>', words.option_seed)
    .option('--results <list>', words.option_results)
    .option('--armageddon-after <n>', words.option_armageddon)
    .option('--ended <hour>', words.option_ended)
    .option('--record', words.option_record);
  withDeedOptions(command, cli).action(
    async (ref: string, asked: readonly string[], options: Options) => {
      if (options.results !== undefined && options.seed === undefined) {
        throw new CliFailure(EXIT.badRequest, words.resultsNeedSeed);
      }
      const seed = drawnSeed(options.seed ?? true);
      const state = await openState(cli, ref);
      if (options.record === true) {
        await doDeed(cli, 'play-off', ref, options, (now) => {
          const rules = { procedure: playOffProcedure(now), seed };
          const run = runOf(cli, tiedPlayers(cli, now, asked), rules, options);
          return [recorded(cli, run, seed)];
        });
        return;
      }
      const tied = tiedPlayers(cli, state, asked);
      const procedure = playOffProcedure(state);
      const run = runOf(cli, tied, { procedure, seed }, options);
      const schedule = playOffSchedule(run.players.length, procedure);
      if (standingsView(state).openGames > 0) cli.err(`${words.openGames}\n`);
      const nameOf = (id: string): string => state.players.get(id as PlayerId)?.name ?? id;
      const ended = endOf(cli, options.ended);
      const text = playOffText(cli, { run, schedule, seed, ended, nameOf });
      answer(cli, options.json === true, { seed, schedule, ...run }, text);
    },
  );
}

/** In the order of the standings; by default all who share the most points. */
function tiedPlayers(cli: Cli, state: Tournament, asked: readonly string[]): PlayerId[] {
  const words = PLAY_OFF_WORDS[cli.language];
  const rows = standingsView(state).rows.filter(({ rank }) => rank !== null);
  const [first] = rows;
  if (asked.length === 0) {
    const tied = rows.filter(({ points }) => points === first?.points);
    if (tied.length > 1) return tied.map(({ id }) => id);
    const params = {
      player: first?.name ?? '–',
      points: first ? displayPoints(first.points, cli.language) : '0',
    };
    throw new CliFailure(EXIT.answerIsNo, fill(words.nobodyTied, params));
  }
  const named = new Set(playersOf(cli, state, asked));
  const tied = rows.filter(({ id }) => named.has(id));
  if (tied.length > 1 && new Set(tied.map(({ points }) => points)).size === 1) {
    return tied.map(({ id }) => id);
  }
  const players = tied
    .map(({ name, points }) => `${name} ${displayPoints(points, cli.language)}`)
    .join(', ');
  throw new CliFailure(EXIT.badRequest, fill(words.notTied, { players }));
}

/** Plays the results one after the other: each is that of the first game then to be played. */
function runOf(
  cli: Cli,
  tied: readonly PlayerId[],
  { procedure, seed }: { readonly procedure: PlayOffProcedure; readonly seed: string },
  { results = '', armageddonAfter }: Options,
): PlayOffRun {
  const words = PLAY_OFF_WORDS[cli.language];
  if (armageddonAfter !== undefined && !/^\d{1,2}$/.test(armageddonAfter)) {
    const sentence = fill(words.notACount, { value: armageddonAfter });
    throw new CliFailure(EXIT.badRequest, sentence);
  }
  const rules = {
    ...{ procedure, seed },
    armageddonAfter: armageddonAfter === undefined ? null : Number(armageddonAfter),
  };
  const known = new Map<string, PlayOffResult>();
  const given = results.split(',').filter((part) => part.trim() !== '');
  let run = playOffRun(tied, known, rules);
  for (const [games, part] of given.entries()) {
    const [next] = run.next;
    if (next === undefined) {
      const params = { results: given.length, games };
      throw new CliFailure(EXIT.badRequest, fill(words.tooManyResults, params));
    }
    known.set(next.id, resultOf(cli, part));
    run = playOffRun(tied, known, rules);
  }
  return run;
}

const WRITTEN: Readonly<Record<string, PlayOffResult>> = {
  ...{ '1-0': '1-0', '0-1': '0-1', '=': '½-½', '½-½': '½-½', '0.5-0.5': '½-½', '1/2-1/2': '½-½' },
};

function resultOf(cli: Cli, part: string): PlayOffResult {
  const result = WRITTEN[part.trim()];
  if (result !== undefined) return result;
  const sentence = fill(PLAY_OFF_WORDS[cli.language].notAResult, { value: part.trim() });
  throw new CliFailure(EXIT.badRequest, sentence);
}

function recorded(cli: Cli, run: PlayOffRun, seed: string) {
  const { steps, stages, next } = run;
  if (steps === null) {
    const sentence = fill(PLAY_OFF_WORDS[cli.language].notDecided, { games: next.length });
    throw new CliFailure(EXIT.badRequest, sentence);
  }
  const id = (player: string): PlayerId => player as PlayerId;
  return {
    ...{ type: 'recordPlayOff' as const, seed },
    steps: steps.map((step) => step.map(id)),
    games: stages.flatMap(({ games }) =>
      games.flatMap(({ kind, white, black, result }) =>
        result === null ? [] : [{ kind, white: id(white), black: id(black), result }],
      ),
    ),
  };
}

/** Minutes of the day at which the last game ended. */
function endOf(cli: Cli, written: string | undefined): number | null {
  if (written === undefined) return null;
  const time = readHour(written);
  if (time !== null) return 60 * time.hours + time.minutes;
  const sentence = fill(DEED_WORDS[cli.language].notAnHour, { value: written });
  throw new CliFailure(EXIT.badRequest, sentence);
}

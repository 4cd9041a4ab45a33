import type { Command } from 'commander';
import { PENALTY_KINDS } from '@ronde/core/decisions/penalties/ladder.ts';
import { PENALTY_WORDS } from '@ronde/core/decisions/penalties/penalty-words.ts';
import { SITUATION_TITLES } from '@ronde/core/decisions/situations/situation-titles.ts';
import { parsePoints } from '@ronde/core/rules/points.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Command as Asked } from '@ronde/core/tournament/command.ts';
import { saidIn } from '@ronde/core/tournament/incidents/said-in.ts';
import { notCarriedOut } from '@ronde/core/tournament/incidents/follow-ups.ts';
import { INCIDENT_KINDS, type GivenPenalty } from '@ronde/core/tournament/incidents/incident.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { incidentsView, type IncidentLine } from '@ronde/core/tournament/views/incidents.ts';
import { penaltiesAcross } from '@ronde/core/tournament/views/penalties-across.ts';
import { answer, type Cli } from '../cli.ts';
import { collect, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { playerOf } from '../deeds/player-of-event.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { wholeOption } from '../money-options.ts';
import { openState } from '../open-state.ts';
import { oneOf } from '../regulation-options.ts';
import { table } from '../table.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import { INCIDENT_WORDS } from '../words/incident.ts';

interface Options extends CommonOptions {
  readonly situation: string;
  readonly round?: string;
  readonly board?: string;
  readonly player?: string;
  readonly decide?: string;
  readonly article?: string;
  readonly penalty: readonly string[];
  readonly change?: string;
  readonly takeBack?: string;
  readonly carryOut?: string;
  readonly also: readonly string[];
}

/** Incidents: entered, decided, taken back, listed; penalties of a player in several events. */
export function incident(program: Command, cli: Cli): void {
  const words = INCIDENT_WORDS[cli.language];
  const command = program
    .command('incident')
    .description(words.about)
    .argument('<event>', DEED_WORDS[cli.language].argument_event)
    .argument('[text]', words.argument_text)
    .option('--situation <name>', words.option_situation, 'other')
    .option('--round <n>', words.option_round)
    .option('--board <n>', words.option_board)
    .option('--player <player>', words.option_player)
    .option('--decide <n>', words.option_decide)
    .option('--article <article>', words.option_article)
    .option('--penalty <penalty>', words.option_penalty, collect, [])
    .option('--change <n>', words.option_change)
    .option('--take-back <n>', words.option_takeBack)
    .option('--carry-out <n>', words.option_carryOut)
    .option('--also <event>', words.option_also, collect, []);
  withDeedOptions(command, cli).action(
    async (ref: string, text: string | undefined, options: Options) => {
      const chosen = [options.decide, options.change, options.takeBack].filter(
        (one) => one !== undefined,
      );
      if (chosen.length > 1) throw bad(words.oneOfTwo);
      if (text === undefined && chosen.length > 0) throw bad(words.textMissing);
      const { carryOut } = options;
      if (carryOut !== undefined) {
        if (text !== undefined || chosen.length > 0) throw bad(words.carryOutAlone);
        const number = numberOf(cli, '--carry-out', carryOut);
        await doDeed(cli, 'incident', ref, options, (state) => stepsOf(cli, state, number));
      } else if (text === undefined) await show(cli, ref, options);
      else
        await doDeed(cli, 'incident', ref, options, (state) => [asked(cli, state, text, options)]);
    },
  );
}

/** Commands that carry out the decision on an incident: results, points, exclusions, expulsions. */
function stepsOf(cli: Cli, state: Tournament, number: number): readonly Asked[] {
  const steps = notCarriedOut(state).filter(({ incident }) => incident === number);
  if (steps.length > 0) return steps.map(({ command }) => command);
  throw bad(fill(INCIDENT_WORDS[cli.language].nothingToCarryOut, { number }));
}

function asked(cli: Cli, state: Tournament, text: string, options: Options): Asked {
  const { decide, change, takeBack, round, board, player } = options;
  if (takeBack !== undefined) {
    const number = numberOf(cli, '--take-back', takeBack);
    return { type: 'takeBackIncident', number, reason: text };
  }
  if (decide !== undefined) {
    return {
      type: 'decideIncident',
      number: numberOf(cli, '--decide', decide),
      article: options.article ?? '',
      text,
      penalties: options.penalty.map((one) => penaltyAsked(cli, one)),
    };
  }
  const told = {
    kind: oneOf(cli, options.situation, INCIDENT_KINDS),
    ...(round === undefined ? {} : { round: numberOf(cli, '--round', round) }),
    ...(board === undefined ? {} : { board: numberOf(cli, '--board', board) }),
    ...(player === undefined ? {} : { player: playerOf(cli, state, player) }),
    text,
  };
  return change === undefined
    ? { type: 'enterIncident', ...told }
    : { type: 'changeIncident', number: numberOf(cli, '--change', change), ...told };
}

/** `timeToOpponent:120`: a penalty with its figure. */
function penaltyAsked(cli: Cli, value: string): GivenPenalty {
  const [name = '', figure = ''] = value.split(':', 2);
  const kind = PENALTY_KINDS.find((one) => one === name);
  const wrong = bad(fill(INCIDENT_WORDS[cli.language].notAPenalty, { value }));
  if (kind === undefined) throw wrong;
  switch (kind) {
    case 'timeToOpponent':
    case 'timeFromPlayer':
      if (!/^\d{1,5}$/.test(figure)) throw wrong;
      return { kind, seconds: Number(figure) };
    case 'pointsToOpponent':
    case 'pointsFromPlayer': {
      const points = parsePoints(figure);
      if (points === null) throw wrong;
      return { kind, points };
    }
    case 'fine':
      if (!/^\d{1,6}$/.test(figure)) throw wrong;
      return { kind, amount: 100 * Number(figure) };
    case 'exclusion':
      if (!/^\d{1,3}(?:,\d{1,3})*$/.test(figure)) throw wrong;
      return { kind, rounds: figure.split(',').map(Number) };
    case 'warning':
    case 'loss':
    case 'expulsion':
      return { kind };
  }
}

async function show(cli: Cli, ref: string, options: Options): Promise<void> {
  const words = INCIDENT_WORDS[cli.language];
  const state = await openState(cli, ref);
  if (options.player === undefined) {
    const view = incidentsView(state);
    const rows = view.incidents.map((line) => rowOf(cli, line));
    const text = rows.length === 0 ? words.none : table([words.header, ...rows]);
    answer(cli, options.json === true, view, text);
    return;
  }
  const person = state.players.get(playerOf(cli, state, options.player));
  const others = await Promise.all(options.also.map((one) => openState(cli, one)));
  const penalties = person === undefined ? [] : penaltiesAcross([state, ...others], person);
  const rows = penalties.map(({ event, round, playerName, kind, article }) => [
    ...[event, round === null ? '' : String(round), playerName],
    ...[PENALTY_WORDS[cli.language][kind], article],
  ]);
  const text = rows.length === 0 ? words.noPenalty : table([words.penaltyHeader, ...rows]);
  answer(cli, options.json === true, { penalties }, text);
}

function rowOf(cli: Cli, line: IncidentLine): string[] {
  const words = INCIDENT_WORDS[cli.language];
  const { number, round, board, playerName, kind, decision, takenBack } = line;
  const place = [round, board].filter((one) => one !== null).join('/');
  const open = line.follows.some(({ done }) => !done) ? ` (${words.notCarriedOut})` : '';
  const decided =
    takenBack !== null
      ? words.takenBack
      : decision === null
        ? words.notDecided
        : `${saidIn(decision, cli.language)}${open}`;
  return [
    ...[String(number), place, playerName ?? ''],
    kind === 'other' ? '' : SITUATION_TITLES[kind][cli.language],
    ...[saidIn(line, cli.language), decided],
  ];
}

const numberOf = (cli: Cli, option: string, value: string): number =>
  wholeOption(cli, option, value, { least: 1, most: 99_999 });

const bad = (sentence: string): CliFailure => new CliFailure(EXIT.badRequest, sentence);

import type { PapiFile, PapiPlayer, PapiResult } from '../../formats/papi/papi-file.ts';
import { papiProblem } from '../../formats/papi/papi-problem.ts';
import { defaultEditions } from '../../rules/editions/registry.ts';
import type { GameOutcome } from '../../rules/outcome.ts';
import type { PlayerOutcome } from '../../rules/outcome.ts';
import type { Problem } from '../../rules/problem.ts';
import { apply } from '../apply.ts';
import { inBoardOrder, onBoards } from '../board-order.ts';
import type { TournamentEvent } from '../event.ts';
import { initialOrder } from '../initial-order.ts';
import { gameOf } from '../report-file/games.ts';
import type { ReportOptions, ReportReading } from '../report-file/read-report.ts';
import type { Unpaired } from '../round.ts';
import type { Tournament } from '../state.ts';
import { keptOf } from './keep-of-papi.ts';
import { idOfRef, playerOf } from './player-of.ts';
import { papiToCompare } from './papi-from-tournament.ts';
import { settingsOf } from './settings-of.ts';

/**
 * Turns a tournament of Papi's into the facts of a tournament. Recorded rounds are facts: games
 * whose two sides contradict each other refuse the file, with the place.
 */
export function tournamentFromPapi(file: PapiFile, options: ReportOptions): ReportReading {
  const problems: Problem[] = [];
  if (file.firstDay === null) {
    const message = `The file does not say when the event began (DateDebut); ${options.firstDay} is taken.`;
    problems.push(papiProblem('warning', 'firstDay', message));
  }
  const settings = settingsOf(file, file.firstDay ?? options.firstDay, problems);
  const list = { source: `file:${options.from}`, month: settings.firstDay.slice(0, 7) };
  const players = file.players.map((player) => playerOf(player, file, list));
  const events: TournamentEvent[] = [
    {
      type: 'tournamentCreated',
      settings,
      pins: defaultEditions(settings.firstDay),
      unpublished: true,
    },
    { type: 'playersEntered', players },
    {
      type: 'numbersAssigned',
      order: initialOrder(players, settings.initialOrder),
      reason: 'initialOrder',
    },
    ...fixedBoards(file),
  ];
  let state = events.reduce<Tournament | null>((before, event) => apply(before, event, ''), null);
  const recorded = roundsRecorded(file);
  for (let round = 1; round <= recorded && state !== null; round += 1) {
    const held = roundEvents(state, file.players, round, problems);
    for (const event of held) state = apply(state, event, '');
    events.push(...held);
  }
  problems.push(...leftOut(file));
  const papi = keptOf(file, state === null ? [] : papiToCompare(state));
  events.push(...byesToCome(file, recorded), {
    type: 'imported',
    from: options.from,
    problems: problems.length,
    ...(papi === null ? {} : { papi }),
  });
  const contradicted = problems.some(({ severity }) => severity === 'error');
  return { events: contradicted ? null : events, problems };
}

/** The last round somebody is paired in: what stands after it is still to come. */
function roundsRecorded(file: PapiFile): number {
  const paired = file.players.flatMap(({ rounds }) =>
    rounds.flatMap((round, index) =>
      round.kind === 'game' || round.kind === 'pairingAllocatedBye' ? [index + 1] : [],
    ),
  );
  return paired.reduce((last, round) => Math.max(last, round), 0);
}

function fixedBoards(file: PapiFile): TournamentEvent[] {
  return file.players.flatMap(({ ref, fixedBoard }): TournamentEvent[] =>
    fixedBoard === null ? [] : [{ type: 'boardFixed', player: idOfRef(ref), board: fixedBoard }],
  );
}

const OUTCOMES: Readonly<Record<PapiResult, PlayerOutcome>> = {
  none: 'notEntered',
  loss: 'loss',
  draw: 'draw',
  win: 'win',
  forfeitLoss: 'forfeitLoss',
  doubleForfeit: 'forfeitLoss',
  forfeitWin: 'forfeitWin',
};

function roundEvents(
  state: Tournament,
  players: readonly PapiPlayer[],
  round: number,
  problems: Problem[],
): TournamentEvent[] {
  const byRef = new Map(players.map((player) => [player.ref, player.rounds[round - 1]]));
  const results = new Map<string, GameOutcome>();
  const pairs = [];
  const unpaired: Unpaired[] = [];
  for (const { ref, listed, rounds } of players) {
    const own = rounds[round - 1];
    if (own === undefined) continue;
    if (own.kind !== 'game') {
      unpaired.push(unpairedOf(ref, own));
      continue;
    }
    const theirs = byRef.get(own.opponent);
    const agreed =
      theirs?.kind === 'game' && theirs.opponent === ref && theirs.colour !== own.colour;
    const outcome = agreed ? gameOf(OUTCOMES[own.result], OUTCOMES[theirs.result]) : null;
    if (outcome === null) {
      const message = `Round ${round}: ${listed.name} and the opponent do not tell the same story. Correct both in Papi.`;
      problems.push(papiProblem('error', 'contradiction', message, 'JOUEUR'));
    } else if (own.colour === 'white') {
      pairs.push({ white: idOfRef(ref), black: idOfRef(own.opponent) });
      results.set(idOfRef(ref), outcome);
    }
  }
  const games = onBoards(state, inBoardOrder(state, round, pairs));
  const events: TournamentEvent[] = [
    {
      type: 'roundDrafted',
      round,
      origin: 'imported',
      unpaired,
      games,
      matches: [],
      freeTeams: [],
    },
    { type: 'roundPublished', round },
  ];
  const open = games.filter((game) => {
    const outcome = results.get(game.white);
    if (outcome === undefined || outcome.kind === 'notEntered') return true;
    events.push({ type: 'resultEntered', round, board: game.board, outcome });
    return false;
  });
  if (open.length === 0) events.push({ type: 'roundClosed', round });
  return events;
}

function unpairedOf(
  ref: number,
  round: Exclude<PapiPlayer['rounds'][number], { readonly kind: 'game' }>,
): Unpaired {
  const player = idOfRef(ref);
  switch (round.kind) {
    case 'pairingAllocatedBye':
      return { player, outcome: 'pairingAllocatedBye', reason: 'odd' };
    case 'bye':
      return { player, outcome: round.bye, reason: 'asked' };
    case 'unpaired':
      return { player, outcome: 'zeroPointBye', reason: 'asked' };
  }
}

function byesToCome(file: PapiFile, recorded: number): TournamentEvent[] {
  return file.players.flatMap(({ ref, rounds }) =>
    rounds.slice(recorded).flatMap((round, index): TournamentEvent[] =>
      round.kind === 'bye'
        ? [
            {
              type: 'byeGranted',
              player: idOfRef(ref),
              round: recorded + index + 1,
              bye: round.bye,
            },
          ]
        : [],
    ),
  );
}

/** What Papi holds and a tournament of Ronde's has no place for, or keeps without using it. */
function leftOut(file: PapiFile): Problem[] {
  const problems: Problem[] = [];
  const note = (code: string, message: string): void => {
    problems.push(papiProblem('note', code, message));
  };
  const prizes = [...file.others].filter(
    ([key, value]) => key.startsWith('Prix') && value !== '',
  ).length;
  if (prizes > 0)
    note(
      'prizes',
      `${prizes} entries about prizes are kept for the .papi that goes back, as they stand; to award prizes here, enter them in the settings.`,
    );
  if (file.homologation !== '') {
    note(
      'homologation',
      `The homologation number ${file.homologation} is kept for the .papi that goes back.`,
    );
  }
  const addresses = file.players.filter(({ hasAddress }) => hasAddress).length;
  if (addresses > 0) note('addresses', `The addresses of ${addresses} players are not taken.`);
  const present = file.players.filter(({ checkedIn }) => checkedIn).length;
  if (present > 0) note('checkedIn', `${present} players were checked in; check-in begins anew.`);
  return problems;
}

import type { PlayerId } from '../rules/identity.ts';
import { hasResult, sameGameOutcome } from '../rules/outcome.ts';
import { lastWord } from './corrections.ts';
import { roundStage, type Game, type Round } from './round.ts';
import type { Tournament } from './state.ts';

/** What can never be true of a tournament, whatever was commanded; empty when all is well. */
export function brokenInvariants(state: Tournament): string[] {
  const broken: string[] = [];
  state.rounds.forEach((round, index) => {
    if (round.number !== index + 1) broken.push(`round ${index + 1} is numbered ${round.number}`);
    broken.push(...brokenInRound(state, round));
    const last = index === state.rounds.length - 1;
    const stage = roundStage(round);
    if (!last && stage !== 'complete' && stage !== 'closed') {
      broken.push(`round ${round.number} is ${stage} while a later one exists`);
    }
  });
  if (state.rounds.length > state.settings.rounds) broken.push('more rounds than declared');
  if (state.numbers.length > 0) {
    const numbered = new Set(state.numbers);
    if (numbered.size !== state.numbers.length) broken.push('a player has two numbers');
    for (const id of state.players.keys()) {
      if (!numbered.has(id)) broken.push(`${id} has no number`);
    }
    for (const id of numbered) if (!state.players.has(id)) broken.push(`number of unknown ${id}`);
  }
  return [...broken, ...brokenCheckIn(state), ...brokenDecisions(state)];
}

function brokenCheckIn({ checkIn, players, rounds }: Tournament): string[] {
  if (checkIn === null) return [];
  const broken: string[] = [];
  if (checkIn.open && rounds[checkIn.round - 1]?.published) {
    broken.push(`check-in of the public round ${checkIn.round} is open`);
  }
  for (const id of checkIn.present) {
    if (players.get(id)?.left !== null) broken.push(`${id} is present and gone`);
  }
  return broken;
}

function brokenDecisions({ ranking, players }: Tournament): string[] {
  const named = [
    ...ranking.playOffs.flatMap(({ steps }) => steps.flat()),
    ...[...ranking.ownValues.values()].flatMap((values) => [...values.keys()]),
  ];
  return named.filter((id) => !players.has(id)).map((id) => `ranking names unknown ${id}`);
}

/** Players speak only of open games; what nobody entered nobody can have verified or doubted. */
function brokenReports(game: Game): string[] {
  const { white, black } = game.claims;
  const open = !hasResult(game.outcome);
  const broken: string[] = [];
  if ((white ?? black) && !open) broken.push('claimed though it has a result');
  if (white && black && sameGameOutcome(white, black)) broken.push('agreed and not entered');
  const entered = lastWord(game);
  if (game.verified && entered.kind === 'notEntered') broken.push('verified without result');
  if (game.questions.length > 0 && entered.kind === 'notEntered') {
    broken.push('questioned without result');
  }
  if (game.questions.some(({ outcome }) => sameGameOutcome(outcome, entered))) {
    broken.push('questioned by what is entered');
  }
  return broken;
}

function brokenInRound(state: Tournament, round: Round): string[] {
  const broken: string[] = [];
  const at = `round ${round.number}`;
  const seen = new Set<PlayerId>();
  const boards = new Set<number>();
  const see = (id: PlayerId): void => {
    if (seen.has(id)) broken.push(`${at}: ${id} stands twice`);
    if (!state.players.has(id)) broken.push(`${at}: ${id} is unknown`);
    seen.add(id);
  };
  for (const game of round.games) {
    see(game.white);
    see(game.black);
    if (boards.has(game.board)) broken.push(`${at}: board ${game.board} stands twice`);
    boards.add(game.board);
    broken.push(...brokenReports(game).map((what) => `${at}: board ${game.board} ${what}`));
    if (round.closed && game.outcome.kind === 'notEntered') {
      broken.push(`${at}: closed with board ${game.board} open`);
    }
    if (!round.published && game.outcome.kind !== 'notEntered') {
      broken.push(`${at}: draft with a result on board ${game.board}`);
    }
  }
  for (const entry of round.unpaired) see(entry.player);
  const byes = round.unpaired.filter((entry) => entry.outcome === 'pairingAllocatedBye');
  if (byes.length > 1) broken.push(`${at}: ${byes.length} pairing-allocated byes`);
  return broken;
}

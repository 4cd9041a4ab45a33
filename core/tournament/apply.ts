import { NOT_ENTERED, type GameOutcome, type GrantedBye } from '../rules/outcome.ts';
import type { PlayerId } from '../rules/identity.ts';
import { assertNever } from '../rules/result.ts';
import type { EventOf, TournamentEvent } from './event.ts';
import type { Player } from './player.ts';
import { changedResults } from './changed-results.ts';
import { checkInAfter, withoutPresent } from './check-in.ts';
import { NOTHING_DECIDED, rankingAfter, withoutDecisionsOn } from './ranking-decisions.ts';
import type { ChangedResult, Claims, DraftedRound, Game, Hand, Question, Round } from './round.ts';
import { ADDED_SETTINGS, type Settings } from './settings.ts';
import { nextRoundToPair, type Tournament } from './state.ts';

/**
 * The state after one more fact. Never refuses: what is in the log happened. Events that move
 * through the log itself (undone, redone, restored) are the fold's business and change nothing here.
 */
export function apply(
  state: Tournament | null,
  event: TournamentEvent,
  at: string,
  by = '',
): Tournament | null {
  if (event.type === 'tournamentCreated') return created(event);
  if (state === null) return null;
  const hand = { by, at };
  const next = change(state, event, hand);
  return makesDraftOutdated(event) ? withDraftOutdated(next, event, state, hand) : next;
}

function created(event: EventOf<'tournamentCreated'>): Tournament {
  return {
    settings: { ...ADDED_SETTINGS, ...event.settings },
    pins: event.pins,
    published: event.unpublished !== true,
    fideModeLeft: null,
    players: new Map(),
    teams: new Map(),
    numbers: [],
    listClosed: false,
    byes: new Map(),
    teamByes: new Map(),
    teamsLeft: new Map(),
    prohibited: [],
    fixedBoards: new Map(),
    lineUps: new Map(),
    rounds: [],
    adjustments: [],
    checkIn: null,
    ranking: NOTHING_DECIDED,
  };
}

function change(state: Tournament, event: TournamentEvent, hand: Hand): Tournament {
  switch (event.type) {
    case 'tournamentCreated':
    case 'imported':
    case 'restorePointMarked':
    case 'undone':
    case 'redone':
    case 'restored':
      return state;
    case 'tournamentPublished':
      return { ...state, published: true };
    case 'tournamentWithheld':
      return { ...state, published: false };
    case 'settingsChanged':
      return { ...state, settings: { ...state.settings, ...event.changes } };
    case 'editionPinned':
      return { ...state, pins: { ...state.pins, [event.chapter]: event.edition } };
    case 'fideModeLeft':
      return {
        ...state,
        fideModeLeft: { beforeRound: nextRoundToPair(state), reason: event.reason },
      };
    case 'playersEntered': {
      const players = new Map(state.players);
      for (const details of event.players) players.set(details.id, { ...details, left: null });
      return { ...state, players };
    }
    case 'playerCorrected':
      return withPlayer(state, event.player, (player) => ({ ...event.details, left: player.left }));
    case 'playerRemoved':
      return withoutPlayer(state, event.player);
    case 'teamEntered':
    case 'teamCorrected':
      return { ...state, teams: new Map(state.teams).set(event.team.id, event.team) };
    case 'teamByeGranted':
      return { ...state, teamByes: withBye(state.teamByes, event.round, event.team, event.bye) };
    case 'teamByeRevoked':
      return { ...state, teamByes: withBye(state.teamByes, event.round, event.team, null) };
    case 'teamLeft':
      return { ...state, teamsLeft: new Map(state.teamsLeft).set(event.team, event.fromRound) };
    case 'teamReturned': {
      const teamsLeft = new Map(state.teamsLeft);
      teamsLeft.delete(event.team);
      return { ...state, teamsLeft };
    }
    case 'lineUpSet': {
      const ofRound = new Map(state.lineUps.get(event.round)).set(event.team, event.boards);
      return { ...state, lineUps: new Map(state.lineUps).set(event.round, ofRound) };
    }
    case 'numbersAssigned':
      return { ...state, numbers: event.order };
    case 'listClosed':
      return { ...state, listClosed: true };
    case 'byeGranted':
      return { ...state, byes: withBye(state.byes, event.round, event.player, event.bye) };
    case 'byeRevoked':
      return { ...state, byes: withBye(state.byes, event.round, event.player, null) };
    case 'checkInOpened':
    case 'playersCheckedIn':
    case 'checkInUndone':
    case 'checkInClosed':
      return { ...state, checkIn: checkInAfter(state.checkIn, event) };
    case 'playerLeft':
      return withPlayer(notPresent(state, event.player), event.player, (player) => ({
        ...player,
        left: { reason: event.reason, fromRound: event.fromRound },
      }));
    case 'playerReturned':
      return withPlayer(state, event.player, (player) => ({
        ...player,
        left: null,
        fromRound: Math.max(player.fromRound, event.fromRound),
      }));
    case 'pairsProhibited':
      return { ...state, prohibited: [...state.prohibited, event.group] };
    case 'pairsAllowed':
      return {
        ...state,
        prohibited: state.prohibited.filter(
          (group) => JSON.stringify(group) !== JSON.stringify(event.group),
        ),
      };
    case 'boardFixed': {
      const fixedBoards = new Map(state.fixedBoards);
      if (event.board === null) fixedBoards.delete(event.player);
      else fixedBoards.set(event.player, event.board);
      return { ...state, fixedBoards };
    }
    case 'roundDrafted':
      return { ...state, rounds: [...state.rounds.slice(0, event.round - 1), drafted(event)] };
    case 'draftDiscarded':
      return { ...state, rounds: state.rounds.slice(0, event.round - 1) };
    case 'roundPublished':
      return withRound(pastCheckIn(state, event.round), event.round, (round) => ({
        ...round,
        published: true,
      }));
    case 'roundRepublished':
      return withRound(state, event.round, (round) => ({
        ...republished(round, event),
        origin: event.origin,
      }));
    case 'matchFielded':
      return withRound(state, event.round, (round) => fielded(round, event));
    case 'roundStarted':
      return withRound(state, event.round, (round) => ({ ...round, started: true }));
    case 'resultEntered':
      return withOutcome(state, event.round, event.board, event.outcome, hand);
    case 'resultCleared':
      return withOutcome(state, event.round, event.board, NOT_ENTERED, hand);
    case 'resultCorrected':
      return corrected(state, event, hand);
    case 'resultClaimed':
      return withClaim(state, event, event.outcome);
    case 'claimWithdrawn':
      return withClaim(state, event, null);
    case 'resultVerified':
      return withGame(state, event.round, event.board, (game) => ({
        ...game,
        verified: true,
        questions: NO_QUESTIONS,
      }));
    case 'resultQuestioned':
      return withGame(state, event.round, event.board, (game) => ({
        ...game,
        questions: [...game.questions, { outcome: event.outcome, ...hand }],
      }));
    case 'questionDismissed':
      return withGame(state, event.round, event.board, (game) => ({
        ...game,
        questions: NO_QUESTIONS,
      }));
    case 'tieLotsDrawn':
    case 'playOffRecorded':
    case 'playOffCancelled':
    case 'tieBreakValueSet':
      return { ...state, ranking: rankingAfter(state.ranking, event) };
    case 'pointsAdjusted': {
      const { type, ...adjustment } = event;
      return { ...state, adjustments: [...state.adjustments, adjustment] };
    }
    case 'roundClosed':
      return withRound(state, event.round, (round) => ({ ...round, closed: true }));
    default:
      return assertNever(event);
  }
}

type Byes<Id> = ReadonlyMap<number, ReadonlyMap<Id, GrantedBye>>;

function withBye<Id>(byes: Byes<Id>, round: number, id: Id, bye: GrantedBye | null): Byes<Id> {
  const ofRound = new Map(byes.get(round));
  if (bye === null) ofRound.delete(id);
  else ofRound.set(id, bye);
  return new Map(byes).set(round, ofRound);
}

function drafted(event: DraftedRound): Round {
  return {
    number: event.round,
    origin: event.origin,
    games: event.games.map(openGame),
    matches: event.matches,
    unpaired: event.unpaired,
    freeTeams: event.freeTeams,
    published: false,
    started: false,
    closed: false,
    outdated: false,
    changedResults: NO_CHANGES,
    completedAt: null,
  };
}

const openGame = (game: Game | DraftedRound['games'][number]): Game => ({
  ...game,
  outcome: NOT_ENTERED,
  entered: null,
  corrections: [],
  claims: NO_CLAIMS,
  verified: false,
  questions: NO_QUESTIONS,
});

const NO_CLAIMS: Claims = {};
const NO_CHANGES: readonly ChangedResult[] = [];
const NO_QUESTIONS: readonly Question[] = [];

function withClaim(
  state: Tournament,
  { round, board, player }: EventOf<'resultClaimed' | 'claimWithdrawn'>,
  outcome: GameOutcome | null,
): Tournament {
  return withGame(state, round, board, (game) => {
    const side = game.white === player ? 'white' : 'black';
    const { [side]: before, ...others } = game.claims;
    return { ...game, claims: outcome === null ? others : { ...others, [side]: outcome } };
  });
}

/** Boards that keep both players keep their result. */
function republished(round: Round, event: DraftedRound): Round {
  const games = event.games.map((game) => {
    const before = round.games.find((g) => g.white === game.white && g.black === game.black);
    return before ? { ...before, board: game.board } : openGame(game);
  });
  return { ...round, games, unpaired: event.unpaired, completedAt: null };
}

function fielded(round: Round, event: EventOf<'matchFielded'>): Round {
  const touched = new Set<PlayerId>(event.unpaired.map((unpaired) => unpaired.player));
  for (const game of event.games) touched.add(game.white).add(game.black);
  const games = [
    ...round.games.filter((game) => game.match !== event.table),
    ...event.games.map(openGame),
  ].sort((a, b) => a.board - b.board);
  const unpaired = [
    ...round.unpaired.filter((entry) => !touched.has(entry.player)),
    ...event.unpaired,
  ];
  return { ...round, games, unpaired };
}

function corrected(state: Tournament, event: EventOf<'resultCorrected'>, hand: Hand): Tournament {
  if (event.window === 'nextPairing') {
    return withOutcome(state, event.round, event.board, event.outcome, hand);
  }
  const usedFrom = event.window === 'pairingAfter' ? event.round + 2 : null;
  return withGame(state, event.round, event.board, (game) => ({
    ...game,
    corrections: [...game.corrections, { outcome: event.outcome, usedFrom }],
    entered: hand,
    verified: false,
    questions: NO_QUESTIONS,
  }));
}

/** One pass over the round's games: opening a log does this for every result. */
function withOutcome(
  state: Tournament,
  number: number,
  board: number,
  outcome: GameOutcome,
  hand: Hand,
): Tournament {
  return withRound(state, number, (round) => {
    const entered = outcome.kind === 'notEntered' ? null : hand;
    const games = round.games.slice();
    let open = false;
    for (const [index, game] of round.games.entries()) {
      const is = game.board === board ? outcome : game.outcome;
      if (game.board === board) {
        games[index] = {
          ...game,
          outcome,
          entered,
          claims: NO_CLAIMS,
          verified: false,
          questions: NO_QUESTIONS,
        };
      }
      open ||= is.kind === 'notEntered';
    }
    return { ...round, games, completedAt: open ? null : (round.completedAt ?? hand.at) };
  });
}

function withGame(
  state: Tournament,
  number: number,
  board: number,
  edit: (game: Game) => Game,
): Tournament {
  return withRound(state, number, (round) => ({
    ...round,
    games: round.games.map((game) => (game.board === board ? edit(game) : game)),
  }));
}

function withRound(state: Tournament, number: number, edit: (round: Round) => Round): Tournament {
  const round = state.rounds[number - 1];
  if (!round) return state;
  const rounds = state.rounds.slice();
  rounds[number - 1] = edit(round);
  return { ...state, rounds };
}

/** Somebody who left was not seen coming. */
function notPresent(state: Tournament, id: PlayerId): Tournament {
  const { checkIn } = state;
  return checkIn === null ? state : { ...state, checkIn: withoutPresent(checkIn, [id]) };
}

/** Once the pairings are public, checking in is over. */
function pastCheckIn(state: Tournament, round: number): Tournament {
  const { checkIn } = state;
  return checkIn?.round === round ? { ...state, checkIn: { ...checkIn, open: false } } : state;
}

function withPlayer(state: Tournament, id: PlayerId, edit: (p: Player) => Player): Tournament {
  const player = state.players.get(id);
  if (!player) return state;
  return { ...state, players: new Map(state.players).set(id, edit(player)) };
}

function withoutPlayer(state: Tournament, id: PlayerId): Tournament {
  const players = new Map(state.players);
  players.delete(id);
  const byes = new Map(state.byes);
  for (const [round, granted] of byes) {
    if (!granted.has(id)) continue;
    const rest = new Map(granted);
    rest.delete(id);
    byes.set(round, rest);
  }
  const fixedBoards = new Map(state.fixedBoards);
  fixedBoards.delete(id);
  return {
    ...notPresent(state, id),
    ranking: withoutDecisionsOn(state.ranking, id),
    players,
    byes,
    fixedBoards,
    numbers: state.numbers.filter((other) => other !== id),
    prohibited: state.prohibited
      .map((group) => ({ ...group, players: group.players.filter((other) => other !== id) }))
      .filter((group) => group.players.length > 1),
    teams: new Map(
      [...state.teams].map(([teamId, team]) => [
        teamId,
        { ...team, roster: team.roster.filter((other) => other !== id) },
      ]),
    ),
  };
}

/** Whether a pairing can come out otherwise when a setting changes. */
const PAIRING_RESTS_ON: Readonly<Record<keyof Settings, boolean>> = {
  name: false,
  game: true,
  kind: true,
  firstDay: false,
  lastDay: false,
  place: false,
  federation: false,
  chiefArbiter: false,
  deputyArbiters: false,
  timeControl: false,
  roundDates: false,
  roundTimes: false,
  organiser: false,
  rounds: true,
  system: true,
  acceleration: true,
  scoring: true,
  team: true,
  initialOrder: true,
  initialColour: true,
  tieBreaks: false,
  ties: false,
  prizes: false,
  publication: false,
  reportType: false,
  timeControlCode: false,
  // Ratings themselves stay as they were entered.
  ratingKind: false,
  correctionDeadline: false,
  halfPointByes: false,
  firstBoard: true,
};

/** A draft rests on results, presence and numbers: any of these moving makes it doubtful. */
function makesDraftOutdated(event: TournamentEvent): boolean {
  switch (event.type) {
    case 'settingsChanged':
      return Object.keys(event.changes).some((key) => PAIRING_RESTS_ON[key as keyof Settings]);
    case 'editionPinned':
    case 'playersEntered':
    case 'playerCorrected':
    case 'playerRemoved':
    case 'numbersAssigned':
    case 'byeGranted':
    case 'byeRevoked':
    case 'teamByeGranted':
    case 'teamByeRevoked':
    case 'teamLeft':
    case 'teamReturned':
    case 'playerLeft':
    case 'playerReturned':
    case 'pairsProhibited':
    case 'pairsAllowed':
    case 'boardFixed':
    case 'resultEntered':
    case 'resultCleared':
    case 'resultCorrected':
    case 'pointsAdjusted':
      return true;
    default:
      return false;
  }
}

function withDraftOutdated(
  state: Tournament,
  event: TournamentEvent,
  before: Tournament,
  hand: Hand,
): Tournament {
  const last = state.rounds.at(-1);
  if (!last || last.published) return state;
  const changed = changedResults(last.changedResults, event, { before, after: state, hand });
  if (last.outdated && changed === last.changedResults) return state;
  const draft: Round = { ...last, outdated: true, changedResults: changed };
  return { ...state, rounds: [...state.rounds.slice(0, -1), draft] };
}

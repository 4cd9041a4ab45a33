import type { Float } from '../../pairing/floats.ts';
import { colourState, type PreferenceStrength } from '../../pairing/colours/colour-preference.ts';
import { isByTable } from '../../pairing/systems.ts';
import type { Colour } from '../../rules/colour.ts';
import type { IsoDate, PlayerId } from '../../rules/identity.ts';
import type { InBoth } from '../../rules/in-both.ts';
import { hasResult, NOT_ENTERED, type GameOutcome } from '../../rules/outcome.ts';
import { pointsFromTenths, type Points } from '../../rules/points.ts';
import {
  firstRoundToCome,
  leastChange,
} from '../deeds/change-before-first-round/free-before-start.ts';
import { arrangementOf, type ShownArrangement } from '../arrangements.ts';
import { defaultTimeOf, type DefaultTime } from '../default-time.ts';
import { idlePlayers } from '../deeds/pair-without-opponents/idle-players.ts';
import { refusesIdlePairing } from '../deeds/pair-without-opponents/refuses-idle-pairing.ts';
import type { RepublishChoice } from '../deeds/republish-round/republish-choice.ts';
import { republishChoices } from '../deeds/republish-round/republish-reasons.ts';
import { lastWord } from '../corrections.ts';
import { withoutAwaited } from '../awaited-line-ups.ts';
import { handlingRules, roundOf } from '../judgement.ts';
import {
  roundStage,
  toldReason,
  type ChangedResult,
  type Claims,
  type Game,
  type Hand,
  type PairingOrigin,
  type QuestionedResult,
  type Round,
  type RoundStage,
  type Unpaired,
} from '../round.ts';
import { roundCalled } from '../round-called.ts';
import type { Tournament } from '../state.ts';
import { maySee, type Audience } from './audience.ts';
import { boardMark, type BoardMark } from './board-mark.ts';
import {
  colourOfFirst,
  freeTeamViews,
  matchViews,
  type FreeTeamView,
  type MatchView,
} from './match-view.ts';
import { pastsBefore, type PlayerPast } from './player-rounds.ts';
import { seatedShower, type ShownPlayer } from './shown-player.ts';

/** One side of a board, with what an arbiter looks at before publishing. */
export interface BoardSide extends ShownPlayer {
  /** Before the round; null where results are not for this audience. */
  readonly score: Points | null;
  /** Virtual points of this round, where the pairing is accelerated (C.04.7); null as the score. */
  readonly virtualPoints: Points | null;
  /** Colours of the rounds before, null for a round without a game. */
  readonly colours: readonly (Colour | null)[];
  readonly preference: { readonly colour: Colour; readonly strength: PreferenceStrength } | null;
  readonly lastFloat: Float;
  readonly floatTwoRoundsAgo: Float;
  /** How the player floats on this board: against somebody with fewer or more points. */
  readonly float: Float;
  /** Earlier opponents from the club of this one. */
  readonly metClub: number;
}

export interface BoardView {
  readonly board: number;
  /** The table of a team match. */
  readonly match: number | null;
  /** What the first-named team of that match has on it; null outside of a match. */
  readonly colourOfFirst: Colour | null;
  readonly white: BoardSide;
  readonly black: BoardSide;
  readonly sameClub: boolean;
  /** What was last said about the game. */
  readonly outcome: GameOutcome;
  /** A correction that came too late to count in this round's table: from which pairing it does. */
  readonly corrected: { readonly was: GameOutcome; readonly usedFrom: number | null } | null;
  /** What only those who run the event see. */
  readonly staff: {
    readonly mark: BoardMark;
    readonly claims: Claims;
    /** Results reported that are not the one entered. */
    readonly questions: readonly QuestionedResult[];
    /** Who wrote the result that stands, and when. */
    readonly entered: Hand | null;
    /** One of the two always plays on this board, whatever the score. */
    readonly fixed: boolean;
  } | null;
}

export interface UnpairedView {
  readonly player: ShownPlayer;
  readonly outcome: Unpaired['outcome'];
  readonly reason: Unpaired['reason'];
}

export interface IdleView {
  readonly player: ShownPlayer;
  /** Who did not come; null for the pairing-allocated bye. */
  readonly absent: ShownPlayer | null;
}

/** What becomes of a first round that is public when somebody has left or come since (C.05 VI.4). */
export interface BeforeStartView {
  readonly article: string;
  /** The new pairs; every other board stands. */
  readonly pairs: readonly { readonly white: ShownPlayer; readonly black: ShownPlayer }[];
  /** Announced boards that stand. */
  readonly kept: number;
}

export interface RoundView {
  readonly round: number;
  /** What it is called beside its number, in a cup or where a match has several games. */
  readonly called: InBoth<string> | null;
  /** Rounds declared. */
  readonly rounds: number;
  readonly stage: RoundStage;
  readonly origin: PairingOrigin;
  /** A draft made before something it rests on changed. */
  readonly outdated: boolean;
  /** Results that changed since the draft was made; none once it is public. */
  readonly changedResults: readonly ChangedResult[];
  readonly date: IsoDate | null;
  readonly time: string | null;
  readonly completedAt: string | null;
  /** The starting position of Chess960; null for the usual one. */
  readonly arrangement: ShownArrangement | null;
  readonly boards: readonly BoardView[];
  readonly matches: readonly MatchView[];
  /** Teams without an opponent. */
  readonly freeTeams: readonly FreeTeamView[];
  readonly unpaired: readonly UnpairedView[];
  /** Reasons for which its public pairings may still change; none for the public. */
  readonly republish: readonly RepublishChoice[];
  /** Who is there without an opponent, when two such may meet (C.04.2 4.4.3); none for the public. */
  readonly idle: readonly IdleView[];
  /** The least change of a first round to come; null where there is none, and for the public. */
  readonly beforeStart: BeforeStartView | null;
  /** How long the absent may still come; null before the start, and for the public. */
  readonly defaultTime: DefaultTime | null;
  /** Who was not at the board when an arbiter last looked; null before, and for the public. */
  readonly absentees: readonly PlayerId[] | null;
  readonly counts: {
    readonly boards: number;
    readonly results: number;
    /** 0 for the public. */
    readonly disputed: number;
    readonly verified: number;
  };
}

/** A round as its page shows it; null for what the audience may not see: a draft is nobody's yet. */
export function roundView(state: Tournament, number: number, audience: Audience): RoundView | null {
  const round = roundOf(state, number);
  if (!round || !maySeeRound(state, round, audience)) return null;
  const shown = seatedShower(state, number);
  const results = maySee(state, audience, 'results');
  const pasts = pastsBefore(state, number);
  const known = withoutAwaited(state, round);
  const boards = known.games.map((game) =>
    boardView(game, { state, round, audience, pasts, results, shown }),
  );
  return {
    round: number,
    called: roundCalled(state.settings, number),
    rounds: state.settings.rounds,
    stage: roundStage(round),
    origin: round.origin,
    outdated: round.outdated,
    changedResults: round.published ? [] : round.changedResults,
    date: state.settings.roundDates[number - 1] ?? null,
    time: state.settings.roundTimes[number - 1] ?? null,
    completedAt: results ? round.completedAt : null,
    arrangement: arrangementOf(state, number),
    boards,
    matches: matchViews(state, round, { results, player: shown }),
    freeTeams: freeTeamViews(state, round),
    unpaired: known.unpaired.map((line) => ({
      player: shown(line.player),
      outcome: line.outcome,
      reason: toldReason(line),
    })),
    republish: audience === 'staff' ? republishChoices(state, round) : [],
    idle: audience === 'staff' ? idleIn(state, round, shown) : [],
    beforeStart: audience === 'staff' ? beforeStartOf(state, round, shown) : null,
    defaultTime: audience === 'staff' ? defaultTimeOf(state, round) : null,
    absentees: audience === 'staff' ? round.absentees : null,
    counts: {
      boards: round.games.length,
      results: boards.filter(({ outcome }) => hasResult(outcome)).length,
      disputed: boards.filter(({ staff }) => staff?.mark === 'disputed').length,
      verified: boards.filter(({ staff }) => staff?.mark === 'verified').length,
    },
  };
}

function idleIn(state: Tournament, round: Round, shown: (id: PlayerId) => ShownPlayer): IdleView[] {
  const idle = refusesIdlePairing(state, round) === null ? idlePlayers(state, round) : [];
  return idle.length < 2
    ? []
    : idle.map(({ player, absent }) => ({
        player: shown(player),
        absent: absent === null ? null : shown(absent),
      }));
}

function beforeStartOf(
  state: Tournament,
  round: Round,
  shown: (id: PlayerId) => ShownPlayer,
): BeforeStartView | null {
  const pairs = firstRoundToCome(state) === round ? leastChange(state, round) : [];
  const { articles, republishReasons } = handlingRules(state);
  if (pairs.length === 0) return null;
  const placed = new Set(pairs.flatMap(({ white, black }) => [white, black]));
  return {
    article: republishReasons.beforeFirstRound ?? articles.republish,
    pairs: pairs.map(({ white, black }) => ({ white: shown(white), black: shown(black) })),
    kept: round.games.filter(({ white, black }) => !placed.has(white) && !placed.has(black)).length,
  };
}

/** Drafts are the arbiters' alone, whatever is published. */
export function maySeeRound(state: Tournament, round: Round, audience: Audience): boolean {
  return audience === 'staff' || (round.published && state.settings.publication.pairings);
}

interface BoardContext {
  readonly state: Tournament;
  readonly round: Round;
  readonly audience: Audience;
  readonly pasts: ReadonlyMap<PlayerId, PlayerPast>;
  readonly results: boolean;
  readonly shown: (id: PlayerId) => ShownPlayer;
}

function boardView(game: Game, context: BoardContext): BoardView {
  const { results, state } = context;
  const late = game.corrections.at(-1);
  const [white, black] = [sideOf(game, 'white', context), sideOf(game, 'black', context)];
  return {
    board: game.board,
    match: game.match ?? null,
    colourOfFirst: colourOfFirst(state, context.round, game),
    white,
    black,
    sameClub: sameClub(state, game.white, game.black),
    outcome: results ? lastWord(game) : NOT_ENTERED,
    corrected: late && results ? { was: game.outcome, usedFrom: late.usedFrom } : null,
    staff:
      context.audience === 'staff'
        ? {
            mark: boardMark(game),
            claims: game.claims,
            questions: game.questions,
            entered: game.entered,
            fixed: [game.white, game.black].some((id) => state.fixedBoards.get(id) === game.board),
          }
        : null,
  };
}

function sideOf(game: Game, colour: Colour, context: BoardContext): BoardSide {
  const { state, pasts, results, shown } = context;
  const byTable = isByTable(state.settings.system);
  const [own, other] = colour === 'white' ? [game.white, game.black] : [game.black, game.white];
  const past = pasts.get(own);
  const theirs = pasts.get(other);
  const { preference, strength } = colourState(
    (past?.colours ?? []).filter((had): had is Colour => had !== null),
  );
  return {
    ...shown(own),
    score: results ? (past?.score ?? null) : null,
    virtualPoints: results && past ? pointsFromTenths(past.pairingScore - past.score) : null,
    colours: past?.colours ?? [],
    preference: preference === null ? null : { colour: preference, strength },
    lastFloat: results ? (past?.floats.at(-1) ?? null) : null,
    floatTwoRoundsAgo: results ? (past?.floats.at(-2) ?? null) : null,
    float: results && past && theirs && !byTable ? floatHere(past, theirs) : null,
    metClub: (past?.opponents ?? []).filter((met) => met !== null && sameClub(state, met, other))
      .length,
  };
}

function floatHere(own: PlayerPast, other: PlayerPast): Float {
  if (own.pairingScore === other.pairingScore) return null;
  return own.pairingScore > other.pairingScore ? 'down' : 'up';
}

function sameClub(state: Tournament, a: PlayerId, b: PlayerId): boolean {
  const [one, two] = [state.players.get(a)?.club, state.players.get(b)?.club];
  return one !== undefined && one.trim() !== '' && one === two;
}

import { engineOf } from '../../pairing/engines.ts';
import { isByTable, systemNamed } from '../../pairing/systems.ts';
import type { Colour } from '../../rules/colour.ts';
import type { GrantedBye } from '../../rules/outcome.ts';
import { alphabetical } from '../../rules/alphabetical.ts';
import { cupRound } from '../cup-round.ts';
import { strengthOf } from '../initial-order.ts';
import { notCheckedIn } from '../present-players.ts';
import { owedBy, type Player } from '../player.ts';
import { draftOf, publishedRounds, type Tournament } from '../state.ts';
import { heldBack } from '../held-back.ts';
import { asksForLicences, licenceVerdicts } from '../lacks-licence.ts';
import type { LicenceReason } from '../licence.ts';
import { playerShower, type ShownPlayer } from './shown-player.ts';
import { tableCycles, tableLengths } from '../sides.ts';
import { isVisible } from './visible.ts';

/** Why somebody is out of a round. */
export const OUT_REASONS = [
  'heldBack',
  'absent',
  'halfPointBye',
  'fullPointBye',
  'notYet',
  'left',
] as const;
export type OutReason = (typeof OUT_REASONS)[number];

export interface OutOfRound {
  readonly player: ShownPlayer;
  readonly why: OutReason;
  /** What is not settled of somebody held back from round 1. */
  readonly unsettled?: { readonly licence: LicenceReason | null; readonly owes: number };
}

/** What an arbiter looks over between the check-in and the draft of a round. */
export interface ReadinessView {
  readonly round: number;
  /** Open: whoever is not seen when it closes is absent. */
  readonly checkInOpen: boolean;
  readonly playing: number;
  /** In the order of names. */
  readonly out: readonly OutOfRound[];
  /** Games of the absent stay on the table of a round robin: played later, or lost by forfeit. */
  readonly byTable: boolean;
  /** All rounds at once, where the table knows them: they follow the number of players. */
  readonly calendar: { readonly cycles: number; readonly rounds: number } | null;
  /** Ronde pairs this system itself. */
  readonly paired: boolean;
  readonly numbers: {
    readonly given: boolean;
    /** They can still be given anew. */
    readonly open: boolean;
    /** Entered after the numbers were given. */
    readonly late: number;
    /** Players whose strength is known. */
    readonly rated: number;
    readonly of: number;
  };
  readonly colour: { readonly needed: boolean; readonly drawn: Colour | null };
  readonly unsettled: {
    /** Without the licence the event asks for. */
    readonly licences: readonly ShownPlayer[];
    /** Who owes more than was paid. */
    readonly fees: readonly ShownPlayer[];
  };
  /** Whether visitors see the event. */
  readonly public: boolean;
}

/** Null for a team event, and when every round is paired. */
export function readinessView(state: Tournament): ReadinessView | null {
  const round = publishedRounds(state).length + 1;
  const { settings, numbers } = state;
  if (settings.kind === 'team' || round > settings.rounds) return null;
  const shown = playerShower(state);
  const players = [...state.players.values()].sort((a, b) => byName(a, b));
  const checkInOpen = state.checkIn?.open === true && state.checkIn.round === round;
  const unseen = new Set(checkInOpen ? notCheckedIn(state) : []);
  const waiting = new Map(
    heldBack(state, round).map(({ player, licence, owes }) => [player, { licence, owes }]),
  );
  const out = players.flatMap((player): OutOfRound[] => {
    const bye = state.byes.get(round)?.get(player.id) ?? null;
    const why = whyOut(player, round, unseen.has(player.id) ? 'zeroPointBye' : bye);
    const one = shown(player.id);
    if (why !== null) return [{ player: one, why }];
    const unsettled = waiting.get(player.id);
    return unsettled === undefined ? [] : [{ player: one, why: 'heldBack' as const, unsettled }];
  });
  const rated = players.filter(
    ({ ratings }) => strengthOf(ratings, settings.initialOrder.method) > 0,
  );
  const staying = players.filter(({ left }) => left === null);
  const verdictOf = asksForLicences(state) ? licenceVerdicts(state) : null;
  return {
    round,
    checkInOpen,
    playing: cupRound(state, round)?.playing ?? players.length - out.length,
    out,
    byTable: isByTable(settings.system),
    calendar: round === 1 && draftOf(state) === null ? calendarOf(state) : null,
    paired: engineOf(settings.system) !== null,
    numbers: {
      given: numbers.length > 0,
      open: round === 1 && draftOf(state) === null,
      late: numbers.length === 0 ? 0 : players.length - numbers.length,
      rated: rated.length,
      of: players.length,
    },
    colour: {
      needed: systemNamed(settings.system).needs.includes('initialColour'),
      drawn: settings.initialColour,
    },
    unsettled: {
      licences: staying
        .filter((player) => verdictOf?.(player).inOrder === false)
        .map(({ id }) => shown(id)),
      fees: staying.filter((player) => owedBy(player) > 0).map(({ id }) => shown(id)),
    },
    public: isVisible(state),
  };
}

function calendarOf(state: Tournament): ReadinessView['calendar'] {
  const { system } = state.settings;
  if (!isByTable(system) || engineOf(system) === null) return null;
  const lengths = tableLengths(state);
  const cycles = tableCycles(state);
  const rounds = lengths[cycles - 1];
  return rounds === undefined ? null : { cycles, rounds };
}

function whyOut(player: Player, round: number, bye: GrantedBye | null): OutReason | null {
  if (player.left !== null && player.left.fromRound <= round) return 'left';
  if (player.fromRound > round) return 'notYet';
  return bye === 'zeroPointBye' ? 'absent' : bye;
}

function byName(a: Player, b: Player): number {
  const [one, other] = [alphabetical(a.name), alphabetical(b.name)];
  return one < other ? -1 : one > other ? 1 : 0;
}

import { hasResult } from '../../rules/outcome.ts';
import { isIsoDate } from '../../rules/identity.ts';
import { ageCategories, FFE_AGES } from '../../standings/ranking/age-categories.ts';
import { isWithoutRating } from '../../tournament/estimates.ts';
import { asksForLicences } from '../../tournament/lacks-licence.ts';
import type { LicenceSight } from '../../tournament/licence.ts';
import type { LeavingReason, Player } from '../../tournament/player.ts';
import { publishedRounds, type Tournament } from '../../tournament/state.ts';

/** A loss by forfeit: who, in which round, on which board. */
export interface ForfeitLoss {
  readonly player: Player;
  readonly round: number;
  readonly board: number;
}

/** The oldest of those whom the federation counts as youths. */
const LAST_YOUTH = 20;
/** Titles that count for what an arbiter is paid (LA 9194). */
const COUNTED_TITLES = ['GM', 'IM', 'FM'] as const;

/** What a synopsis counts of an event. */
export interface EventCounts {
  readonly players: number;
  readonly unrated: number;
  readonly women: number;
  readonly youths: number;
  /** Whose age is not known: they are not among the youths. */
  readonly withoutAge: number;
  readonly foreigners: number;
  readonly titled: Readonly<Record<(typeof COUNTED_TITLES)[number], number>>;
  /** Null where no licences are asked for. */
  readonly licences: {
    readonly a: number;
    readonly b: number;
    readonly seen: Readonly<Record<LicenceSight, number>>;
    readonly notSeen: number;
  } | null;
  readonly left: Readonly<Record<LeavingReason, number>>;
  readonly forfeits: readonly ForfeitLoss[];
  /** Games of public rounds without a result. */
  readonly openGames: number;
}

export function eventCounts(state: Tournament): EventCounts {
  const players = [...state.players.values()];
  const count = (wanted: (player: Player) => boolean): number => players.filter(wanted).length;
  const home = state.settings.federation;
  const ages = players.map((player) => youth(player, state.settings.firstDay));
  return {
    players: players.length,
    unrated: count(isWithoutRating),
    women: count(({ sex }) => sex === 'w'),
    youths: ages.filter((one) => one === true).length,
    withoutAge: ages.filter((one) => one === null).length,
    foreigners: count(
      ({ federation }) => home !== null && federation !== undefined && federation !== home,
    ),
    titled: {
      GM: count(({ title }) => title === 'GM'),
      IM: count(({ title }) => title === 'IM'),
      FM: count(({ title }) => title === 'FM'),
    },
    licences: asksForLicences(state) ? licencesOf(state, players) : null,
    left: {
      withdrawn: count(({ left }) => left?.reason === 'withdrawn'),
      absentWithoutNotice: count(({ left }) => left?.reason === 'absentWithoutNotice'),
      expelled: count(({ left }) => left?.reason === 'expelled'),
    },
    forfeits: forfeitLosses(state),
    openGames: publishedRounds(state)
      .flatMap(({ games }) => games)
      .filter(({ outcome }) => !hasResult(outcome)).length,
  };
}

/** Null where the age is not known. */
function youth({ private: own }: Player, firstDay: string): boolean | null {
  if (own?.birthDate === undefined || !isIsoDate(firstDay)) return null;
  const [category] = ageCategories(FFE_AGES, own.birthDate, firstDay);
  if (category === undefined) return null;
  return category.to !== null && category.to <= LAST_YOUTH;
}

function licencesOf(state: Tournament, players: readonly Player[]): EventCounts['licences'] {
  const checks = players.map((player) => ({
    check: state.licenceChecks.get(player.id) ?? null,
    licence: state.licenceChecks.get(player.id)?.licence ?? player.licence,
  }));
  const seenAs = (sight: LicenceSight): number =>
    checks.filter(({ check }) => check?.seen === sight).length;
  return {
    a: checks.filter(({ licence }) => licence === 'A').length,
    b: checks.filter(({ licence }) => licence === 'B').length,
    seen: {
      shown: seenAs('shown'),
      listed: seenAs('listed'),
      takenHere: seenAs('takenHere'),
      attestation: seenAs('attestation'),
      exempt: seenAs('exempt'),
      refused: seenAs('refused'),
    },
    notSeen: checks.filter(({ check }) => check === null).length,
  };
}

/** Everybody who lost a game without playing it, round by round (LA 994: each opens an inquiry). */
export const forfeitLosses = (state: Tournament): readonly ForfeitLoss[] =>
  publishedRounds(state).flatMap(({ number: round, games }) =>
    games.flatMap(({ board, white, black, outcome }) => {
      const losers =
        outcome.kind === 'doubleForfeit'
          ? [white, black]
          : outcome.kind === 'forfeit'
            ? [outcome.winner === 'white' ? black : white]
            : [];
      return losers.flatMap((id) => {
        const player = state.players.get(id);
        return player === undefined ? [] : [{ player, round, board }];
      });
    }),
  );

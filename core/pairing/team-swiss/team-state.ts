import type { Colour } from '../../rules/colour.ts';
import type { Tpn } from '../../rules/identity.ts';
import { coloursPlayed } from '../colours/colour-preference.ts';
import {
  legalField,
  prohibitedOpponents,
  type HindranceOf,
  type LegalField,
} from '../field/legal-field.ts';
import { scoresBefore } from '../field/scores-before.ts';
import type { UpfloatingPlayer } from '../field/upfloaters.ts';
import type { PairingRequest } from '../system.ts';
import { differenceOf, preferenceOf, type TeamPreference } from './colour-preference.ts';
import { wasPlayed } from './readings.ts';

/** Everything article 1 says of a team that is to be paired. */
export interface TeamState extends UpfloatingPlayer {
  readonly points: number;
  /** Null when it is not used (1.2.1). */
  readonly secondary: number | null;
  /** Matches not ended by forfeit (3.4.3). */
  readonly games: number;
  /** Colours of the first board in matches that were played, oldest first (1.6.1). */
  readonly history: readonly Colour[];
  readonly difference: number;
  readonly preference: TeamPreference | null;
}

/** Every team to be paired, by score and number, with what C1 and C2 allow. */
export type TeamField = LegalField<TeamState>;

export const fieldOf = (request: PairingRequest): TeamField =>
  legalField(teamStates(request), hindrance(request));

/** The last two rounds do not look at floaters (C7, C10). */
export const countsFloats = ({ round, rounds }: PairingRequest): boolean => round < rounds - 1;

export function teamStates(request: PairingRequest): TeamState[] {
  const { round, rounds, absent, players, teamSwiss } = request;
  const type = teamSwiss?.colourPreferences ?? 'A';
  const scores = new Map(players.map((team) => [team.tpn, scoresBefore(team, request)]));
  return players
    .filter(({ tpn }) => !absent.has(tpn))
    .map((team): TeamState => {
      const earlier = team.rounds.slice(0, round - 1);
      const met = earlier.filter(wasPlayed).flatMap(({ opponent }) => opponent ?? []);
      const own = scores.get(team.tpn) ?? [];
      const last = earlier[round - 2];
      const before = (list: typeof own): number => list[round - 2]?.pairing ?? 0;
      const lastOpponent = last && wasPlayed(last) ? last.opponent : null;
      const history = coloursPlayed(team.rounds, round);
      return {
        tpn: team.tpn,
        score: own[round - 1]?.pairing ?? 0,
        points: own[round - 1]?.points ?? 0,
        secondary: teamSwiss?.secondary?.get(team.tpn) ?? null,
        games: met.length,
        met: new Set<Tpn>(met),
        history,
        difference: differenceOf(history),
        preference: preferenceOf(history, type, round >= rounds),
        floatedLastRound:
          lastOpponent !== null && before(own) !== before(scores.get(lastOpponent) ?? []),
        mayHaveBye: !earlier.some(({ outcome }) => BARRING.has(outcome)),
      };
    })
    .sort((a, b) => b.score - a.score || a.tpn - b.tpn);
}

/** C2. */
const BARRING: ReadonlySet<string> = new Set(['pairingAllocatedBye', 'forfeitWin', 'fullPointBye']);

/** C1 and the pairs the event prohibits; colours keep nobody apart (Preface). */
export function hindrance(request: PairingRequest): HindranceOf<TeamState> {
  const apart = prohibitedOpponents(request);
  return (a, b) => {
    if (a.met.has(b.tpn)) return 'rematch';
    return apart.get(a.tpn)?.has(b.tpn) ? 'prohibited' : null;
  };
}

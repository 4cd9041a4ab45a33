import type { Colour } from '../../../rules/colour.ts';
import { isPlayed } from '../../../rules/outcome.ts';
import type { PlayerRecord } from '../../../rules/record.ts';
import { pairingPointsOfRound } from '../../../rules/scoring.ts';
import type { LiteralParticipant, MayMeet } from '../../literal-upfloaters.ts';
import type { PairingRequest } from '../../system.ts';

/** A team of this round with everything article 1 defines about one. */
export interface Participant extends LiteralParticipant {
  readonly ownScore: number;
  readonly secondary: number;
  readonly colours: readonly Colour[];
  /** 1.6.2. */
  readonly difference: number;
  /** 1.7: `wants` is the colour preferred, if any. */
  readonly wants: Colour | null;
  readonly isStrong: boolean;
}

export const participants = (request: PairingRequest): Participant[] =>
  request.players
    .filter(({ tpn }) => !request.absent.has(tpn))
    .map((team) => participant(team, request));

function participant(team: PlayerRecord, request: PairingRequest): Participant {
  const { round, virtualPoints, teamSwiss } = request;
  const past = team.rounds.slice(0, round - 1);
  const matches = past.filter(({ opponent, outcome }) => opponent !== null && isPlayed(outcome));
  const ownScore = pointsAfter(team, round - 1, request);
  const colours = matches.map(({ colour }) => colour).filter((colour) => colour !== null);
  return {
    tpn: team.tpn,
    score: ownScore + (virtualPoints?.(team.tpn, round) ?? 0),
    ownScore,
    secondary: teamSwiss?.secondary?.get(team.tpn) ?? 0,
    opponents: matches.map(({ opponent }) => opponent).filter((tpn) => tpn !== null),
    colours,
    ...preferenceOf(colours, request),
    floated: floatedIn(team, round - 1, request),
    mayHaveBye: !past.some(
      ({ outcome }) =>
        outcome === 'pairingAllocatedBye' || outcome === 'forfeitWin' || outcome === 'fullPointBye',
    ),
  };
}

/** 1.7, bullet by bullet. */
function preferenceOf(
  colours: readonly Colour[],
  { round, rounds, teamSwiss }: PairingRequest,
): Pick<Participant, 'difference' | 'wants' | 'isStrong'> {
  const whites = colours.filter((colour) => colour === 'white').length;
  const cd = whites - (colours.length - whites);
  const [last, lastButOne] = [colours.at(-1), colours.at(-2)];
  const twiceBlack = last === 'black' && lastButOne === 'black';
  const twiceWhite = last === 'white' && lastButOne === 'white';
  const answer = (wants: Colour | null, isStrong = false) => ({ difference: cd, wants, isStrong });
  const type = teamSwiss?.colourPreferences ?? 'A';
  if (type === 'none' || colours.length === 0) return answer(null);
  if (type === 'A') {
    if (cd < -1 || ((cd === 0 || cd === -1) && twiceBlack)) return answer('white');
    if (cd > 1 || ((cd === 0 || cd === 1) && twiceWhite)) return answer('black');
    return answer(null);
  }
  if (cd === 0 && round >= rounds) return answer(null); // T1
  if (cd < -1 || ((cd === 0 || cd === -1) && twiceBlack)) return answer('white', true);
  if (cd > 1 || ((cd === 0 || cd === 1) && twiceWhite)) return answer('black', true);
  if (cd === -1 || (cd === 0 && last === 'black')) return answer('white');
  if (cd === 1 || (cd === 0 && last === 'white')) return answer('black');
  return answer(null);
}

const pointsAfter = (team: PlayerRecord, rounds: number, { scoring }: PairingRequest): number =>
  team.rounds
    .slice(0, rounds)
    .reduce((sum, record) => sum + pairingPointsOfRound(record, scoring), 0);

/** 1.5 by T2 and T3. */
function floatedIn(team: PlayerRecord, round: number, request: PairingRequest): boolean {
  const record = round < 1 ? undefined : team.rounds[round - 1];
  if (!record || !isPlayed(record.outcome)) return false;
  const opponent = request.players.find(({ tpn }) => tpn === record.opponent);
  if (!opponent) return false;
  const scoreBefore = (one: PlayerRecord): number =>
    pointsAfter(one, round - 1, request) + (request.virtualPoints?.(one.tpn, round) ?? 0);
  return scoreBefore(team) !== scoreBefore(opponent);
}

/** C1 and the pairs the event prohibits. */
export const absoluteCriteria =
  ({ prohibited }: PairingRequest): MayMeet<Participant> =>
  (a, b) =>
    !a.opponents.includes(b.tpn) &&
    !prohibited.some((group) => group.includes(a.tpn) && group.includes(b.tpn));

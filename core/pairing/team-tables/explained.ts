import type { Tpn } from '../../rules/identity.ts';
import { fill } from '../../rules/sentence.ts';
import type {
  ExplainedRound,
  ExplanationAsked,
  WhyNotAnswer,
} from '../explanation/explained-round.ts';
import { seatAt, teamOf } from '../molter/seats.ts';
import { MOLTER_WORDS, sayWarning } from '../molter/words.ts';
import type { PairingRequest, RoundPairing } from '../system.ts';
import { MOLTER_ARTICLE, seatedRound, seatedRounds, tableOf } from './seated-rounds.ts';
import { TEAM_TABLE_WORDS } from './words.ts';

/** A round with the table it is read from, how sure that is, and the seats behind each game. */
export function explainedTable(
  request: PairingRequest,
  pairing: RoundPairing,
  { language, name }: ExplanationAsked,
): ExplainedRound {
  const words = TEAM_TABLE_WORDS[language];
  const table = tableOf(request);
  const seated = seatedRound(request);
  const empty = (table?.boards ?? 0) - (seated?.games.length ?? 0);
  return {
    kind: 'games',
    pairing,
    said: {
      sentences: [
        ...(table === null || seated === null
          ? []
          : [
              fill(words.round, {
                round: request.round,
                name: `${table.table} ${seated.name}`,
                teams: table.teams,
                players: table.players,
                status: MOLTER_WORDS[language].statuses[seated.status],
              }),
              ...table.warnings.map((warning) => sayWarning(warning, language)),
            ]),
        ...(empty === 0 ? [] : [fill(words.empty, { count: empty })]),
      ],
      games: (seated?.games ?? []).map(({ board, white, black, whiteSeat, blackSeat }) => ({
        white,
        black,
        sentences: [
          fill(words.game, {
            ...{ board, whiteSeat, blackSeat },
            white: name(white),
            black: name(black),
          }),
        ],
      })),
    },
  };
}

/** Why two players do not meet in a round: they are of one team, meet in another round, or in none. */
export function whyNotByTable(
  request: PairingRequest,
  [one, other]: readonly [Tpn, Tpn],
  { language, name }: ExplanationAsked,
): WhyNotAnswer {
  const words = TEAM_TABLE_WORDS[language];
  const { players = 1, teams = 0 } = tableOf(request) ?? {};
  const [seatA, seatB] = [seatAt(one, players), seatAt(other, players)];
  const who = { a: name(one), b: name(other), seatA, seatB };
  const meetings = seatedRounds(request).flatMap(({ round, games }) =>
    games
      .filter(({ white, black }) =>
        [white, black].every((player) => player === one || player === other),
      )
      .map(({ board, whiteSeat, blackSeat }) => ({ round, board, whiteSeat, blackSeat })),
  );
  const answer = (reason: 'paired' | 'table', sentence: string): WhyNotAnswer => ({
    reason,
    article: reason === 'paired' ? null : MOLTER_ARTICLE,
    sentences: [sentence],
    figures: { reason, meetings },
  });
  if (meetings.some(({ round }) => round === request.round)) {
    return answer('paired', fill(words.meetHere, who));
  }
  if (meetings.length > 0) {
    const told = meetings.map((meeting) => fill(words.meeting, meeting)).join(words.and);
    return answer('table', fill(words.meetElsewhere, { ...who, meetings: told }));
  }
  const [without] = [one, other].filter((number) => number > teams * players);
  if (without !== undefined) {
    return answer('table', fill(words.noSeat, { player: name(without) }));
  }
  const sameTeam = teamOf(seatA) === teamOf(seatB);
  const sentence = sameTeam ? words.sameTeam : words.neverMeet;
  return answer('table', fill(sentence, { ...who, team: teamOf(seatA) }));
}

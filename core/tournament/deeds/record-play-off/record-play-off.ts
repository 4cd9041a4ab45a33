import type { PlayerId } from '../../../rules/identity.ts';
import { lastGameOver } from '../../cup.ts';
import {
  allow,
  nameOf,
  refuse,
  unknownPlayer,
  type Judgement,
  type Refused,
} from '../../judgement.ts';
import { isCup } from '../../matches.ts';
import { playOffOf } from '../../ranking-decisions.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { playedOffGame, type PlayedOffGame } from '../../played-off-game.ts';
import { optional } from '../../schema/schema.ts';
import { aFilledLine, aPlayer, listOf } from '../../schema/words.ts';
import { publishedRounds, type Tournament } from '../../state.ts';
import { scores } from '../../views/records.ts';
import type { Deed } from '../deed.ts';
import { beforeTheEnd } from '../draw-tie-lots/before-the-end.ts';
import { sameValue } from '../same-value.ts';
import { matchOfTwo, pairedAfterMatch, PLAY_OFF } from './paired-after-match.ts';

export interface RecordPlayOff {
  readonly type: 'recordPlayOff';
  /** From the winner down; several on one step stay equal. */
  readonly steps: readonly (readonly PlayerId[])[];
  /** The games as they were played; missing where only the order is known. */
  readonly games?: readonly PlayedOffGame[];
  /** What pairs and colours were drawn from. */
  readonly seed?: string;
}

export const recordPlayOff: Deed<RecordPlayOff> = {
  fields: {
    steps: listOf(listOf(aPlayer)),
    games: optional(listOf(playedOffGame)),
    seed: optional(aFilledLine),
  },
  roles: ARBITERS,
  touches: () => ['ranking:playOffs'],
  saysTheSame: ({ steps }, event) =>
    event.type === 'playOffRecorded' && sameValue(event.steps, steps),
  judge,
};

/** What a play-off decided, from the winner down; one more of the same players replaces it. */
function judge(state: Tournament, command: RecordPlayOff): Judgement {
  if (state.settings.kind !== 'individual') {
    return refuse('wrongKind', HOUSE_RULES.wellFormed, { kind: 'individual' });
  }
  const { steps, games = [], seed } = command;
  const players = steps.flat();
  const stranger = players.find((id) => !state.players.has(id));
  if (stranger !== undefined) return unknownPlayer(stranger);
  const repeated = players.find((id, index) => players.indexOf(id) !== index);
  if (repeated !== undefined) {
    const player = nameOf(state, repeated);
    return refuse('playerPairedTwice', HOUSE_RULES.oneAtATime, { player });
  }
  if (players.length < 2 || steps.some((step) => step.length === 0)) {
    const params = { setting: 'playOff', value: steps.map((step) => step.length).join('-') };
    return refuse('badSetting', HOUSE_RULES.wellFormed, params);
  }
  const told = {
    ...(games.length === 0 ? {} : { games }),
    ...(seed === undefined ? {} : { seed }),
  };
  const outsider = games
    .flatMap(({ white, black }) => [white, black])
    .find((id) => !players.includes(id));
  if (outsider !== undefined) return unknownPlayer(outsider);
  if (isCup(state.settings)) {
    const unfit = unfitForMatch(state, steps);
    if (unfit !== null) return unfit;
    return allow([{ type: 'playOffRecorded', steps, ...told }]);
  }
  const points = scores(state, { standingsAfter: publishedRounds(state).length });
  if (new Set(players.map((id) => points.get(id))).size > 1) {
    const names = players.map((id) => nameOf(state, id)).join(', ');
    return refuse('playOffOfUnequals', PLAY_OFF, { players: names });
  }
  const before = playOffOf(state.ranking, players);
  const isKnown = before !== null && JSON.stringify(before.steps) === JSON.stringify(steps);
  if (isKnown && games.length === 0) return allow([]);
  return allow([{ type: 'playOffRecorded', steps, ...told }], beforeTheEnd(state));
}

/** In a cup it decides one tied match, and while the next round of matches is not paired. */
function unfitForMatch(state: Tournament, steps: RecordPlayOff['steps']): Refused | null {
  const players = steps.flat();
  const match = matchOfTwo(state, players);
  const level = match?.verdict === 'tied' || match?.verdict === 'playedOff';
  const decides = players.length === 2 && steps.length === 2;
  if (!decides || match === null || !level || !lastGameOver(state, match.round)) {
    const names = players.map((id) => nameOf(state, id)).join(', ');
    return refuse('noTiedMatch', PLAY_OFF, { players: names });
  }
  return pairedAfterMatch(state, players);
}

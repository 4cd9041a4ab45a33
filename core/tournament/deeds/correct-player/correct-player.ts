import type { PlayerId } from '../../../rules/identity.ts';
import {
  allow,
  handlingRules,
  hasRounds,
  refuse,
  unknownPlayer,
  type Judgement,
} from '../../judgement.ts';
import type { OptionalDetail, PlayerDetails } from '../../player.ts';
import { MODEL_REGULATIONS } from '../../regulations.ts';
import { MONEY } from '../../roles.ts';
import { numbersTaken } from '../../same-player.ts';
import { anOptionalDetail, playerChanges } from '../../schema/players.ts';
import { optional } from '../../schema/schema.ts';
import { aPlayer, listOf } from '../../schema/words.ts';
import { isStarted, publishedRounds, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { faultOfPlayer } from '../enter-players/fault-of-player.ts';
import { missedRoundsCorrected } from '../enter-players/missed-rounds.ts';
import { sameValue } from '../same-value.ts';
import { things } from '../things.ts';

export interface CorrectPlayer {
  readonly type: 'correctPlayer';
  readonly player: PlayerId;
  readonly changes: Partial<Omit<PlayerDetails, 'id'>>;
  /** What turned out to be unknown. */
  readonly removes?: readonly OptionalDetail[];
}

export const correctPlayer: Deed<CorrectPlayer> = {
  fields: {
    player: aPlayer,
    changes: playerChanges,
    removes: optional(listOf(anOptionalDetail, 50)),
  },
  roles: MONEY,
  touches: ({ player }) => [things.player(player)],
  saysTheSame: ({ changes, removes = [] }, event) => {
    if (event.type !== 'playerCorrected') return false;
    const said: object = event.details;
    return (
      Object.entries(changes).every(([key, value]) => sameValue(valueIn(said, key), value)) &&
      removes.every((key) => valueIn(said, key) === undefined)
    );
  },
  judge,
};

const valueIn = (details: object, key: string): unknown =>
  Object.hasOwn(details, key) ? (details as Readonly<Record<string, unknown>>)[key] : undefined;

function judge(state: Tournament, command: CorrectPlayer): Judgement {
  const player = state.players.get(command.player);
  if (!player) return unknownPlayer(command.player);
  const { left, ...details } = player;
  const corrected: PlayerDetails = { ...details, ...command.changes, id: player.id };
  for (const key of command.removes ?? []) Reflect.deleteProperty(corrected, key);
  const fault = faultOfPlayer(corrected, state);
  if (fault) return { refusal: fault };
  if (corrected.fromRound !== player.fromRound) {
    if (hasRounds(state, player) || corrected.fromRound <= publishedRounds(state).length) {
      return refuse('playerHasPlayed', handlingRules(state).articles.lateEntry, {
        player: player.name,
      });
    }
  }
  const [before, after] = [player.ratings.estimate, corrected.ratings.estimate];
  if (isStarted(state) && before !== undefined && after !== undefined && before !== after) {
    return refuse('estimatesStand', MODEL_REGULATIONS.estimates);
  }
  if (JSON.stringify(corrected) === JSON.stringify(details)) return allow([]);
  return allow(
    [
      { type: 'playerCorrected', player: player.id, details: corrected },
      ...missedRoundsCorrected(state, player, corrected),
    ],
    numbersTaken(state, details, corrected),
  );
}

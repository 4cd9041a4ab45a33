import type { PapiFile, PapiPlayer } from '../../formats/papi/papi-file.ts';
import { rankedTitle, type ListedRating } from '../../formats/player-list/listed-player.ts';
import { playerId, type PlayerId } from '../../rules/identity.ts';
import type { PlayerDetails, PrivateData, Ratings, RatingSource } from '../player.ts';

export const idOfRef = (ref: number): PlayerId => playerId(`p${ref}`);

/** What Papi knows of a player, private things kept apart. */
export function playerOf(player: PapiPlayer, file: PapiFile, source: RatingSource): PlayerDetails {
  const { listed } = player;
  const title = rankedTitle(listed.title);
  const rating = listed[file.ratingKind];
  const secret = privateOf(player);
  return {
    id: idOfRef(player.ref),
    name: listed.name,
    ...(listed.sex ? { sex: listed.sex } : {}),
    ...(title ? { title } : {}),
    ...(listed.federation ? { federation: listed.federation } : {}),
    ...(listed.fideId ? { fideId: listed.fideId } : {}),
    ...(listed.nationalId ? { nationalId: listed.nationalId } : {}),
    ...(listed.club ? { club: listed.club } : {}),
    ...(listed.league ? { league: listed.league } : {}),
    ...(listed.licence ? { licence: listed.licence } : {}),
    ratings: ratingsOf(rating),
    ...sourcesOf(rating, source),
    fromRound: 1,
    ...(Object.keys(secret).length > 0 ? { private: secret } : {}),
  };
}

/** A rating under the name of who gave it. */
export function ratingsOf(listed: ListedRating | null): Ratings {
  return listed === null ? {} : { [listed.origin]: listed.rating };
}

function sourcesOf(
  listed: ListedRating | null,
  source: RatingSource,
): Pick<PlayerDetails, 'ratingSources'> {
  if (listed === null || listed.origin === 'estimate') return {};
  return { ratingSources: { [listed.origin]: source } };
}

function privateOf(player: PapiPlayer): PrivateData {
  return {
    ...(player.listed.birth ? { birthDate: player.listed.birth } : {}),
    ...(player.phone === '' ? {} : { phone: player.phone }),
    ...(player.email === '' ? {} : { email: player.email }),
    ...(player.comment === '' ? {} : { comment: player.comment }),
    ...(player.feeDue === null ? {} : { feeDue: player.feeDue }),
    ...(player.feePaid === null ? {} : { feePaid: player.feePaid }),
  };
}

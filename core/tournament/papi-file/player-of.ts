import type { PapiFile, PapiPlayer } from '../../formats/papi/papi-file.ts';
import { rankedTitle } from '../../formats/player-list/listed-player.ts';
import { playerId, type PlayerId } from '../../rules/identity.ts';
import type { PlayerDetails, PrivateData } from '../player.ts';
import { ratingsAsRecorded, type ListOfMonth } from '../rating-lists/details-of-listed.ts';

export const idOfRef = (ref: number): PlayerId => playerId(`p${ref}`);

/** What Papi knows of a player, private things kept apart. */
export function playerOf(player: PapiPlayer, file: PapiFile, list: ListOfMonth): PlayerDetails {
  const { listed } = player;
  const title = rankedTitle(listed.title);
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
    ...ratingsAsRecorded(listed, list, file.ratingKind),
    fromRound: 1,
    ...(Object.keys(secret).length > 0 ? { private: secret } : {}),
  };
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

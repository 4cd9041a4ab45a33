import type { EntryMatch } from '../../formats/entries/match-entries.ts';
import type { EntryRow } from '../../formats/entries/read-entries.ts';
import type { RatingKind } from '../../rules/rating-kind.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { PlayerDetails, PrivateData } from '../player.ts';
import { detailsOfListed, type ListOfMonth } from './details-of-listed.ts';

export interface EntryUse {
  readonly id: PlayerId;
  readonly kind: RatingKind;
  /** The file of the entries and its month, for ratings no list confirms. */
  readonly file: ListOfMonth;
}

/**
 * An entry as a player: what a list says of a certain match, completed by what the entry says
 * beyond it. An entry in doubt is taken as it was written.
 */
export function detailsOfEntry(entry: EntryRow, match: EntryMatch, use: EntryUse): PlayerDetails {
  const own = detailsOfListed(entry.player, use.file, use);
  const known =
    match.kind === 'certain'
      ? detailsOfListed(match.candidate.player, match.candidate.list, {
          ...use,
          alsoOn: match.alsoOn,
        })
      : own;
  const ratings = Object.keys(known.ratings).length > 0 ? known : own;
  const secret: PrivateData = {
    ...own.private,
    ...fuller(own.private?.birthDate, known.private?.birthDate),
    ...(entry.phone === '' ? {} : { phone: entry.phone }),
    ...(entry.email === '' ? {} : { email: entry.email }),
    ...(entry.comment === '' ? {} : { comment: entry.comment }),
  };
  return {
    ...own,
    ...known,
    ratings: ratings.ratings,
    ...(ratings.ratingSources ? { ratingSources: ratings.ratingSources } : {}),
    ...(Object.keys(secret).length > 0 ? { private: secret } : {}),
  };
}

/** A day says more than its year. */
function fuller(own: string | undefined, known: string | undefined): PrivateData {
  if (known === undefined) return {};
  return own?.startsWith(known) ? { birthDate: own } : { birthDate: known };
}

import { isIsoDate } from '../../../rules/identity.ts';
import { RATING_LIST_KINDS, type PlayerDetails } from '../../player.ts';
import { HOUSE_RULES, type Refusal } from '../../refusal.ts';
import type { Tournament } from '../../state.ts';

/** Four columns hold a rating in every report file. */
const HIGHEST_RATING = 9999;

export function faultOfPlayer(player: PlayerDetails, state: Tournament): Refusal | null {
  const bad = (field: string, value: string | number): Refusal => ({
    code: 'badPlayer',
    article: HOUSE_RULES.wellFormed,
    params: { player: player.name, field, value },
  });
  if (player.name.trim() === '') return bad('name', player.name);
  for (const kind of ['fide', 'national', 'estimate'] as const) {
    const rating = player.ratings[kind];
    if (rating === undefined) continue;
    if (!Number.isInteger(rating) || rating < 0 || rating > HIGHEST_RATING) {
      return bad(`ratings.${kind}`, rating);
    }
  }
  const { fromRound } = player;
  if (!Number.isInteger(fromRound) || fromRound < 1 || fromRound > state.settings.rounds) {
    return bad('fromRound', fromRound);
  }
  const unnamed = player.tags?.find((tag, index, all) => {
    return tag.trim() === '' || all.indexOf(tag) !== index;
  });
  if (unnamed !== undefined) return bad('tags', unnamed);
  for (const kind of ['fide', 'national'] as const) {
    const source = player.ratingSources?.[kind];
    if (source === undefined) continue;
    const { list, month } = source;
    if (list.trim() === '') return bad(`ratingSources.${kind}`, list);
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return bad(`ratingSources.${kind}`, month);
    if (!RATING_LIST_KINDS.includes(source.kind)) return bad(`ratingSources.${kind}`, source.kind);
  }
  for (const fee of ['feeDue', 'feePaid'] as const) {
    const cents = player.private?.[fee] ?? 0;
    if (!Number.isSafeInteger(cents) || cents < 0) return bad(fee, 'hidden');
  }
  const birth = player.private?.birthDate;
  if (birth !== undefined && !/^\d{4}$/.test(birth) && !isIsoDate(birth)) {
    return bad('birthDate', 'hidden');
  }
  return null;
}

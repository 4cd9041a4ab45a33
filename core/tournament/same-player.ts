import { People, type Alike } from '../formats/player-list/same-person.ts';
import { isExpelled } from './incidents/kept-out.ts';
import { warn } from './judgement.ts';
import type { Player, PlayerDetails } from './player.ts';
import { HOUSE_RULES } from './refusal.ts';
import type { Tournament } from './state.ts';
import type { Warning, WarningCode } from './warning-ladder.ts';

/** Those entered, and those of one command before each other. */
type Known = PlayerDetails & Partial<Pick<Player, 'left'>>;

/** What to ask before people are entered who seem to be in the event, or twice in the command. */
export function enteredAgain(
  state: Tournament,
  players: readonly PlayerDetails[],
): readonly Warning[] {
  const known = new People<Known>(state.players.values());
  return players.flatMap((player) => {
    const alike = known.like(player);
    known.add(player);
    return alike === null ? [] : askAbout(state, player, alike);
  });
}

/** What to ask before a correction gives somebody the number or the name of somebody else. */
export function numbersTaken(
  state: Tournament,
  before: PlayerDetails,
  after: PlayerDetails,
): readonly Warning[] {
  const others = new People<Known>([...state.players.values()].filter(({ id }) => id !== after.id));
  const alike = others.like(after);
  const already = others.like(before);
  // What was so before is no news: correcting the club of a namesake asks nothing.
  if (alike === null || (already?.one.id === alike.one.id && already.by === alike.by)) return [];
  const { left: _, ...one } = alike.one;
  return askAbout(state, after, { one, by: alike.by });
}

/**
 * Two FIDE numbers tell namesakes apart for certain: asking all the same would only teach people to
 * confirm without reading. A page may mention it; the ladder does not.
 */
function askAbout(state: Tournament, player: PlayerDetails, { one, by }: Alike<Known>): Warning[] {
  if (by === 'namesake') return [];
  const params = { player: player.name, known: nameAndPlace(state, one) };
  const ask = (code: WarningCode, number = ''): Warning[] => [
    warn(code, HOUSE_RULES.onePersonOneEntry, number === '' ? params : { ...params, number }),
  ];
  if (isExpelled(state, one)) return ask('entersWhoWasExpelled');
  if (one.left) return ask('entersWhoLeft');
  if (by === 'fideId') return ask('sameFideNumber', player.fideId);
  if (by === 'nationalId') return ask('sameNationalNumber', player.nationalId);
  return ask('sameName');
}

/** `Lefèvre, Zoé (#7, FRA, Tour)`: enough to find the player in the list. */
function nameAndPlace(state: Tournament, { id, name, federation, club }: PlayerDetails): string {
  const number = state.numbers.indexOf(id) + 1;
  const about = [number === 0 ? undefined : `#${number}`, federation, club].filter(
    (part) => part !== undefined,
  );
  return about.length === 0 ? name : `${name} (${about.join(', ')})`;
}

import type { Tpn } from '@ronde/core/rules/identity.ts';
import type { CrosstableLine } from '@ronde/core/standings/ranking/crosstable.ts';
import type { CrosstableGame } from '@ronde/core/standings/ranking/games-by-opponent.ts';
import type { CROSSTABLE_WORDS } from './crosstable-words.ts';

type Words = (typeof CROSSTABLE_WORDS)['en'];
export type Names = ReadonlyMap<Tpn, string>;

/** A game as a screen reader says it; round 0 is the player. */
export function sayCell(line: CrosstableLine, round: number, names: Names, words: Words): string {
  const cell = line.rounds[round - 1] ?? null;
  if (round === 0) return line.name;
  if (cell === null) return words.notThere(round, line.name);
  const outcome = words.outcomes[cell.outcome];
  if (cell.opponent === null) return words.noGame(round, line.name, outcome);
  const colour = cell.colour === null ? '–' : words.colours[cell.colour];
  const opponent = names.get(cell.opponent) ?? String(cell.opponent);
  const said = words.game(round, line.name, colour, opponent, outcome);
  return cell.counts ? said : words.uncounted(said);
}

/** All games of two players, as a screen reader says them. */
export function sayMeetings(
  line: CrosstableLine,
  opponent: Tpn,
  meetings: readonly CrosstableGame[],
  names: Names,
  words: Words,
): string {
  if (line.tpn === opponent) return line.name;
  if (meetings.length === 0) return words.notMet(line.name, names.get(opponent) ?? '');
  return meetings.map(({ round }) => sayCell(line, round, names, words)).join(' · ');
}

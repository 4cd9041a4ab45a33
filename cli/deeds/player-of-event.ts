import { beginsIn, nameWords } from '@ronde/core/formats/player-list/folded-name.ts';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { numbersOf } from '@ronde/core/tournament/numbers.ts';
import type { Player } from '@ronde/core/tournament/player.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import type { Cli } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { DEED_WORDS } from '../words/deeds.ts';

/** A player by pairing number, by identity, by the name, or by parts of it that only one has. */
export function playerOf(cli: Cli, state: Tournament, asked: string): PlayerId {
  const found = candidates(state, asked.trim());
  const [only, other] = found;
  if (only !== undefined && other === undefined) return only.id;
  const words = DEED_WORDS[cli.language];
  const names = found.slice(0, MOST_NAMED).map((player) => called(state, player));
  if (found.length > MOST_NAMED) names.push('…');
  throw new CliFailure(
    EXIT.badRequest,
    fill(other === undefined ? words.noSuchPlayer : words.severalPlayers, {
      player: asked,
      players: names.join(' · '),
    }),
    { player: asked, candidates: found.map(({ id, name }) => ({ id, name })) },
  );
}

export const playersOf = (cli: Cli, state: Tournament, asked: readonly string[]): PlayerId[] =>
  asked.map((one) => playerOf(cli, state, one));

const MOST_NAMED = 8;

function called(state: Tournament, { id, name }: Player): string {
  const number = numbersOf(state).get(id);
  return number !== undefined ? `${number} ${name}` : `${name} (${id})`;
}

function candidates(state: Tournament, asked: string): readonly Player[] {
  const all = [...state.players.values()];
  if (/^\d+$/.test(asked)) {
    const numbers = numbersOf(state);
    return all.filter(({ id }) => numbers.get(id) === Number(asked));
  }
  const byId = all.filter(({ id }) => id === asked);
  if (byId.length > 0) return byId;
  const words = nameWords(asked);
  if (words.length === 0) return [];
  const whole = words.toSorted().join(' ');
  const exact = all.filter(({ name }) => nameWords(name).toSorted().join(' ') === whole);
  if (exact.length > 0) return exact;
  return all.filter(({ name }) => {
    const own = nameWords(name);
    return words.every((word) => beginsIn(own, word)) || beginsIn(own, words.join(''));
  });
}

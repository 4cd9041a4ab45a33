import { tpn, type Tpn } from '@ronde/core/rules/identity.ts';
import type { PlayerRecord } from '@ronde/core/rules/record.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';

/** A player by number, or by a part of the name that only one has. */
export function playerNamed(cli: Cli, players: readonly PlayerRecord[], asked: string): Tpn {
  const number = Number(asked);
  const found = players.filter((player) =>
    Number.isInteger(number)
      ? player.tpn === number
      : player.name.toLowerCase().includes(asked.toLowerCase()),
  );
  const [only, other] = found;
  if (only !== undefined && other === undefined) return tpn(only.tpn);
  const sentence = other === undefined ? cli.words.noSuchPlayer : cli.words.severalPlayers;
  const names = found.slice(0, 5).map((player) => `${player.tpn} ${player.name}`);
  throw new CliFailure(
    EXIT.badRequest,
    fill(sentence, { player: asked, players: names.join(', ') }),
  );
}

/** The two players a question names; refused for fewer or more. */
export function twoPlayers(
  cli: Cli,
  players: readonly PlayerRecord[],
  asked: readonly string[],
): readonly [Tpn, Tpn] {
  const [a, b, ...others] = asked;
  if (a === undefined || b === undefined || others.length > 0) {
    throw new CliFailure(EXIT.badRequest, cli.words.whyNotTwo);
  }
  return [playerNamed(cli, players, a), playerNamed(cli, players, b)];
}

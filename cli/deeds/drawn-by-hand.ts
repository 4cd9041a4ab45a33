import { decodeText } from '@ronde/core/formats/text/decode-text.ts';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import type { Cli } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { readInput } from '../input-file.ts';
import { DRAWN_WORDS } from '../words/drawn-numbers.ts';
import { playerOf } from './player-of-event.ts';

/** Numbers as drawn in the hall: a line each, `7 Durand`; without figures the lines are 1, 2 and so on. */
export function drawnByHand(cli: Cli, state: Tournament, file: string): PlayerId[] {
  const words = DRAWN_WORDS[cli.language];
  const { text } = decodeText(readInput(cli, file));
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((one) => one.text !== '');
  const count = state.players.size;
  if (lines.length !== count) {
    const params = { lines: lines.length, count };
    throw new CliFailure(EXIT.badRequest, fill(words.notEverybody, params));
  }
  const order: (PlayerId | undefined)[] = Array.from({ length: count }, () => undefined);
  for (const [index, one] of lines.entries()) {
    const [, figure, rest] = /^(\d{1,4})[\s.;,:)-]+(\S.*)$/.exec(one.text) ?? [];
    const number = figure === undefined ? index + 1 : Number(figure);
    const { line } = one;
    if (number < 1 || number > count) {
      throw new CliFailure(EXIT.badRequest, fill(words.noSuchNumber, { line, number, count }));
    }
    if (order[number - 1] !== undefined) {
      throw new CliFailure(EXIT.badRequest, fill(words.numberTwice, { line, number }));
    }
    const player = playerOf(cli, state, rest ?? one.text);
    if (order.includes(player)) {
      const name = state.players.get(player)?.name ?? '';
      throw new CliFailure(EXIT.badRequest, fill(words.playerTwice, { line, name }));
    }
    order[number - 1] = player;
  }
  return order.flatMap((player) => player ?? []);
}

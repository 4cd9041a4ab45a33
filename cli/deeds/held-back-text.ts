import { fill } from '@ronde/core/rules/sentence.ts';
import { heldBack } from '@ronde/core/tournament/held-back.ts';
import { nameOf } from '@ronde/core/tournament/judgement.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { sayLicenceReason } from '@ronde/core/tournament/words/say-licence.ts';
import type { Cli } from '../cli.ts';
import { LICENCE_WORDS } from '../words/licence-words.ts';

/** Who is held back from a round, and why; nothing where nobody is. */
export function sayHeldBack(
  cli: Cli,
  state: Tournament,
  round: number,
): { readonly json: object; readonly text: string } {
  const words = LICENCE_WORDS[cli.language];
  const waiting = heldBack(state, round);
  const lines = waiting.map(({ player, licence, owes }) => {
    const why = [
      ...(licence === null ? [] : [sayLicenceReason(licence, cli.language)]),
      ...(owes === 0 ? [] : [words.feeOwed]),
    ];
    return fill(words.heldBack, { player: nameOf(state, player), why: why.join(', ') });
  });
  return {
    json: waiting.length === 0 ? {} : { heldBack: waiting },
    text: lines.map((line) => `\n${line}`).join(''),
  };
}

import { resultText } from '@ronde/core/documents/lists/result-text.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { signsOf } from '@ronde/core/tournament/outcome-signs.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { roundView, type RoundView } from '@ronde/core/tournament/views/round.ts';
import type { ShownPlayer } from '@ronde/core/tournament/views/shown-player.ts';
import type { Cli } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { table } from '../table.ts';
import { DEED_WORDS } from '../words/deeds.ts';

/** The boards of a round for the terminal, drafts too: whoever types here runs the event. */
export function sayRound(
  cli: Cli,
  state: Tournament,
  number: number,
): { readonly json: object; readonly text: string } {
  const view = roundView(state, number, 'staff');
  if (view !== null) return { json: { round: jsonOf(view) }, text: textOf(cli, view) };
  const { notARound } = DEED_WORDS[cli.language];
  const params = { round: number, paired: state.rounds.length };
  throw new CliFailure(EXIT.badRequest, fill(notARound, params));
}

const named = ({ id, tpn, name }: ShownPlayer) => ({ id, tpn, name });
const called = ({ tpn, name }: ShownPlayer): string => `${tpn ?? ''} ${name}`.trim();

const jsonOf = ({ round, stage, boards, unpaired }: RoundView) => ({
  number: round,
  stage,
  boards: boards.map(({ board, white, black, outcome }) => ({
    board,
    white: named(white),
    black: named(black),
    result: outcome.kind === 'notEntered' ? null : signsOf(outcome),
  })),
  unpaired: unpaired.map(({ player, outcome }) => ({ player: named(player), outcome })),
});

function textOf(cli: Cli, { round, rounds, stage, boards, unpaired }: RoundView): string {
  const words = DEED_WORDS[cli.language];
  const rows = boards.map(({ board, white, black, outcome }) => [
    String(board),
    called(white),
    resultText(outcome, cli.language),
    called(black),
  ]);
  const rest = unpaired.map(({ player, outcome }) =>
    fill(words.unpaired, { player: called(player), outcome: words.outcomes[outcome] }),
  );
  const title = fill(words.roundTitle, { round, rounds, stage: cli.words.stages[stage] });
  return [title, '', table([words.roundHeader, ...rows]) + rest.join('\n')].join('\n').trimEnd();
}

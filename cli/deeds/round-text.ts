import { resultText } from '@ronde/core/documents/lists/result-text.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { wallTime } from '@ronde/core/rules/zone.ts';
import { signsOf } from '@ronde/core/tournament/outcome-signs.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { roundView, type RoundView } from '@ronde/core/tournament/views/round.ts';
import type { ShownPlayer } from '@ronde/core/tournament/views/shown-player.ts';
import { zoneOf } from '@ronde/exchange/exports/own-zone.ts';
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
  if (view !== null)
    return { json: { round: jsonOf(view) }, text: textOf(cli, zoneOf(state), view) };
  const { notARound } = DEED_WORDS[cli.language];
  const params = { round: number, paired: state.rounds.length };
  throw new CliFailure(EXIT.badRequest, fill(notARound, params));
}

const named = ({ id, tpn, name }: ShownPlayer) => ({ id, tpn, name });
const called = ({ tpn, name }: ShownPlayer): string => `${tpn ?? ''} ${name}`.trim();

const jsonOf = ({ round, stage, boards, unpaired, defaultTime, absentees }: RoundView) => ({
  number: round,
  stage,
  defaultTime,
  absentees,
  boards: boards.map(({ board, white, black, outcome }) => ({
    board,
    white: named(white),
    black: named(black),
    result: outcome.kind === 'notEntered' ? null : signsOf(outcome),
  })),
  unpaired: unpaired.map(({ player, outcome }) => ({ player: named(player), outcome })),
});

function textOf(cli: Cli, zone: string, view: RoundView): string {
  const { round, rounds, stage, boards, unpaired } = view;
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
  return [
    title,
    ...begun(cli, zone, view),
    '',
    table([words.roundHeader, ...rows]) + rest.join('\n'),
  ]
    .join('\n')
    .trimEnd();
}

/** When it began, how long the absent may still come, and who is known to be missing. */
function begun(
  cli: Cli,
  zone: string,
  { defaultTime, absentees, boards, stage }: RoundView,
): string[] {
  if (defaultTime === null || stage === 'closed') return [];
  const words = DEED_WORDS[cli.language];
  const hour = (instant: string): string => wallTime(instant, zone).slice(11);
  const { from, until } = defaultTime;
  const missing = boards
    .filter(({ outcome }) => outcome.kind === 'notEntered')
    .flatMap(({ white, black }) => [white, black])
    .filter(({ id }) => absentees?.includes(id));
  return [
    fill(words.begun, { from: hour(from), until: hour(until) }),
    ...(missing.length === 0
      ? []
      : [fill(words.notThere, { players: missing.map(called).join(', ') })]),
  ];
}

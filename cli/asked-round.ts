import { roundsRecorded } from '@ronde/core/formats/trf/rounds-of.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { roundQuestion, type PairingQuestion } from '@ronde/core/tournament/pairing-question.ts';
import { draftOf, nextRoundToPair, type Tournament } from '@ronde/core/tournament/state.ts';
import { bySwissEdition, sayWarnings, stateForRound } from './asked-event.ts';
import type { Cli, JsonOption } from './cli.ts';
import { sayProblem } from './defective.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { refusedBy } from './refused.ts';
import type { Source } from './source.ts';

export interface RoundOptions extends JsonOption {
  readonly round?: string;
  readonly edition?: string;
}

/** The round the options name, the next one without, and the event as it is asked about it. */
export function eventAndRound(
  cli: Cli,
  source: Source,
  { round: asked, edition }: RoundOptions,
): { readonly state: Tournament; readonly round: number } {
  const round = asked === undefined ? nextRoundOf(source) : Number(asked);
  if (!Number.isInteger(round) || round < 1) {
    throw new CliFailure(EXIT.badRequest, fill(cli.words.notARound, { value: asked ?? round }));
  }
  const { state, problems } = stateForRound(cli, source, round);
  sayWarnings(cli, source);
  for (const problem of problems) cli.err(`${sayProblem(cli, problem)}\n`);
  return { state: bySwissEdition(cli, state, edition), round };
}

function nextRoundOf(source: Source): number {
  if (source.kind === 'report') return roundsRecorded(source.document) + 1;
  const { state } = source.ledger;
  return state === null ? 1 : (draftOf(state)?.number ?? nextRoundToPair(state));
}

/** What the system of an event is asked for a round; refused as everywhere else. */
export function askedIn(cli: Cli, state: Tournament, round: number): PairingQuestion {
  const asked = roundQuestion(state, round);
  if (!asked.ok) throw refusedBy(cli, asked.error);
  return asked.value;
}

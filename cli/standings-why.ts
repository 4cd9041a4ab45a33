import { explainInWords } from '@ronde/core/documents/standings-explanation/explain-tie-break.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { explainTieBreak } from '@ronde/core/standings/explain.ts';
import { countedRequest } from '@ronde/core/standings/ranking/ranked-standings.ts';
import { answer, type Cli } from './cli.ts';
import { refused } from './standings-ranked.ts';
import type { Question } from './standings-source.ts';
import { namesOf } from './standings-views.ts';

/** The working of every figure of one player. */
export function explainStandings(
  cli: Cli,
  { request, decisions }: Pick<Question, 'request' | 'decisions'>,
  list: readonly string[],
  player: Tpn,
  json: boolean,
): void {
  const name = namesOf(request.players);
  const counted = countedRequest(request, decisions);
  const explanations = list.map((descriptor, place) => {
    const found = explainTieBreak(counted, descriptor, player, list.slice(0, place));
    if (!found.ok) throw refused(cli, found.error);
    return found.value;
  });
  const lines = explanations.flatMap((explanation) =>
    explainInWords(explanation, { language: cli.language, name }),
  );
  const text = [name(player), '', ...lines].join('\n');
  answer(cli, json, { player, tiebreaks: explanations }, text);
}

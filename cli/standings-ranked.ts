import { createHash } from 'node:crypto';
import {
  rankedStandings,
  type RankedStandings,
  type RankingDecisions,
} from '@ronde/core/standings/ranking/ranked-standings.ts';
import type { StandingsRefusal } from '@ronde/core/standings/request.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import type { Question } from './standings-source.ts';

/** The decisions of the event; with `--lots`, what is left tied is drawn from that published seed. */
export function decisionsOf({ decisions }: Question, lots: string | undefined): RankingDecisions {
  return lots === undefined ? decisions : { ...decisions, ties: { seed: lots, sha256 } };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The standings, or the refusal in the person's language. */
export function ranked(
  cli: Cli,
  { request, decisions }: Pick<Question, 'request' | 'decisions'>,
  list: readonly string[],
): RankedStandings {
  const found = rankedStandings(request, list, decisions);
  if (!found.ok) throw refused(cli, found.error);
  return found.value;
}

/** Why no standings can be made, with the article where a regulation says so. */
export function refused(cli: Cli, refusal: StandingsRefusal): CliFailure {
  const sentence = fill(cli.words.standingsRefusals[refusal.code], {
    descriptor: 'descriptor' in refusal ? refusal.descriptor : '',
    article: 'article' in refusal ? refusal.article : '',
    player: 'player' in refusal ? refusal.player : '',
    round: 'round' in refusal ? refusal.round : '',
  });
  return new CliFailure(EXIT.badRequest, sentence, refusal);
}

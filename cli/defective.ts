import { sayProblem as inWords } from '@ronde/core/documents/problems/say-problem.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';

/** A file that cannot be used: every line to mend is named. */
export function defective(cli: Cli, file: string, problems: readonly Problem[]): CliFailure {
  const lines = problems.map((problem) => sayProblem(cli, problem));
  const message = [fill(cli.words.defective, { file }), ...lines].join('\n');
  return new CliFailure(EXIT.badRequest, message, { problems });
}

export function sayProblem(cli: Cli, problem: Problem): string {
  const place = problem.line === 0 ? '' : ` ${problem.line}:${problem.column}`;
  const sentence = inWords(problem, cli.language);
  return `  ${cli.words.severity[problem.severity]}${place} ${sentence} [${problem.code}]`;
}

import { LANGUAGES } from '@ronde/core/rules/language.ts';
import { expect, it } from 'vitest';
import { wordsOf } from './cli.ts';
import { helpLinesOf, type HelpLine } from './help-lines.ts';
import { buildProgram, run } from './program.ts';

it.each(LANGUAGES)(
  '%s: the help that was kept at the build is the help of the commands',
  async (language) => {
    let asked = 0;
    const help = async (argv: readonly string[], lines: readonly HelpLine[] | null) => {
      let text = '';
      const say = (part: string): void => {
        text += part;
      };
      const surroundings = { out: say, err: say, now: () => new Date(0), env: {} };
      const helpLines = () => {
        asked += 1;
        return lines;
      };
      const code = await run(
        { language, words: wordsOf(language), ...surroundings, helpLines },
        argv,
      );
      return { code, text };
    };
    const silent = (): void => undefined;
    const surroundings = { out: silent, err: silent, now: () => new Date(0), env: {} };
    const program = await buildProgram({ language, words: wordsOf(language), ...surroundings });
    const lines = helpLinesOf(program);
    for (const argv of [[], ['--help'], ['-h'], ['help']]) {
      const whole = await help(argv, null);
      expect(whole.text).toContain('standings');
      expect(await help(argv, lines)).toEqual(whole);
    }
    // The help of one command is its own.
    asked = 0;
    expect((await help(['pair', '--help'], [])).text).toContain('ronde pair');
    expect(asked).toBe(0);
  },
);

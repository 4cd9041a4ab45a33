import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordsOf } from '@ronde/cli/cli.ts';
import { run } from '@ronde/cli/program.ts';
import { afterAll, expect, it } from 'vitest';
import { expectThePlayedOpen, runScript, terminalIn } from './open-of-30.ts';

const LAUNCHER = fileURLToPath(new URL('../bin/ronde', import.meta.url));

/**
 * `ronde` as the script finds it here: it hands its arguments and what is typed to this process, which
 * has read the program once. The walk of the long run starts it for every command.
 */
const HANDS_OVER = `#!/bin/sh
call=$(mktemp -d "$CALLS/XXXXXX")
printf '%s\\n' "$@" > "$call/arguments"
case " $* " in *' - '*) cat > "$call/typed" ;; esac
echo "$call" >&3
read -r code <&4
cat "$call/out"
cat "$call/err" >&2
exit "$code"
`;

const started = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'ronde-open-'));
afterAll(() => {
  process.chdir(started);
  rmSync(folder, { recursive: true, force: true });
});

it('the script in docs runs an open of 30 players over five rounds', async () => {
  const terminal = terminalIn(folder, LAUNCHER);
  const calls = join(folder, 'calls');
  mkdirSync(calls);
  writeFileSync(join(terminal.bin, 'ronde'), HANDS_OVER, { mode: 0o755 });
  process.chdir(terminal.work);

  const commands: string[] = [];
  const answer = async (call: string): Promise<string> => {
    const args = readFileSync(join(call, 'arguments'), 'utf8').split('\n').slice(0, -1);
    commands.push(args[0] ?? '');
    const typed = join(call, 'typed');
    let [out, err] = ['', ''];
    const code = await run(
      {
        language: 'en',
        words: wordsOf('en'),
        out: (text) => (out += text),
        err: (text) => (err += text),
        now: () => new Date(),
        env: terminal.env,
        input: () => (existsSync(typed) ? readFileSync(typed) : new Uint8Array()),
      },
      args,
    );
    writeFileSync(join(call, 'out'), out);
    writeFileSync(join(call, 'err'), err);
    return String(code);
  };
  const printed = await runScript({ ...terminal, env: { ...terminal.env, CALLS: calls } }, answer);
  expect(commands).toHaveLength(42);
  expectThePlayedOpen(terminal, printed);
});

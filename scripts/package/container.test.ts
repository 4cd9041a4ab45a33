import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { root } from '../step.mjs';

const inDeploy = (name: string): string => join(root, 'deploy', name);
const lint = (file: string) =>
  spawnSync(process.execPath, ['node_modules/dclint/bin/dclint.cjs', '--max-warnings', '0', file], {
    cwd: root,
    encoding: 'utf8',
  });

/** Neither is run by these tests: no machine of ours has podman or docker. Linters read them. */
describe('the files for hosts that run containers', () => {
  it('Containerfile: dockerfile-utils finds nothing, and finds what is wrong', () => {
    const text = readFileSync(inDeploy('Containerfile'), 'utf8');
    expect(validate(text)).toEqual([]);
    expect(validate(text.replace('USER ronde', 'USR ronde'))).not.toEqual([]);
  });

  it('Containerfile: what it copies and starts is what `npm run package linux-x64` makes', () => {
    const text = readFileSync(inDeploy('Containerfile'), 'utf8');
    expect(text).toContain('COPY dist/package/linux-x64/Ronde /opt/ronde\n');
    expect(text).toContain('/opt/ronde/runtime/node');
    expect(text).toContain('/opt/ronde/program/server/dist/server.js');
  });

  it('compose.yaml: dclint finds nothing, not even a warning', () => {
    const checked = lint('deploy/compose.yaml');
    expect(checked.stdout + checked.stderr).not.toMatch(/error|warning/);
    expect(checked.status).toBe(0);
  });
});

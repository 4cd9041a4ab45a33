import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './documents.ts';
import { variablesListed, variablesNamed, variablesRead } from './settings.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();

/** Where systems keep data and programs, and have their screen and their zone, is theirs to say. */
const OF_THE_SYSTEM = [
  'APPDATA',
  'DISPLAY',
  'HOME',
  'PATH',
  'TZ',
  'WAYLAND_DISPLAY',
  'XDG_DATA_HOME',
];
const asked = sorted(
  projectFiles(root)
    .filter((file) => /^(?:server|store|exchange)\/(?!.*\.test\.ts$).*\.ts$/.test(file))
    .flatMap((file) => variablesRead(read(file))),
).filter((name) => !OF_THE_SYSTEM.includes(name));

describe('variables of the environment', () => {
  it('docs/reference/server.md lists those the server asks for, and no other', () => {
    expect(sorted(variablesListed(read('docs/reference/server.md')))).toEqual(asked);
  });

  it.each(['docs/guides/hosting.md', 'docs/guides/hosting.fr.md', 'README.md'])(
    '%s names only variables that exist',
    (document) => {
      const named = sorted(variablesNamed(read(document)));
      expect(named).not.toEqual([]);
      expect(named.filter((name) => !asked.includes(name))).toEqual([]);
    },
  );

  it('both languages of the hosting guide name the same ones', () => {
    const [english, french] = ['', '.fr'].map((language) =>
      sorted(variablesNamed(read(`docs/guides/hosting${language}.md`))),
    );
    expect(french).toEqual(english);
  });

  it('the check can fail', () => {
    expect(variablesRead("given('PORT') ?? env['RONDE_DATA']; process.env.X")).toEqual([
      'PORT',
      'RONDE_DATA',
    ]);
    expect(
      variablesNamed('`PORT=1 npm start`, `HOST`, RONDE_OLD; HOSTS, proxy_set_header'),
    ).toEqual(['PORT', 'HOST', 'RONDE_OLD']);
    expect(variablesListed('| `PORT` | x |\n| `ronde` | y |')).toEqual(['PORT']);
  });
});

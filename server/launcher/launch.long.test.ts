// `npm test` goes a shorter way: server/launcher/launch.test.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { USUAL_PORT } from '@ronde/store/free-port.ts';
import { FRENCH, openedByDoubleClick } from './testing/opened.ts';

const { folder, launch } = openedByDoubleClick();

// In `npm test`: chosen-folder.test.ts.
it('a folder that a service copies to other computers is served, with a warning', async () => {
  const copied = join(folder(), 'OneDrive - Club d’échecs');
  mkdirSync(copied);
  const launched = launch({ ...FRENCH, RONDE_DATA: copied });
  await expect.poll(() => launched.said()).toContain('Ouvrez cette adresse');
  expect(launched.said()).toContain(`Attention : ${copied} est copié vers d’autres ordinateurs`);
});

// In `npm test`: chosen-folder.test.ts.
it('where nothing can be written, it says so and does not start', async () => {
  // A file stands in the way: no right of anybody helps.
  const stick = join(folder(), 'Clé USB');
  writeFileSync(stick, '');
  const launched = launch({ ...FRENCH, RONDE_DATA: stick });
  expect(await launched.ended).toBe(1);
  expect(launched.said()).toContain(`Rien ne peut être écrit dans ${stick}`);
  expect(launched.said()).toContain('--data DOSSIER');
});

// In `npm test`: launcher.test.ts.
it('another program has the usual port: another one is taken, and said', async () => {
  const other = createServer().listen(USUAL_PORT, '127.0.0.1');
  // Somebody at work here may have it already: that will do as well.
  await new Promise((taken) => other.once('listening', taken).once('error', taken));
  try {
    const launched = launch({ PORT: '' });
    const { port } = new URL(await launched.address());
    expect(Number(port)).not.toBe(USUAL_PORT);
    expect(launched.said()).toContain(`so Ronde uses ${port}. Phones need the new address.`);
  } finally {
    other.close();
  }
});

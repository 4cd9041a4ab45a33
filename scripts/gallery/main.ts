import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EVERY_PAPER } from '@ronde/core/documents/forms/every-paper.ts';
import { PLAIN } from '@ronde/paper/print-options.ts';
import { openTypesetter } from '@ronde/paper/typesetter.ts';
import { galleryEvents } from './gallery-events.ts';
import { galleryPage, galleryPaper, PAGE, PICTURES } from './gallery.ts';

/** Dots an inch: what is on a paper can be made out, and all pictures together stay small. */
const DOTS = '46';

/** Pictures of every paper for the docs, and their page; needs pdftoppm (poppler). */
const opened = await openTypesetter();
if (!opened.ok) throw new Error(opened.error.reason);
const events = galleryEvents();
mkdirSync(PICTURES, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'ronde-gallery-'));
for (const { paper } of EVERY_PAPER) {
  const file = join(folder, `${paper}.pdf`);
  writeFileSync(file, opened.value.print(galleryPaper(paper, events), PLAIN).bytes);
  const picture = ['-png', '-gray', '-singlefile', '-r', DOTS, file, join(PICTURES, paper)];
  const drawn = spawnSync('pdftoppm', picture, { encoding: 'utf8' });
  if (drawn.status !== 0) throw new Error(`pdftoppm: ${drawn.stderr}${drawn.error?.message ?? ''}`);
}
rmSync(folder, { recursive: true });
writeFileSync(PAGE, galleryPage());

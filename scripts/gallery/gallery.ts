import { EVERY_PAPER, type AnyPaperName } from '@ronde/core/documents/forms/every-paper.ts';
import type { EventFile } from '@ronde/core/documents/forms/form.ts';
import { formPaperOf } from '@ronde/core/documents/forms/form-papers.ts';
import { isFormName } from '@ronde/core/documents/forms/forms.ts';
import { papersOf } from '@ronde/core/documents/papers/paper-makers.ts';
import { paperOf } from '@ronde/core/documents/papers/paper-of.ts';
import type { PaperValues } from '@ronde/core/documents/papers/paper-values.ts';
import { codeOf } from '@ronde/paper/code.ts';
import { PRINTED } from './gallery-events.ts';

export const PICTURES = 'docs/images/papers';
export const PAGE = 'docs/papers.md';

const ASK = {
  language: 'fr',
  audience: 'staff',
  at: PRINTED,
  zone: 'Europe/Paris',
  address: 'https://club.example/t/open/',
  code: codeOf,
  wifi: { name: 'Salle du Grand-Large', password: 'roque-64' },
  ownResult: 'https://club.example/p',
} as const;

/** About norms: an event without one has a summary that says so, which is no picture of it. */
const OF_NORMS: readonly AnyPaperName[] = ['norms', 'norm-certificate', 'title-application'];

/** Events that show what is on a paper; of most papers every one does. */
const showing = (paper: AnyPaperName, events: readonly EventFile[]): readonly EventFile[] => {
  if (OF_NORMS.includes(paper)) return events.slice(-1);
  // What is owed is worked out for an event that is registered.
  return paper === 'fees-account'
    ? events.filter(({ state }) => (state.administration?.homologation ?? null) !== null)
    : events;
};

/** A paper of the first event that has it. */
export function galleryPaper(
  paper: AnyPaperName,
  events: readonly EventFile[],
): readonly PaperValues[] {
  for (const file of showing(paper, events)) {
    const made = valuesIn(file, paper);
    if (made.length > 0) return made;
  }
  throw new Error(`No event of the gallery has ${paper}: add one to gallery-events.ts.`);
}

function valuesIn(file: EventFile, paper: AnyPaperName): readonly PaperValues[] {
  if (isFormName(paper)) return formPaperOf(file, paper, ASK).slice(0, 1);
  if (!papersOf(file.state).includes(paper)) return [];
  const made = paperOf(file.state, paper, ASK);
  return made.ok ? made.value.slice(0, 1) : [];
}

const PLACES = {
  wall: 'On the wall',
  table: 'On the tables',
  file: 'For the federation, the organiser and those concerned',
} as const;

/** The page of the gallery: every paper with its picture and one line. */
export function galleryPage(): string {
  const chapters = (['wall', 'table', 'file'] as const).map((place) => {
    const rows = EVERY_PAPER.filter((one) => one.place === place).map(
      ({ paper, name, about }) =>
        `| <img src="images/papers/${paper}.png" width="180" alt="${name.en}"> | **${name.en}** (\`${paper}\`)<br>${about.en} | *${name.fr}*<br>${about.fr} |`,
    );
    return [`## ${PLACES[place]}`, '', '| | paper | document |', '|---|---|---|', ...rows, ''].join(
      '\n',
    );
  });
  return [
    '# Every paper',
    '',
    'Made by `npm run gallery` from the sample event, and from small ones for cups, teams, norms and notices. On the desk: *Papers*,',
    '*Dossier* and *Posting board*; in the terminal: `ronde print EVENT PAPER`, `ronde print --list` and `ronde dossier EVENT`.',
    '',
    ...chapters,
  ].join('\n');
}

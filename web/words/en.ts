import type { RoundStage } from '@ronde/core/tournament/round.ts';

/** What the pages say in English; the shape every other language must have. */
export const en = {
  title: 'Ronde, the arbiter’s workbench',
  heading: 'The arbiter’s workbench',
  lede: 'Ronde runs a chess tournament: entries, pairings, results and standings, and for every answer the article it rests on.',
  skip: 'Skip to the tournaments',
  languages: 'Language',
  tournaments: 'Tournaments',
  loading: 'Reading the tournaments…',
  needsScript: 'This list needs JavaScript. The command line shows the same tournaments.',
  tournament: 'Tournament',
  players: 'Players',
  round: 'Round',
  lastChange: 'Last change',
  stages: {
    draft: 'draft',
    published: 'published',
    playing: 'playing',
    complete: 'all results in',
    closed: 'closed',
  } satisfies Record<RoundStage, string>,
  notStarted: 'not started',
  roundsCount: (rounds: number): string => (rounds === 1 ? '1 round' : `${rounds} rounds`),
  roundStage: (round: number, rounds: number, stage: string): string =>
    `${round} of ${rounds}, ${stage}`,
  resultsIn: (results: number, boards: number): string => `${results} of ${boards} results`,
  unreadable: (code: string): string => `cannot be read: ${code}`,
  emptyHeading: 'No tournament here yet',
  emptyText:
    'For now, tournaments are made with the ronde command, in the folder where Ronde is installed. They appear here as soon as they exist.',
  emptyNew: 'Start a new tournament',
  emptyConvert: 'Start from a report file (TRF)',
  emptyHelp: 'Add --help to either to see what it takes.',
  failedHeading: 'The tournaments cannot be read',
  failedUnreachable: 'The server does not answer. Is npm start still running?',
  failedOther: (code: string): string =>
    `The server reported “${code}”. The terminal where Ronde runs says more.`,
  tryAgain: 'Try again',
  colophon: 'Ronde keeps everything on this computer.',
  printedAt: (time: string): string => `Printed ${time}`,
};

export type Words = Readonly<typeof en>;

import { strToU8 } from 'fflate';
import { dossierList, type DossierList } from '@ronde/core/documents/dossier/dossier-list.ts';
import { dossierTable, dossierText } from '@ronde/core/documents/dossier/say-dossier.ts';
import { gamesOf } from '@ronde/core/documents/files/games.ts';
import type { EventFile, Form, FormAsk } from '@ronde/core/documents/forms/form.ts';
import { makeForm } from '@ronde/core/documents/forms/form-makers.ts';
import { isFormName } from '@ronde/core/documents/forms/forms.ts';
import { formText } from '@ronde/core/documents/forms/form-text.ts';
import { minutesText } from '@ronde/core/documents/forms/minutes.ts';
import { crosstableList } from '@ronde/core/documents/lists/crosstable-lists.ts';
import type { DocumentList } from '@ronde/core/documents/lists/list.ts';
import { csvOfList } from '@ronde/core/documents/lists/plain-list.ts';
import { playersList } from '@ronde/core/documents/lists/players-list.ts';
import { standingsList } from '@ronde/core/documents/lists/standings-lists.ts';
import { regulationsMarkdown } from '@ronde/core/documents/regulations/regulations-markdown.ts';
import { regulationsText } from '@ronde/core/documents/regulations/regulations-text.ts';
import { writeTrf } from '@ronde/core/formats/trf/write.ts';
import { reportRefusal } from '@ronde/core/tournament/report-file/games-open-at-end.ts';
import { writeReport } from '@ronde/core/tournament/report-file/write-report.ts';
import { publishedRounds, type Tournament } from '@ronde/core/tournament/state.ts';
import { areRegulationsPublic } from '@ronde/core/tournament/views/regulations.ts';
import { zipped } from '../exports/zipped.ts';
import { gamesAsked, type GamesToWrite } from '../games/games-to-write.ts';

/** Sets papers as a file to print; null where nothing here can. */
export type PrintForms = (forms: readonly Form[]) => Promise<Uint8Array | null>;

export interface DossierRequest {
  readonly file: EventFile;
  readonly ask: FormAsk;
  readonly games: GamesToWrite;
  readonly print: PrintForms;
}

export interface Dossier {
  readonly list: DossierList;
  /** One archive with everything there is, and the list of what is not. */
  readonly bytes: Uint8Array;
}

/** The list alone, without making a file of it. */
export const listOfDossier = ({ file, ask, games }: Omit<DossierRequest, 'print'>): DossierList =>
  dossierList(file, ask, {
    kept: games.boards.length,
    played: playedBoards(file.state),
  });

/** Gathers the papers of an event, its report, its lists and its games; it invents nothing. */
export async function makeDossier(request: DossierRequest): Promise<Dossier> {
  const { file, ask, games, print } = request;
  const { state, ledger } = file;
  const { language } = ask;
  const list = listOfDossier(request);
  const files: [string, Uint8Array][] = [
    ['list.txt', strToU8(dossierText(state.settings.name, list, language))],
    ['list.json', strToU8(`${JSON.stringify(list, null, 2)}\n`)],
    ['list.csv', strToU8(csvOfList(dossierTable(list, language), language))],
    ['t2-minutes.txt', strToU8(minutesText(ledger, ask))],
    ...reports(file),
    ...lists(state, ask),
    ...regulations(state, ask),
    ['games.pgn', strToU8(gamesOf(state, 'staff', gamesAsked(state, games)))],
  ];
  const pieces = list.pieces.flatMap(({ piece, standing }) =>
    isFormName(piece) && standing !== 'notNeeded' ? [piece] : [],
  );
  for (const piece of [...pieces, ...NOT_SENT]) {
    const forms = makeForm(piece, file, ask);
    if (forms.length === 0) continue;
    const printed = await print(forms);
    files.push(
      printed === null
        ? [`${piece}.txt`, strToU8(forms.map((one) => formText(one, language)).join('\n\f\n'))]
        : [`${piece}.pdf`, printed],
    );
  }
  return { list, bytes: zipped(files) };
}

/** For the players: it is sent once the norms of other events are with it (B.01 1.5). */
const NOT_SENT = ['title-application'] as const;

/** The report file twice: as FIDE takes it, and with what only the newer edition holds. */
function reports({ state, ledger }: EventFile): [string, Uint8Array][] {
  if (reportRefusal(state) !== null) return [];
  const open = { ...state, rounds: publishedRounds(state) };
  const document = writeReport(open, ledger.entries, { forPublication: false });
  return [
    ['report-trf16.trf', strToU8(writeTrf(document, { edition: 'trf-16' }).text)],
    ['report-trf26.trf', strToU8(writeTrf(document, { edition: 'trf-26' }).text)],
  ];
}

/** Participants without what is private, standings, and the grid in the order of the final rank. */
function lists(state: Tournament, { language }: FormAsk): [string, Uint8Array][] {
  const named = (name: string, list: DocumentList | null): [string, Uint8Array][] =>
    list === null ? [] : [[`${name}.csv`, strToU8(csvOfList(list, language))]];
  return [
    ...named('participants', playersList(asPublished(state), language, 'public')),
    ...named('standings', standingsList(state, language, 'staff')),
    ...named('grid', crosstableList(state, language, 'staff')),
  ];
}

/** Whatever the public pages show: the list of the dossier holds what a wall would. */
const asPublished = (state: Tournament): Tournament => ({
  ...state,
  published: true,
  settings: {
    ...state.settings,
    publication: { ...state.settings.publication, players: true },
  },
});

/** The articles that were signed; else what is told of them in the settings. */
function regulations(state: Tournament, { language, zone }: FormAsk): [string, Uint8Array][] {
  if (areRegulationsPublic(state)) {
    const text = regulationsMarkdown(regulationsText(state, language, zone));
    return [['regulations.md', strToU8(text)]];
  }
  const { settings } = state;
  const { regulations: text, regulationsLink } = settings.publicNotice;
  const lines = [text, regulationsLink].filter((part) => part !== null);
  return lines.length === 0 ? [] : [['regulations.txt', strToU8(`${lines.join('\n\n')}\n`)]];
}

/** Boards on which a game was played. */
const playedBoards = (state: Tournament): number =>
  publishedRounds(state)
    .flatMap(({ games }) => games)
    .filter(({ outcome }) => outcome.kind === 'played').length;

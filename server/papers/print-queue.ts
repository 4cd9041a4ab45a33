import { papersOf } from '@ronde/core/documents/papers/paper-makers.ts';
import { paperNamed, type PaperName } from '@ronde/core/documents/papers/papers.ts';
import type { PaperValues } from '@ronde/core/documents/papers/paper-values.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { publishedRounds, type Tournament } from '@ronde/core/tournament/state.ts';
import { zoneOf } from '@ronde/exchange/exports/own-zone.ts';
import type { PrintState, QueuedPrint } from '../api/prints.ts';
import { instant, type House } from '../house.ts';
import type { Standing } from '../ledgers/standing.ts';
import { openOneByOne } from '../one-by-one.ts';
import { Declined, declined } from '../registry/declined.ts';
import { keepPrint, keptPrints, putInFolder, type KeptPrint } from './kept-prints.ts';
import { keptPrintSettings } from './print-settings.ts';
import { declinedByPrinter, printOptions } from './print-options.ts';

type PrintHouse = Pick<
  House,
  'store' | 'ledgers' | 'answers' | 'printer' | 'clock' | 'places' | 'logger'
>;

/** What is asked to be printed of a round. */
export interface PrintWish {
  readonly round: number;
  readonly papers: readonly PaperName[];
}

/** Everything of a round, made and printed: kept in files, so that a power cut loses no paper. */
export interface PrintQueue {
  /** Each paper of a round as it stands. */
  list(standing: Standing, round: number): Promise<readonly QueuedPrint[] | Declined>;
  /** Makes papers as the event stands now. */
  make(standing: Standing, wish: PrintWish, language: Language): Promise<null | Declined>;
  /** Those that were made, in one file. */
  sheets(standing: Standing, wish: PrintWish): Promise<Uint8Array | Declined>;
  printed(standing: Standing, wish: PrintWish): Promise<null | Declined>;
  /** Once everything that was begun by itself is made. */
  settled(): Promise<void>;
  close(): void;
}

/** The papers of a round that are printed together. */
export const papersOfRound = (state: Tournament): readonly PaperName[] =>
  papersOf(state).filter((paper) => paperNamed(paper).inPack);

export const lastPublished = (state: Tournament): number | null =>
  publishedRounds(state).at(-1)?.number ?? null;

export function openPrintQueue(house: PrintHouse): PrintQueue {
  const { places, store, logger } = house;
  const oneByOne = openOneByOne();
  let line: Promise<unknown> = Promise.resolve();

  const valuesNow = async (
    standing: Standing,
    { paper, round, language }: Pick<KeptPrint, 'paper' | 'round' | 'language'>,
  ): Promise<readonly PaperValues[] | Declined> => {
    const made = await house.answers.fresh(standing, {
      ...{
        view: 'paper',
        paper,
        language,
        round,
        at: instant(house),
        zone: zoneOf(standing.state),
      },
    });
    if (made instanceof Declined) return made;
    // What the workshop wrote as text a moment ago.
    return JSON.parse(new TextDecoder().decode(made.plain)) as readonly PaperValues[];
  };

  const stateOf = async (standing: Standing, kept: KeptPrint): Promise<PrintState> => {
    const now = await valuesNow(standing, kept);
    if (now instanceof Declined || said(now) !== said(kept.values)) return 'stale';
    return kept.printedAt === null ? 'made' : 'printed';
  };

  const make: PrintQueue['make'] = (standing, { round, papers }, language) =>
    oneByOne(standing.id, async () => {
      const how = await printOptions(house, standing.id, true);
      if (how instanceof Declined) return how;
      const settings = await keptPrintSettings(store.keptSettings, standing.id);
      const folder = settings.ok ? settings.value.folder : null;
      for (const paper of papers) {
        const values = await valuesNow(standing, { paper, round, language });
        if (values instanceof Declined) return values;
        const print: KeptPrint = {
          ...{ paper, round, language, values },
          ...{ madeAt: instant(house), printedAt: null },
        };
        try {
          await keepPrint(places.prints, standing.id, print);
          if (folder === null) continue;
          const set = await house.printer.print(JSON.stringify(values), how);
          if (!set.ok) return declinedByPrinter(set.error);
          await putInFolder(folder, standing.id, print, set.value);
        } catch (error) {
          logger.fault(error);
          return declined(507, 'paper.notKept');
        }
      }
      return null;
    });

  const later = (work: () => Promise<unknown>): void => {
    line = line.then(work).catch((error: unknown) => {
      logger.fault(error);
    });
  };

  const unwatch = house.ledgers.watch((standing, entries) => {
    const { state } = standing;
    const isPublished = (entries ?? []).some(({ events }) =>
      events.some(({ type }) => type === 'roundPublished' || type === 'roundRepublished'),
    );
    const round = isPublished ? lastPublished(state) : null;
    if (round === null) return;
    later(async () => {
      const settings = await keptPrintSettings(store.keptSettings, standing.id);
      if (!settings.ok || !settings.value.automatic) return;
      const { language } = settings.value;
      await make(standing, { round, papers: papersOfRound(state) }, language);
    });
  });

  return {
    make,
    list: async (standing, round) => {
      const kept = await keptPrints(places.prints, standing.id, round);
      return Promise.all(
        papersOfRound(standing.state).map(async (paper): Promise<QueuedPrint> => {
          const one = kept.get(paper);
          return one === undefined
            ? { paper, state: 'toMake', madeAt: null, printedAt: null }
            : {
                ...{ paper, state: await stateOf(standing, one) },
                ...{ madeAt: one.madeAt, printedAt: one.printedAt },
              };
        }),
      );
    },
    sheets: async (standing, { round, papers }) => {
      const kept = await keptPrints(places.prints, standing.id, round);
      const values = papers.flatMap((paper) => kept.get(paper)?.values ?? []);
      if (values.length === 0) return declined(404, 'paper.notMade');
      const how = await printOptions(house, standing.id, true);
      if (how instanceof Declined) return how;
      const set = await house.printer.print(JSON.stringify(values), how);
      return set.ok ? set.value : declinedByPrinter(set.error);
    },
    printed: (standing, { round, papers }) =>
      oneByOne(standing.id, async () => {
        const kept = await keptPrints(places.prints, standing.id, round);
        const at = instant(house);
        try {
          for (const paper of papers) {
            const one = kept.get(paper);
            if (one === undefined) return declined(404, 'paper.notMade');
            await keepPrint(places.prints, standing.id, { ...one, printedAt: at });
          }
        } catch (error) {
          logger.fault(error);
          return declined(507, 'paper.notKept');
        }
        return null;
      }),
    settled: async () => {
      let seen: unknown = null;
      while (seen !== line) {
        seen = line;
        await line;
      }
    },
    close: unwatch,
  };
}

/** What a paper says, whenever it was printed. */
const said = (values: readonly PaperValues[]): string =>
  JSON.stringify(values.map(({ foot: _, ...rest }) => rest));

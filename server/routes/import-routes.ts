import { basename } from 'node:path';
import { z } from 'zod';
import type { ImportAnswer } from '../api/import.ts';
import { key } from '../commands/envelope.ts';
import { day, filledLine, roundNumber } from '../commands/words.ts';
import { instant, type House } from '../house.ts';
import { importFile } from '../imports/import-file.ts';
import { newTournamentId } from '../ledgers/tournament-id.ts';
import { declinedByStore } from '../problem-response.ts';
import { Declined, declined } from '../registry/declined.ts';
import { readBytes } from '../registry/read-body.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { CHIEF } from './everybody.ts';
import { wholeInQuery } from './tournament-of.ts';

/** The file itself is the body; what it may not say is in the address. */
const importQuery = z.object({
  key,
  file: filledLine,
  name: filledLine.optional(),
  rounds: wholeInQuery.pipe(roundNumber).optional(),
  firstDay: day.optional(),
});

const LARGEST_FILE = 30_000_000;
const USUAL_ROUNDS = 7;
/** Problems told of a file; the first ones say enough. */
const MOST_TOLD = 50;

export const importRoutes = (house: House): Route[] => [
  route({
    method: 'post',
    path: '/api/tournaments/import',
    summary: 'Makes a tournament of a file: .ronde, TRF, .papi, or a table of entries (CSV, XLSX)',
    roles: CHIEF,
    query: importQuery,
    answer: answerOf<ImportAnswer>('ImportAnswer', 201),
    handle: async ({ query, principal, context }) => {
      const bytes = await readBytes(context.req.raw, LARGEST_FILE);
      if (bytes instanceof Declined) return bytes;
      const at = instant(house);
      const file = basename(query.file);
      const imported = await importFile({
        file,
        bytes,
        at,
        by: principal.by,
        settings: {
          name: query.name ?? file.replace(/\.\w+$/, ''),
          rounds: query.rounds ?? USUAL_ROUNDS,
          firstDay: query.firstDay ?? at.slice(0, 10),
        },
      });
      if (!imported.ok) {
        const { fault, problems } = imported.error;
        return declined(422, 'import.unreadable', {
          fault,
          problems: problems.slice(0, MOST_TOLD),
        });
      }
      const { entries, name, problems } = imported.value;
      const created = await house.store.create(
        newTournamentId(name, query.key),
        { at, key: query.key },
        entries.map(({ position: _, ...entry }) => entry),
      );
      if (!created.ok) return declinedByStore(created.error, principal.via === 'localhost');
      const { id, position, repeated = false } = created.value;
      return { id, position, repeated, problems: problems.slice(0, MOST_TOLD) };
    },
  }),
];

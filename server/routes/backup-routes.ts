import type { BackupError } from '@ronde/store/backup/backup-error.ts';
import type {
  BackupsAnswer,
  RestoreAnswer,
  RestoreRequest,
  TakeBackupAnswer,
  TakeBackupRequest,
  VerifyAnswer,
  VerifyRequest,
} from '../api/backups.ts';
import { declinedByBackup } from '../backups/declined-by-backup.ts';
import { exact } from '../commands/exact.ts';
import { filledLine } from '../commands/words.ts';
import type { House } from '../house.ts';
import type { Declined } from '../registry/declined.ts';
import { answerOf, route, type Asked, type Route } from '../registry/route.ts';
import { listQuery, namesOf } from '../tournament-listings.ts';
import { CHIEF } from './everybody.ts';

const refused = (
  error: BackupError,
  { principal }: Pick<Asked<unknown, unknown, unknown>, 'principal'>,
): Declined => declinedByBackup(error, principal.via === 'localhost');

const copiesQuery = listQuery.omit({ search: true }).extend({ tournament: filledLine.optional() });

/** The copies of this server. */
export const backupRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/backups',
    summary: 'A page of the copies there are, newest first, and how the last one went',
    roles: CHIEF,
    query: copiesQuery,
    answer: answerOf<BackupsAnswer>('BackupsAnswer'),
    handle: async (asked) => {
      const { tournament = null, from, size } = asked.query;
      const listed = await house.backups.list({ tournament, from, size });
      if (!listed.ok) return refused(listed.error, asked);
      const { lastError } = await house.backups.state();
      const { copies, total, lastAt } = listed.value;
      const end = from + copies.length;
      const ids = copies.flatMap((copy) => copy.tournament ?? []);
      return {
        lastAt,
        lastProblem: lastError?.code ?? null,
        copies,
        total,
        next: copies.length > 0 && end < total ? end : null,
        names: await namesOf(house.store, [...new Set(ids)]),
      };
    },
  }),
  route({
    method: 'post',
    path: '/api/backups',
    summary: 'Makes a copy now, of one tournament or of everything',
    roles: CHIEF,
    body: exact<TakeBackupRequest>()({ tournament: filledLine.nullable() }),
    answer: answerOf<TakeBackupAnswer>('TakeBackupAnswer', 201),
    handle: async (asked) => {
      const taken = await house.backups.take(asked.body.tournament);
      return taken.ok ? { taken: taken.value } : refused(taken.error, asked);
    },
  }),
  route({
    method: 'post',
    path: '/api/backups/restore',
    summary: 'Brings the tournaments of a copy back as new ones; nothing is written over',
    roles: CHIEF,
    body: exact<RestoreRequest>()({ copy: filledLine, tournament: filledLine.exactOptional() }),
    answer: answerOf<RestoreAnswer>('RestoreAnswer', 201),
    handle: async (asked) => {
      const { copy, tournament = null } = asked.body;
      const restored = await house.backups.restore(copy, tournament);
      return restored.ok ? { restored: restored.value } : refused(restored.error, asked);
    },
  }),
  route({
    method: 'post',
    path: '/api/backups/verify',
    summary: 'Reads a copy from end to end against its checksums',
    roles: CHIEF,
    body: exact<VerifyRequest>()({ copy: filledLine }),
    answer: answerOf<VerifyAnswer>('VerifyAnswer'),
    handle: async (asked) => {
      const verified = await house.backups.verify(asked.body.copy);
      if (!verified.ok) return refused(verified.error, asked);
      const { kind, tournaments } = verified.value;
      return {
        kind,
        tournaments: tournaments.map(({ error, ...own }) => ({
          ...own,
          problem: error?.code ?? null,
        })),
      };
    },
  }),
];

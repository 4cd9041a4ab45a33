import { existsSync, readFileSync } from 'node:fs';

interface Report {
  readonly userLimits?: { readonly open_files?: { readonly soft?: unknown } };
}

/** Where Linux says it; a report on the whole process takes a tenth of the start of a server. */
const LIMITS = '/proc/self/limits';

/** Files and connections the system lets this process hold; null where it does not say. */
export function openFilesAllowed(): number | null {
  const soft = Number(existsSync(LIMITS) ? softIn(readFileSync(LIMITS, 'utf8')) : softReported());
  return Number.isInteger(soft) ? soft : null;
}

/** `Max open files            1024                 524288               files` */
const softIn = (limits: string): unknown => /^Max open files +(\S+)/m.exec(limits)?.[1];

function softReported(): unknown {
  const { userLimits } = process.report.getReport() as Report;
  return userLimits?.open_files?.soft;
}

/** Files besides connections: the database, copies, uploads, lists, other processes of ours. */
const SPARE = 100;
const FEWEST = 20;
/** More than the live streams one process carries. */
const MOST = 21_000;

/** Connections this process can hold without running out of files for its own work. */
export const connectionsAllowed = (files: number | null, wished: number | null): number =>
  Math.max(FEWEST, Math.min(wished ?? MOST, (files ?? Infinity) - SPARE));

interface Report {
  readonly userLimits?: { readonly open_files?: { readonly soft?: unknown } };
}

/** Files and connections the system lets this process hold; null where it does not say. */
export function openFilesAllowed(): number | null {
  const { userLimits } = process.report.getReport() as Report;
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isInteger(soft) ? soft : null;
}

/** Files besides connections: the database, copies, uploads, lists, other processes of ours. */
const SPARE = 100;
const FEWEST = 20;
/** More than the live streams one process carries. */
const MOST = 21_000;

/** Connections this process can hold without running out of files for its own work. */
export const connectionsAllowed = (files: number | null, wished: number | null): number =>
  Math.max(FEWEST, Math.min(wished ?? MOST, (files ?? Infinity) - SPARE));

import type { UnreadableFile } from '@ronde/exchange/imports/unreadable-file.ts';
import { declined, type Declined } from '../registry/declined.ts';

/** Problems told of a file; the first ones say enough. */
export const MOST_TOLD = 50;

/** 422 `import.unreadable`: nothing was made of the file. */
export const declinedFile = (error: UnreadableFile): Declined =>
  declined(422, 'import.unreadable', told(error));

/** The same, with the table: whoever sees it can say what its columns hold. */
export const declinedTable = (error: UnreadableFile): Declined => {
  const table = error.kind === 'problems' ? error.table : undefined;
  return declined(422, 'import.unreadable', {
    ...told(error),
    ...(table === undefined ? {} : { table }),
  });
};

const told = (error: UnreadableFile) => ({
  fault: faultOf(error),
  problems: problemsOf(error).slice(0, MOST_TOLD),
});

function faultOf(error: UnreadableFile): string {
  switch (error.kind) {
    case 'papi':
      return error.fault;
    case 'table':
      return error.error.code;
    case 'log':
      return error.code;
    case 'rules':
      return error.objection.kind === 'refused'
        ? error.objection.refusal.code
        : error.objection.kind;
    case 'problems':
    case 'tooLarge':
    case 'empty':
      return error.kind;
  }
}

function problemsOf(error: UnreadableFile) {
  if (error.kind === 'problems') return error.problems;
  return error.kind === 'table' &&
    error.error.code === 'list.unreadable' &&
    'problems' in error.error
    ? error.error.problems
    : [];
}

/**
 * Properties that nothing reads yet, by the issue that will. A path stands for all below it: as soon
 * as one of them has a reader, the path is to be taken apart or away.
 */
export const NOT_READ_YET: Readonly<Record<string, readonly string[]>> = {
  // The inventory has them as row 33; no issue has a number yet.
  Draughts: ['draughts'],
};

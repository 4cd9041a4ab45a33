/** A letter of each file of letters. */
const ONE_OF_EACH = 'aαя';
/** In milliseconds: a wall in other letters is better than none. */
const PATIENCE = 3_000;

/** Names are cut to the width of the letters: a wall waits for these before it measures any. */
export const lettersThere = async (): Promise<void> => {
  await Promise.race([
    document.fonts.load('600 1em Inter', ONE_OF_EACH).catch(() => null),
    new Promise((done) => setTimeout(done, PATIENCE)),
  ]);
};

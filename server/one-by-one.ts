/** Runs work on one thing after the work begun before on the same thing, whatever became of that. */
export type OneByOne = <T>(thing: string, work: () => Promise<T>) => Promise<T>;

/** For what is read, changed and written again: two requests at once would lose a change. */
export function openOneByOne(): OneByOne {
  const last = new Map<string, Promise<unknown>>();
  return (thing, work) => {
    const before = last.get(thing) ?? Promise.resolve();
    const own = before.then(work, work);
    const done = own.then(
      () => undefined,
      () => undefined,
    );
    last.set(thing, done);
    void done.then(() => {
      if (last.get(thing) === done) last.delete(thing);
    });
    return own;
  };
}

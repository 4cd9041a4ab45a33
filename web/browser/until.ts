/** Milliseconds between two questions: at first, and when it has taken long. */
const [SHORTEST, LONGEST] = [15, 150];

/**
 * Asks again and again until it is so, the longer it takes the more seldom: who asks takes the
 * processor from who works. The machine's load makes it later, never wrong.
 */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  patience = 40_000,
): Promise<void> {
  const began = Date.now();
  while (!(await isSo())) {
    const waited = Date.now() - began;
    if (waited > patience) throw new Error(`waited ${patience / 1000} s in vain: ${what}`);
    const pause = Math.min(LONGEST, Math.max(SHORTEST, waited / 8));
    await new Promise((resume) => setTimeout(resume, pause));
  }
}

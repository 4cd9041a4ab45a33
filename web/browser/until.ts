/** Asks again and again until it is so; the machine's load makes it later, never wrong. */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  patience = 40_000,
): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited ${patience / 1000} s in vain: ${what}`);
    await new Promise((resume) => setTimeout(resume, 15));
  }
}

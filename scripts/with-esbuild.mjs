import { sweepSeldom } from './seldom-swept.mjs';

/**
 * Lets esbuild work, and sends its process away: it would stand beside the server all day, with the
 * memory of what it has built.
 * @template T
 * @param {(esbuild: typeof import('esbuild')) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withEsbuild(work) {
  sweepSeldom();
  // Looked up now: this file is read before anything is installed.
  const esbuild = await import('esbuild');
  try {
    return await work(esbuild);
  } finally {
    await esbuild.stop();
  }
}

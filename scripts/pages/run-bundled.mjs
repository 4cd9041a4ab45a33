import { root, StepFailure } from '../step.mjs';

/**
 * A source of ours as the build runs it: TypeScript, bundled in memory and run once.
 * @param {typeof import('esbuild')} esbuild
 * @param {string} entry
 * @returns {Promise<unknown>} what it exports
 */
export async function runBundled(esbuild, entry) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    target: 'node20',
    write: false,
    logLevel: 'warning',
  });
  const code = outputFiles[0];
  if (!code) throw new StepFailure(`${entry}: nothing was built`);
  return import(`data:text/javascript;base64,${Buffer.from(code.contents).toString('base64')}`);
}

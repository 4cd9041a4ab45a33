/**
 * Counts a vitest JSON report. A file that could not be loaded has no tests, and is one failure.
 * @param {string} report
 * @returns {Counts | null} null when the text is no report
 */
export function countTests(report) {
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(report);
  } catch {
    return null;
  }
  if (!isReport(value)) return null;
  const failedFiles = value.testResults.filter(isFailed);
  const unloaded = failedFiles.filter((file) => !file.assertionResults.some(isFailed));
  return {
    passed: value.numPassedTests,
    failed: value.numFailedTests + unloaded.length,
    failedFiles: failedFiles.map((file) => ({
      path: file.name,
      passed: file.assertionResults.filter(({ status }) => status === 'passed').length,
    })),
  };
}

const isFailed = (/** @type {{ status: string }} */ test) => test.status === 'failed';

/** More than these are no accident. */
const AT_MOST = 2;

/**
 * The files to ask once more, by themselves: a few tests in a browser, which share the machine with
 * whatever else is at work; never a test of the rules, and none where anything else failed too.
 * @param {Counts} counts
 * @returns {string[]}
 */
export function toAskAgain({ failedFiles }) {
  const paths = failedFiles.map(({ path }) => path);
  const accidents = paths.length <= AT_MOST && paths.every((path) => BROWSER.test(path));
  return accidents ? paths : [];
}

const BROWSER = /[\\/]web[\\/]browser[\\/][^\\/]+\.test\.ts$/;

/**
 * What counts of a run whose failed files were run again.
 * @param {Counts} first
 * @param {Counts} again
 * @returns {Counts}
 */
export function countedAgain(first, again) {
  const before = first.failedFiles.reduce((sum, { passed }) => sum + passed, 0);
  return { ...again, passed: first.passed - before + again.passed };
}

/**
 * @typedef {{ passed: number, failed: number, failedFiles: { path: string, passed: number }[] }} Counts
 * @typedef {{ name: string, status: string, assertionResults: { status: string }[] }} TestedFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: TestedFile[] }} Report
 */

/**
 * @param {unknown} value
 * @returns {value is Report}
 */
function isReport(value) {
  return (
    typeof value === 'object' &&
    value !== null &&
    'numPassedTests' in value &&
    typeof value.numPassedTests === 'number' &&
    'numFailedTests' in value &&
    typeof value.numFailedTests === 'number' &&
    'testResults' in value &&
    Array.isArray(value.testResults)
  );
}

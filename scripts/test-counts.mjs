/**
 * Counts a vitest JSON report. A file that could not be loaded has no tests, and is one failure.
 * @param {string} report
 * @returns {{ passed: number, failed: number } | null} null when the text is no report
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
  const unloaded = value.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  );
  return { passed: value.numPassedTests, failed: value.numFailedTests + unloaded.length };
}

const isFailed = (/** @type {{ status: string }} */ test) => test.status === 'failed';

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} TestedFile
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

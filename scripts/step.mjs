import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { duration, messagesIn, terminalLanguage } from './messages.mjs';

/** The repository's own folder, with a separator at its end. */
export const root = fileURLToPath(new URL('../', import.meta.url));

const language = terminalLanguage(process.env);
export const words = messagesIn(language);
/** @param {number} milliseconds */
export const time = (milliseconds) => duration(milliseconds, language);

/** A step that could not be done, with what a person can do about it. */
export class StepFailure extends Error {
  /** @param {string} reason */
  constructor(reason) {
    super(reason);
    this.name = 'StepFailure';
  }
}

/**
 * Says what is about to happen and how long it takes, does it, says how long it took.
 * @param {{ name: string, expectation: string, remedy: string }} step
 * @param {() => Promise<void>} work
 * @returns {Promise<boolean>} whether it was done; a failure has been explained already
 */
export async function runStep(step, work) {
  console.log(`▸ ${words.says(step.name, step.expectation)}`);
  const began = performance.now();
  const heartbeat = setInterval(() => {
    const still = words.still(time(performance.now() - began));
    console.log(`  … ${words.says(step.name, still)}`);
  }, 30_000);
  try {
    await work();
    console.log(`  ✓ ${words.says(step.name, words.done(time(performance.now() - began)))}`);
    return true;
  } catch (error) {
    const reason =
      error instanceof StepFailure
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error);
    console.error(`  ✗ ${words.says(step.name, words.failed(time(performance.now() - began)))}`);
    console.error(`    ${words.says(words.reason, reason)}`);
    console.error(`    ${words.says(words.remedy, step.remedy)}`);
    return false;
  } finally {
    clearInterval(heartbeat);
  }
}

/**
 * Runs a program in the repository's folder; a bad end is a failure of the step.
 * `quiet` keeps what it prints and shows it only when it fails; `behind` leaves the processors to
 * whatever else wants them. What `env` names is told to it besides.
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, shell?: boolean, behind?: boolean, env?: Record<string, string> }} [options]
 * @returns {Promise<void>}
 */
export function run(program, args, options = {}) {
  const { quiet = false, shell = false, behind = false, env } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      shell,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    if (behind && child.pid !== undefined) {
      setPriority(child.pid, constants.priority.PRIORITY_LOW);
    }
    /** @type {Buffer[]} */
    const printed = [];
    const keep = (/** @type {Buffer} */ bytes) => printed.push(bytes);
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => {
      reject(new StepFailure(error.message));
    });
    child.on('close', (code) => {
      if (code === 0) {
        resolve();
        return;
      }
      process.stderr.write(Buffer.concat(printed));
      const command = [program === process.execPath ? 'node' : program, ...args].join(' ');
      reject(new StepFailure(words.exitCode(command, code)));
    });
  });
}

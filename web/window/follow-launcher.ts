import { signal } from '@preact/signals';
import type { WindowAnswer } from '@ronde/server/api/window.ts';
import { hasSecret, look, stop } from './ask-launcher.ts';

/** Milliseconds between two looks; the network may be let in or shut at the desk meanwhile. */
const EVERY = 2_000;
/** A computer that slept answers late once: twice silent is stopped. */
const SILENT = 2;

export type Phase = 'looking' | 'running' | 'stopping' | 'stopped' | 'elsewhere' | 'noSecret';

export const phase = signal<Phase>(hasSecret ? 'looking' : 'noSecret');
/** What was seen last. */
export const seen = signal<WindowAnswer | null>(null);

let silent = 0;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Nothing more will be heard of it: stopped, replaced, or told why it did not start. */
const isOver = (): boolean =>
  ['stopped', 'elsewhere', 'noSecret'].includes(phase.value) || seen.value?.kind === 'notStarted';

/** Looks now, and again after a while. */
export async function lookAgain(): Promise<void> {
  clearTimeout(waiting);
  if (isOver()) return;
  try {
    seen.value = await look();
    silent = 0;
    if (phase.value === 'looking') phase.value = 'running';
  } catch {
    silent += 1;
    if (silent >= SILENT || phase.value === 'stopping') phase.value = 'stopped';
  }
  clearTimeout(waiting);
  if (!isOver()) waiting = setTimeout(() => void lookAgain(), EVERY);
}

export async function stopRonde(): Promise<void> {
  phase.value = 'stopping';
  // An answer that does not come is what a program that ends gives: the next look tells.
  await stop().catch(() => undefined);
  await lookAgain();
}

/** Of two windows of one Ronde the newer one goes on; the other closes where its browser lets it. */
export function yieldToNewer(): void {
  const windows = new BroadcastChannel('ronde-window');
  windows.addEventListener('message', () => {
    if (phase.value === 'stopped') return;
    phase.value = 'elsewhere';
    window.close();
  });
  windows.postMessage('opened');
}

/** From the first look on. */
export function followLauncher(): void {
  if (!hasSecret) return;
  yieldToNewer();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookAgain();
  });
  void lookAgain();
}

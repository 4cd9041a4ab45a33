import type { PlayerId } from '@ronde/core/rules/identity.ts';

/** Where a visitor of the kiosk stands. */
export type KioskStep =
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'confirm'; readonly player: PlayerId }
  | { readonly kind: 'sending'; readonly player: PlayerId }
  | { readonly kind: 'done'; readonly player: PlayerId }
  | { readonly kind: 'failed'; readonly reason: 'refused' | 'unreachable' }
  | { readonly kind: 'leave' };

export const START: KioskStep = { kind: 'search', text: '' };

/** Milliseconds until the kiosk is back at its start by itself: the next visitor finds nobody's name. */
export function patienceOf(step: KioskStep): number | null {
  switch (step.kind) {
    case 'search':
      return step.text === '' ? null : 30_000;
    case 'confirm':
    case 'leave':
      return 20_000;
    case 'sending':
      return null;
    case 'done':
      return 4_000;
    case 'failed':
      return 12_000;
  }
}

/** `Anne` of `Durand, Anne`; the whole name where there is no comma. */
export function givenName(name: string): string {
  const given = name.split(',').slice(1).join(',').trim();
  return given === '' ? name.trim() : given;
}

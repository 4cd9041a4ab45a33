/** Why a part of the desk did not come: nobody answers, or the server has another build by now. */
export type WhyMissing = 'unreachable' | 'replaced';

export class MissingPart extends Error {
  readonly why: WhyMissing;
  /** Before it is shown again: without this it stays missing, and is not asked for without end. */
  readonly forget: () => void;
  constructor(why: WhyMissing, forget: () => void) {
    super(`a part of the page is missing: ${why}`);
    this.name = 'MissingPart';
    this.why = why;
    this.forget = forget;
  }
}

/** A browser does not say why it could not fetch a script; a server that answers anything is there. */
export async function whyMissing(): Promise<WhyMissing> {
  try {
    await fetch('/healthz', { cache: 'no-store' });
    return 'replaced';
  } catch {
    return 'unreachable';
  }
}

/** Why a part of the desk did not come: nobody answers, or the server has another build by now. */
export type WhyMissing = 'unreachable' | 'replaced';

export class MissingPart extends Error {
  readonly why: WhyMissing;
  constructor(why: WhyMissing) {
    super(`a part of the page is missing: ${why}`);
    this.name = 'MissingPart';
    this.why = why;
  }
}

/** A browser does not say why it could not fetch a script; a server that answers anything is there. */
export async function missingPart(): Promise<MissingPart> {
  try {
    await fetch('/healthz', { cache: 'no-store' });
    return new MissingPart('replaced');
  } catch {
    return new MissingPart('unreachable');
  }
}

/** What the arbiter tells visitors besides the lists; all of it stands on the public pages. */
export interface PublicNotice {
  /** How to reach the organiser: a name, a telephone, an address. */
  readonly contact: string | null;
  readonly regulations: string | null;
  /** `https://…` where the regulations stand elsewhere. */
  readonly regulationsLink: string | null;
}

/** What a log without one means: nothing is told. */
export const NO_NOTICE: PublicNotice = { contact: null, regulations: null, regulationsLink: null };

/** The first of them that cannot stand; null when all can. */
export function faultOfNotice(notice: PublicNotice): keyof PublicNotice | null {
  if (notice.contact?.trim() === '') return 'contact';
  if (notice.regulations?.trim() === '') return 'regulations';
  const { regulationsLink } = notice;
  return regulationsLink === null || isWebAddress(regulationsLink) ? null : 'regulationsLink';
}

/** A link of the public pages leads to the web, and never runs anything. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(text);

import { createCipheriv } from 'node:crypto';
import type { UploadSecurity } from '@ronde/core/formats/chess-results/upload-document.ts';

/** What the author of chess-results.com gives a program; never part of this one. */
export interface ChessResultsSettings {
  /** The program's number there. */
  readonly source: string;
  /** 16 bytes in hexadecimal. */
  readonly key: string;
  readonly iv: string;
  /** Whose uploads these are. */
  readonly creator: string;
}

const SIXTEEN_BYTES = /^[0-9a-fA-F]{32}$/;

/** Settings from what is kept or given as JSON; null when they are missing or unfit. */
export function readChessResultsSettings(value: unknown): ChessResultsSettings | null {
  if (typeof value !== 'object' || value === null) return null;
  const { source, key, iv, creator } = value as Readonly<Record<string, unknown>>;
  const texts = [source, key, iv, creator];
  if (!texts.every((text): text is string => typeof text === 'string' && text !== '')) return null;
  const [one = '', two = '', three = '', four = ''] = texts;
  if (!SIXTEEN_BYTES.test(two) || !SIXTEEN_BYTES.test(three)) return null;
  return { source: one, key: two, iv: three, creator: four };
}

/** AES-128 in CBC mode with PKCS #7 padding, in capital hexadecimal, as the site asks for. */
export function encrypted(text: string, { key, iv }: ChessResultsSettings): string {
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(key, 'hex'), Buffer.from(iv, 'hex'));
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    .toString('hex')
    .toUpperCase();
}

/** The signature of one upload; `sid` is what GETSID answered a moment ago. */
export function signature(
  settings: ChessResultsSettings,
  { sid, tournament }: { readonly sid: string; readonly tournament: string },
): UploadSecurity {
  return {
    source: settings.source,
    sid: encrypted(sid, settings),
    creatorSid: encrypted(settings.creator, settings),
    tournamentSid: encrypted(tournament, settings),
  };
}

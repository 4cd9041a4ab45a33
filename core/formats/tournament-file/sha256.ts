import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * SHA-256 of the text's UTF-8 bytes, in hexadecimal (FIPS 180-4).
 * @example sha256('abc') // 'ba7816bf…'
 */
export const sha256 = (text: string): string => bytesToHex(digest(utf8ToBytes(text)));

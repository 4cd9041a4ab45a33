/** The name a server gave a file (RFC 6266): the one in any script first; `otherwise` when there is none. */
export function fileNameIn(disposition: string | null, otherwise: string): string {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      // Not as the standard asks: the plain name remains.
    }
  }
  const plain = /filename\s*=\s*"?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  return plain?.trim() ?? otherwise;
}

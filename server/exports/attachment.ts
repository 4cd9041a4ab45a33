const FORBIDDEN = /[\p{Cc}\p{Cs}<>:"/\\|?*]+/gu;
const LONGEST = 120;

/** What ends the names of exported files: `-public.trf`, `-site.zip`. */
const ENDING = /(?:-public|-csv|-rounds|-site|-dossier)?\.\w+$/;

/**
 * `content-disposition` of a file to keep: the plain name for old programs, the tournament's own
 * name in any script for the others (RFC 6266, RFC 5987).
 */
export function attachment(plainName: string, title: string): string {
  const ending = ENDING.exec(plainName)?.[0] ?? '';
  const own = title
    .replace(FORBIDDEN, ' ')
    .replace(/^[. ]+/, '')
    .slice(0, LONGEST)
    .trim();
  const plain = `attachment; filename="${plainName.replace(/[^\w.-]+/g, '-')}"`;
  if (own === '') return plain;
  return `${plain}; filename*=UTF-8''${encoded(`${own}${ending}`)}`;
}

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A piece of HTML whose texts are escaped already. */
export interface Html {
  readonly html: string;
}

export type Piece = string | number | null | Html | readonly Html[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

function rendered(piece: Piece): string {
  if (piece === null) return '';
  if (typeof piece === 'string') return escaped(piece);
  if (typeof piece === 'number') return String(piece);
  return 'html' in piece ? piece.html : piece.map((part) => part.html).join('');
}

/** Tagged template: what is put between is escaped unless it is HTML itself. */
export function markup(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return { html: texts.map((text, index) => text + rendered(pieces[index] ?? null)).join('') };
}

/** Nothing at all. */
export const NOTHING: Html = { html: '' };

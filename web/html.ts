/** A piece of HTML whose texts are already escaped. */
export interface Html {
  readonly html: string;
}

type Piece = string | number | Html | readonly Html[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

function render(piece: Piece): string {
  if (typeof piece === 'string') return escape(piece);
  if (typeof piece === 'number') return String(piece);
  if ('html' in piece) return piece.html;
  return piece.map((part) => part.html).join('');
}

/** Tagged template: what is put between is escaped unless it is HTML itself. */
export function html(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return {
    html: texts.map((text, index) => text + render(pieces[index] ?? '')).join(''),
  };
}

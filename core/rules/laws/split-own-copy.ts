/** Texts of articles by their numbers, from a copy of the Laws that an arbiter owns. */
export type OwnCopy = Readonly<Record<string, string>>;

const BLOCK = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table|section)\b[^>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  rsquo: '’',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
};

/** An article begins a line, after the marks of a list or a heading; scans drop the dot of `C9`. */
const NUMBERED = /^[\s>#*•–-]*((?:\d{1,2}|[ABCD]|I{1,3})\.?\d+(?:\.\d+)*)\.?\**(?=[\s:"“«]|$)\s*/;

/** Plain text, Markdown or HTML, split where a line begins with the number of an article of the edition. */
export function splitOwnCopy(text: string, ids: readonly string[]): OwnCopy {
  const known = new Set(ids);
  const articles = new Map<string, string[]>();
  let lines: string[] | null = null;
  for (const line of plainLines(text)) {
    const found = NUMBERED.exec(line);
    const id = found === null ? null : idIn(found[1] ?? '', known);
    if (found !== null && id !== null) {
      // What is printed twice, such as a second language, is kept once: the first.
      lines = articles.has(id) ? null : [];
      if (lines !== null) articles.set(id, lines);
      lines?.push(line.slice(found[0].length));
    } else if (/^#{1,6}\s/.test(line)) lines = null;
    else lines?.push(line);
  }
  const joined = [...articles].map(([id, parts]): [string, string] => [
    id,
    parts.join(' ').replace(/\s+/g, ' ').trim(),
  ]);
  return Object.fromEntries(joined.filter(([, body]) => body !== ''));
}

function idIn(written: string, known: ReadonlySet<string>): string | null {
  const dotted = written.replace(/^([ABCD]|I{1,3})(?=\d)/, '$1.');
  return known.has(dotted) ? dotted : null;
}

function plainLines(text: string): string[] {
  const isHtml = /<(?:html|body|p|div|li)\b/i.test(text);
  const plain = isHtml
    ? text
        .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
        .replace(BLOCK, '\n')
        .replace(/<[^>]+>/g, '')
        .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    : text;
  return plain.split(/\r\n|\r|\n|\f/);
}

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

/** Marks of lists, quotations and headings before what is read. */
const MARKS = String.raw`^[\s>#*•.–-]*`;

/** An article begins a line: `7.5.5`, `A.4`, `13.4.a`, `7.4b`; scans drop the dot of `C9`. */
const NUMBERED = new RegExp(
  String.raw`${MARKS}((?:\d{1,2}|(?:[A-F]|I{1,3})\.?\d+)(?:\.\d+)*(?:\.?[a-h])?)[.)]?\**(?=[\s:"“«(]|$)\s*`,
);
/** A part of the article above: `a)`, `(b)`, `(1)`. */
const PART = /^[\s>*•–-]*(?:\(([a-h]|\d{1,2})\)|([a-h]|\d{1,2})\)|([a-h])\.)\**\s+/;
const ARTICLE_HEADING = new RegExp(
  String.raw`${MARKS}article\s+(\d{1,2})\**(?=\s*(?:[.:–—-]\s|$))`,
  'i',
);
const APPENDIX_HEADING = new RegExp(
  String.raw`${MARKS}(?:appendi(?:x|ce)|annexe?|guidelines?|directives?)\s+([A-F]|I{1,3})\**(?=\s*(?:[.:(–—-]|$))`,
  'i',
);
/** A division of an appendix that counts from 1 again. */
const SECTION_HEADING = /^[\s>#*]*([A-J])\.\s+(?=\S)/;
const HEADING = /^#{1,6}\s/;

/** Plain text, Markdown or HTML, split where a line begins with the number of an article of the edition. */
export function splitOwnCopy(text: string, ids: readonly string[]): OwnCopy {
  const reading = new Reading(ids);
  for (const line of plainLines(text)) reading.read(line);
  return reading.copy();
}

/** A copy as it is read from its first line to its last: appendices and parts are numbered by what stands above. */
class Reading {
  private readonly known: ReadonlySet<string>;
  /** Numbers under which there are articles. */
  private readonly above: ReadonlySet<string>;
  private readonly articles = new Map<string, string[]>();
  private appendix: string | null = null;
  private section: string | null = null;
  private id: string | null = null;
  private lines: string[] | null = null;
  private introduced: { readonly id: string; readonly lines: string[] } | null = null;

  constructor(ids: readonly string[]) {
    this.known = new Set(ids);
    this.above = new Set(ids.flatMap(ancestors));
  }

  read(line: string): void {
    const numbered = NUMBERED.exec(line);
    const id = numbered === null ? null : this.idOf(numbered[1] ?? '');
    if (numbered !== null && id !== null) {
      this.introduce(id);
      // The title of a division is no part of its first article.
      if (this.known.has(id) || !HEADING.test(line)) this.say(line.slice(numbered[0].length));
    } else if (!this.readHeading(line)) this.say(line);
  }

  copy(): OwnCopy {
    const joined = [...this.articles].map(([id, parts]): [string, string] => [
      id,
      parts.join(' ').replace(/\s+/g, ' ').trim(),
    ]);
    return Object.fromEntries(joined.filter(([, body]) => body !== ''));
  }

  /** Where a heading leads; false where the line is none. */
  private readHeading(line: string): boolean {
    const article = ARTICLE_HEADING.exec(line)?.[1];
    const appendix = APPENDIX_HEADING.exec(line)?.[1]?.toUpperCase();
    const section = SECTION_HEADING.exec(line)?.[1];
    if (article !== undefined) {
      [this.appendix, this.section] = [null, null];
      this.begin(article);
      // A table of contents names appendices before there is any article.
    } else if (appendix !== undefined && this.above.has(appendix) && this.articles.size > 0) {
      [this.appendix, this.section] = [appendix, null];
      this.begin(appendix);
    } else if (section !== undefined && this.isSection(section)) {
      this.section = section;
      this.begin(`${this.appendix ?? ''}.${section}`);
    } else if (HEADING.test(line)) this.end();
    else return false;
    return true;
  }

  private isSection(letter: string): boolean {
    const id = this.appendix === null ? null : `${this.appendix}.${letter}`;
    return id !== null && (this.above.has(id) || this.known.has(id));
  }

  /** What follows belongs to an article; what is printed twice, such as a second language, is kept once: the first. */
  private begin(id: string): void {
    const { introduced } = this;
    this.end();
    this.id = id;
    if (!this.known.has(id) || this.articles.has(id)) return;
    this.lines = introduced !== null && id.startsWith(`${introduced.id}.`) ? introduced.lines : [];
    this.articles.set(id, this.lines);
  }

  /** What has only parts: the words before the first of them are kept with it. */
  private introduce(id: string): void {
    this.begin(id);
    if (this.known.has(id)) return;
    this.lines = [];
    this.introduced = { id, lines: this.lines };
  }

  private end(): void {
    [this.id, this.lines, this.introduced] = [null, null, null];
  }

  /** A line of the article, or of a part that it begins. */
  private say(line: string): void {
    const found = PART.exec(line);
    const mark = found === null ? undefined : (found[1] ?? found[2] ?? found[3]);
    const part = mark === undefined ? null : this.partOf(mark);
    if (found === null || part === null) {
      this.lines?.push(line);
      return;
    }
    this.introduce(part);
    this.say(line.slice(found[0].length));
  }

  /** The part so marked of this article or of one above; figures in brackets divide only what has a letter. */
  private partOf(mark: string): string | null {
    if (this.id === null) return null;
    const isFigure = /\d/.test(mark);
    const under = [this.id, ...ancestors(this.id).toReversed()].filter(
      (id) => !isFigure || /[a-h]$/.test(id),
    );
    return (
      under.map((id) => `${id}.${mark}`).find((id) => this.known.has(id) || this.above.has(id)) ??
      null
    );
  }

  /** The article of a number as it is printed: in an appendix, what begins with a figure is counted there. */
  private idOf(written: string): string | null {
    const dotted = written.replace(/^([A-F]|I{1,3})(?=\d)/, '$1.').replace(/(\d)([a-h])$/, '$1.$2');
    const inAppendix = this.appendix !== null && /^\d/.test(dotted);
    const counted = inAppendix
      ? [
          ...(this.section === null ? [] : [`${this.appendix}.${this.section}.${dotted}`]),
          `${this.appendix}.${dotted}`,
        ]
      : [dotted];
    return counted.find((id) => this.known.has(id) || this.isDivided(id)) ?? null;
  }

  /** A number that no article has but the parts of one, such as `3.8`; chapters are headings. */
  private isDivided(id: string): boolean {
    return id.includes('.') && this.above.has(id);
  }
}

/** The numbers above one: `3` and `3.8` of `3.8.b`. */
function ancestors(id: string): string[] {
  const parts = id.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
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

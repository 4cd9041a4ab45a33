import { nameWords } from '@ronde/core/formats/player-list/folded-name.ts';
import { Marked } from 'marked';
import { manualAddress } from './chapter-of-page.ts';
import { pictureFile, type BuiltChapter, type FoundSection } from './manual-files.ts';

/** A picture's width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A chapter read from its page: what is shown, and what a search finds. */
export interface ReadChapter extends BuiltChapter {
  readonly sections: readonly FoundSection[];
  /** Pictures by the names of their files. */
  readonly pictures: readonly string[];
  /** Where its links lead, as they stand in the page. */
  readonly links: readonly string[];
  /** Names of buttons and pages, printed in bold. */
  readonly quoted: readonly string[];
}

/** Anchors are the same in every language: `## <a id="results"></a>Résultats`. */
const HEADING = /^## (?:<a id="([a-z0-9-]+)"><\/a>)?(.+)\n?/;
const TITLE = /^# (.+)\n/;
const CHAPTER_LINK = /^(?:([a-z-]+)\.md)?(#[a-z0-9-]+)?$/;
const PICTURE = /^\.\.\/pictures\/([a-z0-9.-]+\.png)$/;
/** Characters of a section's beginning that a search shows. */
const BEGINS = 150;

/** Makes a chapter of its page in Markdown. A page without a title has an empty one. */
export function readChapter(
  markdown: string,
  chapter: string,
  sizeOf: (picture: string) => PictureSize | null,
): ReadChapter {
  const [, title = ''] = TITLE.exec(markdown) ?? [];
  const pictures: string[] = [];
  const links: string[] = [];
  const quoted: string[] = [];
  const reader = new Marked({
    renderer: {
      link({ href, tokens }) {
        links.push(href);
        const text = this.parser.parseInline(tokens);
        const [matched, other = chapter, anchor = ''] = CHAPTER_LINK.exec(href) ?? [];
        // What stands outside the manual is not in the program.
        return matched === undefined
          ? text
          : `<a href="${manualAddress(`${other}${anchor}`)}">${text}</a>`;
      },
      image({ href, text }) {
        const [, picture = ''] = PICTURE.exec(href) ?? [];
        pictures.push(picture);
        const size = sizeOf(picture);
        const room = size === null ? '' : ` width="${size.width}" height="${size.height}"`;
        return `<img src="/assets/${pictureFile(picture)}" alt="${text.replaceAll('"', '&quot;')}"${room} loading="lazy" />`;
      },
      strong({ text, tokens }) {
        quoted.push(text);
        return `<strong>${this.parser.parseInline(tokens)}</strong>`;
      },
    },
  });
  const parts = markdown.replace(TITLE, '').split(/^(?=## )/m);
  const sections = parts.map((part) => {
    const [heading = '', id = '', name = title] = HEADING.exec(part) ?? [];
    const html = reader.parse(part.slice(heading.length), { async: false });
    const shown = heading === '' ? html : `<h2 id="${id}">${name}</h2>\n${html}`;
    return { id, title: name, html: shown, text: plainText(html) };
  });
  return {
    title,
    html: sections.map(({ html }) => html).join(''),
    sections: sections.map(({ id, title: name, text }) => ({
      id,
      title: name,
      begins: beginningOf(text),
      words: [...new Set(nameWords(`${name} ${text}`))].join(' '),
    })),
    pictures,
    links,
    quoted,
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': '’',
};

const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,)])/g, '$1')
    .trim();

function beginningOf(text: string): string {
  if (text.length <= BEGINS) return text;
  return `${text.slice(0, text.lastIndexOf(' ', BEGINS))} …`;
}

import type { RegulationsText } from './regulations-text.ts';

/** What Markdown would read as a sign of its own. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&');

const row = (cells: readonly string[]): string => `| ${cells.map(plain).join(' | ')} |`;

/** The regulations as a Markdown file. */
export function regulationsMarkdown({
  title,
  event,
  version,
  articles,
  signed,
  changed,
}: RegulationsText): string {
  const blocks = [
    `# ${plain(event)}`,
    `${plain(title)} · ${plain(version)}`,
    ...articles.flatMap(({ heading, paragraphs, timetable }) => [
      `## ${plain(heading)}`,
      ...(timetable === null
        ? []
        : [
            [
              row(timetable.heads),
              row(timetable.heads.map(() => '---')),
              ...timetable.rows.map(row),
            ].join('\n'),
          ]),
      ...paragraphs.map(plain),
    ]),
    ...signed.map(plain),
    ...changed.map(plain),
  ];
  return `${blocks.join('\n\n')}\n`;
}

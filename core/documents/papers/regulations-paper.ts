import { SIGNATORY_NAMES } from '../../administration/regulations/term-words.ts';
import { failure, success } from '../../rules/result.ts';
import { areRegulationsPublic } from '../../tournament/views/regulations.ts';
import { regulationsText, type ArticleText } from '../regulations/regulations-text.ts';
import type { PaperMaker } from './paper-ask.ts';
import type { PaperBlock } from './paper-values.ts';

/** Of the letters of the timetable, in points. */
const SIZE = 10;

/** The regulations article by article, with room for those who have still to sign. */
export const regulations: PaperMaker = (state, { language, zone, audience }) => {
  const isPublic = areRegulationsPublic(state);
  if (!isPublic && audience === 'public') return failure({ code: 'paper.notPublished' });
  const { title, version, articles, signed, changed, toSign } = regulationsText(
    state,
    language,
    zone,
  );
  return success([
    {
      title,
      round: version,
      draft: !isPublic,
      landscape: false,
      body: {
        layout: 'regulations',
        blocks: [
          ...articles.flatMap(articleBlocks),
          ...(isPublic ? [...signed, ...changed] : []).map((text): PaperBlock => ({
            kind: 'text',
            text,
          })),
          ...(toSign.length === 0
            ? []
            : [
                {
                  kind: 'signatures',
                  who: toSign.map((as) => SIGNATORY_NAMES[language][as]),
                } as const,
              ]),
        ],
      },
    },
  ]);
};

const articleBlocks = ({ heading, paragraphs, timetable }: ArticleText): PaperBlock[] => [
  { kind: 'heading', text: heading },
  ...(timetable === null
    ? []
    : [
        {
          kind: 'table',
          columns: timetable.heads.map((head, index) => ({
            heading: head,
            align: 'start' as const,
            share: index === 1 ? 2 : 1,
            room: null,
          })),
          rows: timetable.rows.map((cells) => ({ cells, strong: false })),
          groups: timetable.rows.map(() => 1),
          size: SIZE,
        } as const,
      ]),
  ...paragraphs.map((text): PaperBlock => ({ kind: 'text', text })),
];

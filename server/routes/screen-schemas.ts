import type {
  BracketPage,
  CalendarPage,
  ClockPage,
  ClockPhase,
  DrawPage,
  ListPage,
  MessagePage,
  PicturePage,
  RoundPage,
  Screen,
  ScreenPart,
  SeatsPage,
} from '@ronde/core/tournament/views/screen.ts';
import { SEATING_WAYS } from '@ronde/core/tournament/views/screen.ts';
import { z } from 'zod';
import type { Announcement, ScreensSetting } from '../api/screens.ts';
import { exact } from '../commands/exact.ts';
import { filledLine, line, ordinal, roundNumber, text } from '../commands/words.ts';

const MOST_SCREENS = 100;
const MOST_PHASES = 20;
const MOST_PAGES = 50;

const code = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/);
/** The digest of a picture's content. */
export const pictureId = z.string().regex(/^[0-9a-f]{32}$/);
const moment = z.iso.datetime({ offset: true });
const part = exact<ScreenPart>()({
  index: z.int().min(0).max(49),
  of: z.int().min(1).max(50),
}).refine(({ index, of }) => index < of);
const boards = z.strictObject({ from: ordinal, to: ordinal }).refine(({ from, to }) => from <= to);

const page = z.discriminatedUnion('view', [
  exact<RoundPage>()({
    view: z.enum(['pairings', 'byName', 'results']),
    round: roundNumber.nullable(),
    boards: boards.exactOptional(),
    part: part.exactOptional(),
  }),
  exact<ListPage>()({
    view: z.enum(['standings', 'crosstable', 'players', 'prizes']),
    top: ordinal.exactOptional(),
    part: part.exactOptional(),
  }),
  exact<CalendarPage>()({ view: z.literal('calendar'), part: part.exactOptional() }),
  exact<DrawPage>()({ view: z.literal('draw') }),
  exact<BracketPage>()({ view: z.literal('bracket') }),
  exact<SeatsPage>()({
    view: z.literal('seats'),
    way: z.enum(SEATING_WAYS),
    seating: roundNumber.nullable(),
  }),
  exact<PicturePage>()({
    view: z.literal('picture'),
    picture: pictureId.nullable(),
    ground: z.enum(['black', 'white']),
  }),
  exact<MessagePage>()({ view: z.literal('message'), text }),
  exact<ClockPage>()({
    view: z.literal('clock'),
    title: line,
    until: moment.nullable(),
    phases: z
      .array(exact<ClockPhase>()({ title: line, until: moment }))
      .max(MOST_PHASES)
      .exactOptional(),
  }),
]);

const screen = exact<Screen>()({
  code,
  name: filledLine,
  pages: z.array(page).max(MOST_PAGES),
  held: z
    .int()
    .min(0)
    .max(MOST_PAGES - 1)
    .exactOptional(),
  seconds: z.int().min(2).max(3_600),
  scale: z.number().min(0.25).max(8),
  theme: z.enum(['light', 'dark', 'system']),
  language: z.enum(['fr', 'en', 'both']),
  banner: line.nullable(),
});

/** What a desk may set. */
export const screensBody = exact<ScreensSetting>()({
  screens: z.array(screen).max(MOST_SCREENS),
  announcement: exact<Announcement>()({ text, until: moment.nullable() }).exactOptional(),
});
export const ofScreen = z.object({ code });

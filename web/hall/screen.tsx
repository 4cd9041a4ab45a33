/** @jsxImportSource preact */
import type { Language } from '@ronde/core/rules/language.ts';
import type { HallAnswer } from '@ronde/server/api/screens.ts';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { WALL_LETTERS } from '../look/wall-letters.ts';
import type { FollowedScreen } from './follow-screen.ts';
import { Foot } from './frame/foot.tsx';
import { Head } from './frame/head.tsx';
import { turnsOf, turnsShown } from './layout/turns.ts';
import { useEverySecond } from './clock/use-every-second.ts';
import { LaterLists } from './pages/fetched-pages.ts';
import { Message } from './pages/message.tsx';
import { Quiet } from './pages/quiet.tsx';
import { isLater } from './pages/later-page.ts';
import { sheetOf } from './pages/sheet-of.tsx';
import type { Wall } from './sheet.ts';
import { useBox } from './use-box.ts';
import { useTurns } from './use-turns.ts';
import { sayingOf } from './words/saying.ts';

/** A screen with its content: head, one picture, foot. */
export function Screen(props: {
  readonly answer: HallAnswer;
  readonly followed: FollowedScreen;
  readonly own: Language;
}): JSX.Element {
  const { answer, followed, own } = props;
  const { tournament, hall, latest, announcement } = answer;
  const { screen } = hall;
  const place = useRef<HTMLElement>(null);
  const box = useBox(place);
  // A wall set upright is as far away as one lying down, and names need its width.
  const side = Math.min(window.innerWidth, window.innerHeight);

  const saying = useMemo(() => sayingOf(screen.language, own), [screen.language, own]);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    document.documentElement.lang = saying.first;
    if (screen.theme === 'system') delete dataset['theme'];
    else dataset['theme'] = screen.theme;
    document.title = `${screen.name} – ${hall.tournament}`;
  }, [screen.theme, screen.name, hall.tournament, saying.first]);

  const wall = useMemo<Wall>(
    () => ({
      tournament,
      box,
      letters: {
        least: WALL_LETTERS.least * side * screen.scale,
        most: WALL_LETTERS.most * side * screen.scale,
        gap: WALL_LETTERS.gap * side,
      },
      saying,
      latest,
      now: followed.now,
    }),
    [tournament, box, side, screen.scale, saying, latest, followed],
  );
  const news = (hall.calls ?? hall.arrangement) !== null;
  const later = LaterLists.useIt(news || hall.pages.some(isLater));
  const sheets = useMemo(
    () => hall.pages.map((page) => sheetOf(page, wall, screen.scale, later)),
    [hall.pages, wall, screen.scale, later],
  );
  const turns = useMemo(
    () => turnsShown(turnsOf(sheets.map(({ pictures }) => pictures)), screen.held),
    [sheets, screen.held],
  );
  const turning = useTurns(
    turns,
    screen.seconds,
    JSON.stringify([screen, hall.round]),
    latest[0] === undefined ? '' : `${latest[0].round}:${latest[0].board}:${latest[0].at}`,
    new Set(hall.pages.flatMap(({ view }, index) => (view === 'results' ? [index] : []))),
  );
  const now = useEverySecond(followed.now);
  const announced =
    announcement !== null && (announcement.until === null || Date.parse(announcement.until) > now);
  const sheet = turning.turn === undefined ? undefined : sheets[turning.turn.page];
  const page = turning.turn === undefined ? undefined : hall.pages[turning.turn.page];
  const screens = announced ? null : (sheet?.ranges?.screens ?? null);

  return (
    <div class="screen" data-announced={announced || undefined}>
      <Head
        hall={hall}
        title={announced ? saying.say((w) => w.announcement) : (sheet?.title ?? '')}
        note={announced ? null : (sheet?.note ?? null)}
        range={announced ? '' : (sheet?.ranges?.pictures[turning.turn?.share ?? 0] ?? '')}
        screens={screens}
        round={page !== undefined && 'round' in page ? page.round : hall.round}
        time={now}
        saying={saying}
      />
      <main ref={place}>
        {announced ? (
          <Message text={announcement.text} box={box} scale={screen.scale} />
        ) : sheet === undefined || turning.turn === undefined ? (
          <Quiet text={(w) => w.noPages} saying={saying} />
        ) : (
          box.height > 0 && (
            <div class="picture" key={`${turning.turn.page}-${turning.turn.share}`}>
              {sheet.draw(turning.turn.share)}
            </div>
          )
        )}
      </main>
      {news && !announced && later !== null && (
        <later.RoundNews hall={hall} page={page} now={now} saying={saying} />
      )}
      {screen.banner !== null && screen.banner !== '' && <p class="banner">{screen.banner}</p>}
      <Foot
        answer={answer}
        followed={followed}
        saying={saying}
        turning={turning}
        turns={announced ? 1 : turns.length}
        screens={screens}
      />
    </div>
  );
}

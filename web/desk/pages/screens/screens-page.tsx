import { Alert, Button, Loader, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ByNameView } from '@ronde/core/tournament/views/by-name.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { Screen } from '@ronde/server/api/screens.ts';
import { IconDeviceTv } from '../../icons.tsx';
import { useState, type ReactNode } from 'react';
import { PUBLICATION_WORDS } from '../../event/publication-words.ts';
import { useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { AddScreen } from './add-screen.tsx';
import { Announce } from './announce.tsx';
import { ClockCard } from './clock-card.tsx';
import { afterEdit, holding } from './held-page.ts';
import { wantsNames } from './part-range.ts';
import { PicturesCard } from './pictures-card.tsx';
import { ScreenCard } from './screen-card.tsx';
import { ScreenForm } from './screen-form.tsx';
import classes from './screens.module.css';
import { SCREENS_WORDS } from './screens-words.ts';
import { useScreens, type ChangeScreens } from './use-screens.ts';

/** The projectors of the hall: what each shows, its address, and a word on all of them at once. */
export function ScreensPage(): ReactNode {
  const words = useWords(SCREENS_WORDS);
  const publication = useWords(PUBLICATION_WORDS);
  const { answer, change } = useScreens();
  const [edited, setEdited] = useState<string | null>(null);
  const overview = useView<OverviewAnswer>('').data?.overview;
  const last = overview?.rounds.findLast(({ stage }) => stage !== 'toCome' && stage !== 'draft');
  const named = answer?.screens.some(({ pages }) => pages.some(wantsNames)) === true;
  const byName = useView<ByNameView>(
    `rounds/${last?.round ?? 1}/by-name`,
    named && last !== undefined,
  ).data;
  if (answer === undefined || overview === undefined) return <Loader />;
  const { screens, announcement, addresses } = answer;
  const put = (made: (now: readonly Screen[]) => readonly Screen[]): Promise<boolean> =>
    change((now) => ({ ...now, screens: made(now.screens) }));
  const inEdit = screens.find(({ code }) => code === edited);
  const [address = window.location.origin] = addresses;
  return (
    <div className={classes['page']}>
      <Title order={1} size="h2" mb="xs">
        {words.heading}
      </Title>
      <Text c="dimmed" mb="md">
        {words.lede}
        {address.startsWith('http:') && ` ${words.sleep}`}
      </Text>
      {!overview.published && (
        <Alert color="yellow" mb="md">
          {publication.screens}
        </Alert>
      )}
      {screens.length === 0 && (
        <EmptyState sign={IconDeviceTv} title={words.none} what={words.noneHint} />
      )}
      <ul className={classes['cards']}>
        {screens.map((screen) => (
          <ScreenCard
            key={screen.code}
            screen={screen}
            address={address}
            now={{ overview, names: byName?.lines.map(({ player }) => player.name) }}
            onHold={(page) => {
              void put((now) =>
                now.map((one) => (one.code === screen.code ? holding(one, page) : one)),
              );
            }}
            onEdit={() => {
              setEdited(screen.code);
            }}
            onRemove={() => void remove(screen, change, words)}
          />
        ))}
      </ul>
      <AddScreen
        overview={overview}
        screens={screens}
        onAdd={(added) => {
          void put((now) => [...now, ...added]);
        }}
      />
      <PicturesCard />
      <Announce
        announcement={announcement}
        onChange={(next) =>
          change(({ screens: now }) => ({
            screens: now,
            ...(next === undefined ? {} : { announcement: next }),
          }))
        }
      />
      <ClockCard screens={screens} onChange={put} />
      {inEdit !== undefined && (
        <ScreenForm
          screen={inEdit}
          overview={overview}
          others={screens.filter(({ code }) => code !== inEdit.code).map(({ code }) => code)}
          onCancel={() => {
            setEdited(null);
          }}
          onSave={async (next) => {
            const done = await put((now) =>
              now.map((screen) => (screen.code === inEdit.code ? afterEdit(screen, next) : screen)),
            );
            if (done) setEdited(null);
          }}
        />
      )}
    </div>
  );
}

/** Gone at once, and back with one click. */
async function remove(
  screen: Screen,
  change: ChangeScreens,
  words: (typeof SCREENS_WORDS)['en'],
): Promise<void> {
  const gone = await change((now) => ({
    ...now,
    screens: now.screens.filter(({ code }) => code !== screen.code),
  }));
  if (!gone) return;
  const id = notifications.show({
    autoClose: 15_000,
    message: (
      <>
        {words.removed(screen.name)}{' '}
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            notifications.hide(id);
            void change((now) => ({ ...now, screens: [...now.screens, screen] }));
          }}
        >
          {words.putBack}
        </Button>
      </>
    ),
  });
}

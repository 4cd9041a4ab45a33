import { Button, Loader, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Screen, ScreensSetting } from '@ronde/server/api/screens.ts';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { AddScreen } from './add-screen.tsx';
import { Announce } from './announce.tsx';
import { ClockCard } from './clock-card.tsx';
import { ScreenCard } from './screen-card.tsx';
import { ScreenForm } from './screen-form.tsx';
import classes from './screens.module.css';
import { SCREENS_WORDS } from './screens-words.ts';
import { useScreens, type SaveScreens } from './use-screens.ts';

/** The projectors of the hall: what each shows, its address, and a word on all of them at once. */
export function ScreensPage(): ReactNode {
  const words = useWords(SCREENS_WORDS);
  const { answer, save } = useScreens();
  const [edited, setEdited] = useState<string | null>(null);
  if (answer === undefined) return <Loader />;
  const { screens, announcement, addresses } = answer;
  const setting: ScreensSetting = {
    screens,
    ...(announcement === undefined ? {} : { announcement }),
  };
  const put = (next: readonly Screen[]): Promise<boolean> => save({ ...setting, screens: next });
  const inEdit = screens.find(({ code }) => code === edited);
  const [address = window.location.origin] = addresses;
  return (
    <div className={classes['page']}>
      <Title order={1} size="h2">
        {words.heading}
      </Title>
      <Text c="dimmed" mb="md">
        {words.lede}
      </Text>
      {screens.length === 0 && <Text mb="md">{words.none}</Text>}
      <ul className={classes['cards']}>
        {screens.map((screen) => (
          <ScreenCard
            key={screen.code}
            screen={screen}
            address={address}
            onEdit={() => {
              setEdited(screen.code);
            }}
            onRemove={() => void remove(screen, setting, save, words)}
          />
        ))}
      </ul>
      <AddScreen
        screens={screens}
        onAdd={(added) => {
          void put([...screens, ...added]);
        }}
      />
      <Announce
        announcement={announcement}
        onChange={(next) =>
          save({ screens, ...(next === undefined ? {} : { announcement: next }) })
        }
      />
      <ClockCard screens={screens} onChange={put} />
      {inEdit !== undefined && (
        <ScreenForm
          screen={inEdit}
          others={screens.filter(({ code }) => code !== inEdit.code).map(({ code }) => code)}
          onCancel={() => {
            setEdited(null);
          }}
          onSave={async (next) => {
            const done = await put(
              screens.map((screen) => (screen.code === inEdit.code ? next : screen)),
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
  setting: ScreensSetting,
  save: SaveScreens,
  words: (typeof SCREENS_WORDS)['en'],
): Promise<void> {
  const left = setting.screens.filter(({ code }) => code !== screen.code);
  if (!(await save({ ...setting, screens: left }))) return;
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
            void save(setting);
          }}
        >
          {words.putBack}
        </Button>
      </>
    ),
  });
}

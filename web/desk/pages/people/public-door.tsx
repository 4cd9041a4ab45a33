import { Button, Group, NativeSelect, Switch, Text, TextInput, Title } from '@mantine/core';
import { wifiCode, type Wifi } from '@ronde/core/documents/papers/wifi-code.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { paperPath, type PosterRequest } from '@ronde/server/api/papers.ts';
import type { PublicDoorAnswer } from '@ronde/server/api/public-door.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ask } from '../../../api/ask.ts';
import { useEvent } from '../../event/event-context.tsx';
import { eventKey, useView, viewPath } from '../../event/use-view.ts';
import { IconDownload, IconPrinter } from '../../icons.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { QrCode } from '../../parts/qr-code.ts';
import { saveFile } from '../../parts/save-file.ts';
import { fetchFile } from '../files/fetch-file.ts';
import { usePaperAttempt } from '../files/use-paper-attempt.ts';
import { PUBLIC_DOOR_WORDS } from './public-door-words.ts';
import classes from './public-door.module.css';

/** How often the number of readers is asked for, in milliseconds. */
const COUNT_EVERY = 10_000;

const usePublicDoor = (): PublicDoorAnswer | undefined => {
  const { id } = useEvent();
  return useQuery({
    queryKey: [...eventKey(id), 'public-door'],
    queryFn: ({ signal }) => ask<PublicDoorAnswer>(viewPath(id, 'public-door'), { signal }),
    refetchInterval: COUNT_EVERY,
  }).data;
};

/** The public pages of the event: how many follow, and the poster that leads there. */
export function PublicDoor(props: { readonly onPoster: () => void }): ReactNode {
  const words = useWords(PUBLIC_DOOR_WORDS);
  const { id } = useEvent();
  const door = usePublicDoor();
  return (
    <section className={`no-print ${classes['part'] ?? ''}`}>
      <Title order={2} size="h4" mb="xs">
        {words.heading}
      </Title>
      <Text role="status">{door === undefined ? '\u00a0' : words.followers(door.followers)}</Text>
      <Group mt="sm">
        <Button component="a" variant="default" href={`/t/${encodeURIComponent(id)}/`}>
          {words.open}
        </Button>
        <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={props.onPoster}>
          {words.poster}
        </Button>
      </Group>
    </section>
  );
}

/** A sheet for the wall: where to follow the event, and the network of the hall. */
export function Poster(props: { readonly onClose: () => void }): ReactNode {
  const words = useWords(PUBLIC_DOOR_WORDS);
  const addresses = usePublicDoor()?.addresses ?? [];
  const name = useView<OverviewAnswer>('').data?.overview.name ?? '';
  const [chosen, setChosen] = useState<string | null>(null);
  // Kept nowhere: the password of a network is on the sheet alone.
  const [wifi, setWifi] = useState<Wifi>({ name: '', password: '' });
  const [ownResult, setOwnResult] = useState(false);
  const address = chosen ?? addresses[0] ?? null;
  const save = useSavedPoster();
  return (
    <>
      <div className="no-print">
        <Title order={1} size="h2" mb="xs">
          {words.poster}
        </Title>
        <Text c="dimmed" mb="md">
          {words.posterText}
        </Text>
        {address === null && (
          <Text mb="md" role="alert">
            {words.noAddress}
          </Text>
        )}
        <Group align="flex-end" mb="md">
          {addresses.length > 1 && (
            <NativeSelect
              label={words.address}
              data={[...addresses]}
              value={address ?? ''}
              onChange={({ currentTarget: { value } }) => {
                setChosen(value);
              }}
            />
          )}
          <TextInput
            label={words.wifi}
            maxLength={32}
            autoComplete="off"
            value={wifi.name}
            onChange={({ currentTarget: { value } }) => {
              setWifi((held) => ({ ...held, name: value }));
            }}
          />
          <TextInput
            label={words.password}
            maxLength={63}
            autoComplete="off"
            value={wifi.password}
            onChange={({ currentTarget: { value } }) => {
              setWifi((held) => ({ ...held, password: value }));
            }}
          />
          <Switch
            label={words.ownResult}
            checked={ownResult}
            onChange={({ currentTarget: { checked } }) => {
              setOwnResult(checked);
            }}
          />
          <Button
            leftSection={<IconPrinter size={18} aria-hidden />}
            disabled={address === null}
            onClick={() => {
              window.print();
            }}
          >
            {words.print}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            disabled={address === null}
            onClick={() => void save({ address, wifi: wifi.name === '' ? null : wifi, ownResult })}
          >
            {words.pdf}
          </Button>
          <Button variant="subtle" onClick={props.onClose}>
            {words.done}
          </Button>
        </Group>
      </div>
      {address !== null && (
        <Sheet name={name} address={address} wifi={wifi} ownResult={ownResult} />
      )}
    </>
  );
}

/** The same sheet typeset, as a file, in both languages. */
function useSavedPoster(): (
  wish: Pick<PosterRequest, 'address' | 'wifi' | 'ownResult'>,
) => Promise<void> {
  const { id } = useEvent();
  const lang = useLanguage();
  const attempt = usePaperAttempt();
  return async (wish) => {
    const body: PosterRequest = { lang, both: true, ...wish };
    const path = paperPath(id, 'qr-poster');
    const file = await attempt(() => fetchFile(path, 'qr-poster.pdf', body));
    if (file !== null) saveFile(file.name, file.type, file.content);
  };
}

/** In both languages at once: readers of either stand before it. */
function Sheet(props: {
  readonly name: string;
  readonly address: string;
  readonly wifi: Wifi;
  readonly ownResult: boolean;
}): ReactNode {
  const { name, address, wifi, ownResult } = props;
  const own = new URL('/p', address).href;
  const { qrOf } = useWords(PUBLIC_DOOR_WORDS);
  const [french, english] = [PUBLIC_DOOR_WORDS.fr.sheet, PUBLIC_DOOR_WORDS.en.sheet];
  const both = (word: keyof typeof french): ReactNode => (
    <p>
      <span lang="fr">{french[word]}</span>
      <span lang="en">{english[word]}</span>
    </p>
  );
  return (
    <article className={classes['sheet']} data-print="cards">
      <h2>{name}</h2>
      {wifi.name !== '' && (
        <section className={classes['step']}>
          {both('join')}
          <QrCode address={wifiCode(wifi)} label={qrOf(wifi.name)} />
          <p className={classes['secret']}>{wifi.name}</p>
          {wifi.password !== '' && <p className={classes['secret']}>{wifi.password}</p>}
        </section>
      )}
      <section className={classes['step']}>
        {both('follow')}
        <QrCode address={address} label={qrOf(address)} />
        <p className={classes['secret']}>{address}</p>
      </section>
      {ownResult && (
        <section className={classes['step']}>
          {both('own')}
          <QrCode address={own} label={qrOf(own)} />
          <p className={classes['secret']}>{own}</p>
        </section>
      )}
    </article>
  );
}

import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { Screen } from '@ronde/server/api/screens.ts';
import { IconExternalLink, IconPencil, IconTrash } from '../../icons.tsx';
import type { ReactNode } from 'react';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { useWords } from '../../language.tsx';
import { QrCode } from '../../parts/qr-code.ts';
import { pageText } from './page-text.ts';
import { partRange, type ListsNow } from './part-range.ts';
import { RemoteControl } from './remote-control.tsx';
import classes from './screens.module.css';
import { SCREENS_WORDS } from './screens-words.ts';

/** One screen: its name, its address, what it shows. */
export function ScreenCard(props: {
  readonly screen: Screen;
  /** `http://192.168.1.5:8064` */
  readonly address: string;
  readonly now: ListsNow;
  /** Holds a page on it, or lets its pages take turns. */
  readonly onHold: (page: number | null) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}): ReactNode {
  const words = useWords(SCREENS_WORDS);
  const { screen } = props;
  const address = `${props.address}/s/${screen.code}`;
  return (
    <li className={classes['card']}>
      <PartOfPage>
        <QrCode className={classes['qr']} address={address} label={words.qrOf(screen.name)} />
      </PartOfPage>
      <div className={classes['what']}>
        <strong className={classes['name']}>{screen.name}</strong>
        <span className={classes['address']}>{address.replace(/^https?:\/\//, '')}</span>
        <span className={classes['soft']}>
          {screen.pages.length === 0
            ? words.noPages
            : screen.pages
                .map((page) => pageText(page, words, partRange(page, props.now)))
                .join(' → ')}
        </span>
        {screen.pages.length > 1 && <RemoteControl screen={screen} onHold={props.onHold} />}
        <span className={classes['buttons']}>
          <Button
            component="a"
            href={`/s/${screen.code}`}
            target="_blank"
            rel="noreferrer"
            variant="default"
            size="sm"
            leftSection={<IconExternalLink size={16} aria-hidden />}
            aria-label={words.openOf(screen.name)}
          >
            {words.open}
          </Button>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPencil size={16} aria-hidden />}
            aria-label={words.editOf(screen.name)}
            onClick={props.onEdit}
          >
            {words.edit}
          </Button>
          <Tooltip label={words.remove}>
            <ActionIcon
              variant="subtle"
              color="red"
              size={36}
              aria-label={words.removeOf(screen.name)}
              onClick={props.onRemove}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </span>
      </div>
    </li>
  );
}

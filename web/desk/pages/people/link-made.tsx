import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { NewDeviceAnswer } from '@ronde/server/api/devices.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { groupedCode } from './grouped-code.ts';
import { PEOPLE_WORDS } from './people-words.ts';
import { svgSource } from './svg-source.ts';
import classes from './people.module.css';

/** The secrets of a new link, large enough for a phone held over the table. */
export function LinkMade(props: {
  readonly made: NewDeviceAnswer;
  readonly onClose: () => void;
}): ReactNode {
  const words = useWords(PEOPLE_WORDS);
  const { device, code, qr, links } = props.made;
  const address = links[0]?.replace(/\/c\/.*$/, '/p');
  return (
    <Modal opened onClose={props.onClose} title={words.made(device.name)} centered size="lg">
      <Stack align="center">
        {qr !== null && <img className={classes['qr']} src={svgSource(qr)} alt={words.qr} />}
        <Text ta="center">{address === undefined ? words.noAddress : words.scan}</Text>
        <dl className={classes['secret']}>
          <dt>{words.code}</dt>
          <dd className={classes['code']}>{groupedCode(code)}</dd>
          {address !== undefined && (
            <>
              <dt>{words.address}</dt>
              <dd className={classes['address']}>{address}</dd>
            </>
          )}
        </dl>
        <Text c="dimmed" size="sm">
          {words.once}
        </Text>
        <Group>
          <Button onClick={props.onClose}>{words.close}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

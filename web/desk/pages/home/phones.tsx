import { Code, Title } from '@mantine/core';
import type { NetworkAnswer } from '@ronde/server/api/network.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '../../../api/ask.ts';
import { useWords } from '../../language.tsx';
import classes from './home.module.css';
import { HOME_WORDS } from './home-words.ts';

const drawing = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** How phones in the hall reach this computer, or what to do so that they can. */
export function Phones(): ReactNode {
  const words = useWords(HOME_WORDS);
  const { data } = useQuery({
    queryKey: ['network'],
    queryFn: ({ signal }) => ask<NetworkAnswer>('/api/network', { signal }),
  });
  if (data === undefined) return null;
  return (
    <section className={classes['phones']}>
      <Title order={2} size="h4">
        {words.phones}
      </Title>
      {data.addresses.length === 0 ? (
        <>
          <p>{words.phonesClosed}</p>
          <Code block fz="sm">
            {words.phonesHow}
          </Code>
          <p className={classes['soft']}>{words.phonesAfter}</p>
        </>
      ) : (
        <>
          <p>{words.phonesOpen}</p>
          <ul className={classes['addresses']}>
            {data.addresses.map(({ address, phone, qr }) => (
              <li key={address}>
                <img src={drawing(qr)} alt={words.qrOf(phone)} width="144" height="144" />
                <Code>{phone}</Code>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

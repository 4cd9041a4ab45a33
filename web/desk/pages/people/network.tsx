import { Code, Text, Title } from '@mantine/core';
import type { NetworkAnswer } from '@ronde/server/api/network.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AnswerProblem, ask } from '../../../api/ask.ts';
import { useWords } from '../../language.tsx';
import { PEOPLE_WORDS } from './people-words.ts';
import { svgSource } from './svg-source.ts';
import classes from './people.module.css';

/** Whether phones reach this server, and how to open it to the hall (ADR 0006). */
export function Network(): ReactNode {
  const words = useWords(PEOPLE_WORDS);
  const { data, error } = useQuery({
    queryKey: ['network'],
    queryFn: ({ signal }) => ask<NetworkAnswer>('/api/network', { signal }),
  });
  return (
    <section className={classes['part']}>
      <Title order={2} size="h4" mb="xs">
        {words.network}
      </Title>
      {error instanceof AnswerProblem && <Text c="dimmed">{words.hosted}</Text>}
      {data?.addresses.length === 0 && (
        <>
          <Text>{words.closed}</Text>
          <Text c="dimmed">
            {words.closedText}{' '}
            <Code fz="sm" className={classes['command'] ?? ''}>
              {words.closedCommand}
            </Code>{' '}
            {words.closedEnd}
          </Text>
        </>
      )}
      {data !== undefined && data.addresses.length > 0 && (
        <>
          <Text mb="xs">{words.reachable}</Text>
          <ul className={classes['addresses']}>
            {data.addresses.map(({ phone, qr }) => (
              <li key={phone}>
                <img src={svgSource(qr)} alt={words.qr} />
                <span className={classes['address']}>{phone}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

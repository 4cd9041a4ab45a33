import { Button, Group, Modal, Stack, Switch, Text, Title } from '@mantine/core';
import type { NetworkAnswer, NetworkRequest } from '@ronde/server/api/network.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { AnswerProblem, ask } from '../../../api/ask.ts';
import { useWords } from '../../language.tsx';
import { useAttempt } from '../../use-attempt.ts';
import { useSession } from '../../use-session.ts';
import { LET_PHONES_IN_WORDS } from './let-phones-in-words.ts';
import classes from './let-phones-in.module.css';
import { svgSource } from './svg-source.ts';

/** A computer that joins a network while somebody waits for its address. */
const LOOK_AGAIN = 3_000;
const KEY = ['network'] as const;

/** The switch that lets phones in or keeps them out, and the address with its code (ADR 0027). */
export function LetPhonesIn(): ReactNode {
  const words = useWords(LET_PHONES_IN_WORDS);
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => ask<NetworkAnswer>('/api/network', { signal }),
    refetchInterval: ({ state }) =>
      state.data?.open === true && state.data.addresses.length === 0 ? LOOK_AGAIN : false,
  });
  return (
    <section className={`no-print ${classes['part'] ?? ''}`}>
      <Title order={2} size="h4" mb="xs">
        {words.heading}
      </Title>
      {error instanceof AnswerProblem && <Text c="dimmed">{words.notYours}</Text>}
      {/* Has its room before it is known: nothing below moves under a finger. */}
      <div className={classes['known']}>
        {data !== undefined && (
          <>
            {data.fixed === null ? (
              <DoorSwitch open={data.open} />
            ) : (
              <Text>{words.fixed[data.fixed](data.open)}</Text>
            )}
            <Addresses network={data} />
          </>
        )}
      </div>
    </section>
  );
}

function DoorSwitch({ open }: { readonly open: boolean }): ReactNode {
  const words = useWords(LET_PHONES_IN_WORDS);
  const attempt = useAttempt();
  const client = useQueryClient();
  const overNetwork = useSession().data?.me.via !== 'localhost';
  const [turning, setTurning] = useState(false);
  const [asked, setAsked] = useState(false);
  const turn = async (wanted: boolean): Promise<void> => {
    setAsked(false);
    setTurning(true);
    const body: NetworkRequest = { open: wanted };
    const answer = await attempt(() => ask<NetworkAnswer>('/api/network', { method: 'PUT', body }));
    if (answer !== null) client.setQueryData(KEY, answer);
    // Others show addresses too: links, screens, posters.
    await client.invalidateQueries();
    setTurning(false);
  };
  return (
    <>
      <Switch
        size="md"
        checked={open}
        disabled={turning}
        label={words.letIn}
        description={open ? words.open : words.closed}
        onChange={({ currentTarget: { checked } }) => {
          if (!checked && overNetwork) setAsked(true);
          else void turn(checked);
        }}
      />
      <Modal
        opened={asked}
        onClose={() => {
          setAsked(false);
        }}
        title={words.closeTitle}
        centered
      >
        <Stack>
          <Text>{words.closeText}</Text>
          <Group justify="flex-end">
            <Button
              variant="default"
              data-autofocus
              onClick={() => {
                setAsked(false);
              }}
            >
              {words.cancel}
            </Button>
            <Button color="red" onClick={() => void turn(false)}>
              {words.close}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

function Addresses({ network }: { readonly network: NetworkAnswer }): ReactNode {
  const words = useWords(LET_PHONES_IN_WORDS);
  if (!network.open) return null;
  if (network.addresses.length === 0) return <Text mt="sm">{words.noNetwork}</Text>;
  return (
    <>
      <ul className={classes['addresses']}>
        {network.addresses.map(({ address, qr }) => (
          <li key={address}>
            <img src={svgSource(qr)} alt={words.qrOf(address)} width="144" height="144" />
            <span className={classes['address']}>{address}</span>
          </li>
        ))}
      </ul>
      <Text c="dimmed">{words.who}</Text>
    </>
  );
}

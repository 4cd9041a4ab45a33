import { Button, Group, Text } from '@mantine/core';
import type { ReadinessView } from '@ronde/core/tournament/views/readiness.ts';
import { sayLicenceReason } from '@ronde/core/tournament/words/say-licence.ts';
import type { ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { useOneAtATime } from '../use-one-at-a-time.ts';
import { SOFT } from './licence-state.tsx';
import { LICENCE_WORDS } from './licence-words.ts';
import classes from './licences.module.css';

/** Whose licence was not seen or fee not paid: an arbiter may let them in all the same (LA 5.1 art. 2). */
export function HeldBack({ view }: { readonly view: ReadinessView }): ReactNode {
  const words = useWords(LICENCE_WORDS);
  const language = useLanguage();
  const act = useDo();
  const may = useMay();
  const { busy, run } = useOneAtATime();
  const waiting = view.out.filter(({ why }) => why === 'heldBack');
  if (waiting.length === 0) return null;
  return (
    <>
      <Text fw={600}>{words.heldBack(waiting.length)}</Text>
      <Text size="sm">{words.heldBackAbout}</Text>
      <ul className={classes['list']} aria-label={words.heldBack(waiting.length)} tabIndex={0}>
        {waiting.map(({ player, unsettled }) => (
          <li key={player.id}>
            <Group gap="xs" py={6}>
              <Text flex="1 1 14rem">
                {player.name}{' '}
                <Text span c={SOFT}>
                  {[
                    ...(unsettled?.licence ? [sayLicenceReason(unsettled.licence, language)] : []),
                    ...(unsettled !== undefined && unsettled.owes > 0 ? [words.feeOwed] : []),
                  ].join(' · ')}
                </Text>
              </Text>
              {may('admitPlayers') && (
                <Button
                  size="xs"
                  variant="default"
                  loading={busy}
                  aria-label={words.letInOf(player.name)}
                  onClick={() => {
                    run(() => act({ type: 'admitPlayers', players: [player.id] }));
                  }}
                >
                  {words.letIn}
                </Button>
              )}
            </Group>
          </li>
        ))}
      </ul>
    </>
  );
}

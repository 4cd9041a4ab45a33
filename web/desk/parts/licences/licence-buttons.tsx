import { Button, Menu } from '@mantine/core';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { LicenceCheck } from '@ronde/core/tournament/licence.ts';
import type { ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useWords } from '../../language.tsx';
import { useOneAtATime } from '../use-one-at-a-time.ts';
import { LICENCE_CHOICES, licenceCommand } from './licence-command.ts';
import { LICENCE_WORDS, type LicenceChoice } from './licence-words.ts';

/** What was seen of one licence: one press for the usual, two for the rest. */
export function LicenceButtons(props: {
  readonly player: PlayerId;
  readonly name: string;
  readonly check: LicenceCheck | null;
  /** Nobody has to look at it any more: the usual press is not offered. */
  readonly settled?: boolean;
}): ReactNode {
  const { player, name, check, settled = check?.seen === 'shown' } = props;
  const words = useWords(LICENCE_WORDS);
  const act = useDo();
  const { busy, run, runInTurn } = useOneAtATime();
  const note = (choice: LicenceChoice | 'shown') => () => act(licenceCommand([player], choice));
  const offered = LICENCE_CHOICES.filter((choice) => choice !== 'notSeen' || check !== null);
  return (
    <>
      {!settled && (
        <Button
          size="xs"
          variant="outline"
          loading={busy}
          aria-label={words.shownOf(name)}
          onClick={() => {
            run(note('shown'));
          }}
        >
          {words.shown}
        </Button>
      )}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button size="xs" variant="default" aria-label={words.otherOf(name)}>
            {words.other}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {offered.map((choice) => (
            <Menu.Item
              key={choice}
              onClick={() => {
                void runInTurn(note(choice));
              }}
            >
              {words.choices[choice]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

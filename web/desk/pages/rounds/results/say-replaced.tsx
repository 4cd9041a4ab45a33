import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Language } from '@ronde/core/rules/language.ts';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import { resultText } from '../../../../words/results.ts';
import { ROUNDS_WORDS } from '../rounds-words.ts';

/** How long the way back is offered, in milliseconds. */
const OFFERED = 12_000;

/** Says in words which result took the place of which, and offers the one before. */
export function sayReplaced(
  { board, was, is }: { board: number; was: GameOutcome; is: GameOutcome },
  language: Language,
  onBack: () => void,
): void {
  const words = ROUNDS_WORDS[language];
  const before = resultText(was, language);
  const shown = notifications.show({
    autoClose: OFFERED,
    message: (
      <Group justify="space-between">
        {words.replaced(board, before, resultText(is, language))}
        <Button
          size="compact-md"
          variant="default"
          onClick={() => {
            notifications.hide(shown);
            onBack();
          }}
        >
          {words.backTo(before)}
        </Button>
      </Group>
    ),
  });
}

import { Alert, Button, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { AnswerProblem, ask } from '../../../api/ask.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { sayProblem } from '../../say-problem.ts';
import { SIGN_IN_WORDS } from './sign-in-words.ts';
import { pageAfter } from './then.ts';

/** A form that opens a session: what it says wrong stays in it, and what was typed too. */
export function Entrance(props: {
  readonly path: string;
  readonly body: unknown;
  readonly complete: boolean;
  readonly action: string;
  readonly then: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { path, body, complete, action, then, children } = props;
  const words = useWords(SIGN_IN_WORDS);
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setBusy(true);
    setWrong(null);
    try {
      await ask(path, { method: 'POST', body });
      // Nothing a visitor was shown stays behind.
      window.location.assign(pageAfter(then));
    } catch (error) {
      setWrong(
        error instanceof AnswerProblem ? sayProblem(error.problem, language) : words.unreachable,
      );
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (complete && !busy) void send();
      }}
    >
      <Stack>
        {children}
        {wrong !== null && (
          <Alert color="red" role="alert">
            {wrong}
          </Alert>
        )}
        <Button type="submit" disabled={!complete} loading={busy}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}

import { Alert, Button } from '@mantine/core';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { MissingPart, type WhyMissing } from './missing-part.ts';
import { MISSING_WORDS } from './missing-words.ts';

/** What is to be done about a part that did not come. */
export function MissingNotice(props: {
  readonly why: WhyMissing;
  readonly onAgain: () => void;
  readonly onReload: () => void;
}): ReactNode {
  const words = useWords(MISSING_WORDS);
  const { why, onAgain, onReload } = props;
  // While nobody answers, a reload would take the page away.
  const remedy = why === 'unreachable' ? onAgain : onReload;
  return (
    <>
      <p>{words[why]}</p>
      <Button size="compact-sm" onClick={remedy}>
        {why === 'unreachable' ? words.again : words.reload}
      </Button>
    </>
  );
}

const reload = (): void => {
  window.location.reload();
};

/** In the place of a page; any other error is for whoever is outside. */
export function PageFailure({ error }: ErrorComponentProps): ReactNode {
  const router = useRouter();
  return <Failure error={error} onAgain={() => void router.invalidate()} />;
}

/** In the place of a panel. */
export const PanelFailure = ({ error, reset }: ErrorComponentProps): ReactNode => (
  <Failure error={error} onAgain={reset} />
);

function Failure({ error, onAgain }: { readonly error: unknown; readonly onAgain: () => void }) {
  if (!(error instanceof MissingPart)) throw error;
  return (
    <Alert color="yellow" role="alert" m="md">
      <MissingNotice
        why={error.why}
        onAgain={() => {
          error.forget();
          onAgain();
        }}
        onReload={reload}
      />
    </Alert>
  );
}

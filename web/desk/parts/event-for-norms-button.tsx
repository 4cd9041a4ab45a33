import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useMay } from '../event/use-may.ts';
import { useWords } from '../language.tsx';
import { PartOfPage } from '../later/part-of-page.tsx';
import { inBoth } from '../../words/in-both.ts';
import { EventForNorms } from '../parts-of-pages.ts';

const OPEN = inBoth(
  { open: 'What FIDE asks of the event…' },
  { open: 'Ce que la FIDE demande du tournoi…' },
);

/** Opens what is said of the event for FIDE, on every page that rests on it. */
export function EventForNormsButton(): ReactNode {
  const words = useWords(OPEN);
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('changeSettings') && !may('giveFlag')) return null;
  return (
    <>
      <Button
        variant="default"
        my="xs"
        className="no-print"
        onClick={() => {
          setOpen(true);
        }}
      >
        {words.open}
      </Button>
      {isOpen && (
        <PartOfPage>
          <EventForNorms
            onClose={() => {
              setOpen(false);
            }}
          />
        </PartOfPage>
      )}
    </>
  );
}

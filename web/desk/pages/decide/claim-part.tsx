import { Button, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { COLOURS } from '@ronde/core/rules/colour.ts';
import { useState, type ReactNode } from 'react';
import { CLAIM_PAGE_WORDS } from '../../../decisions/claim-page-words.ts';
import {
  CLAIMS,
  NO_CLAIM,
  proveClaim,
  type ClaimDraft,
  type ClaimProof,
} from '../../../decisions/proven-claim.ts';
import type { Ground } from '../../../decisions/question-line.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { useKept } from '../../parts/use-kept.ts';
import classes from './decide.module.css';

/** A claim proven from the moves as they are typed, or from a position; then it is decided. */
export function ClaimPart(props: {
  readonly ground: Ground;
  readonly onDecide: (decided: NonNullable<ClaimProof['leadsTo']>) => void;
}): ReactNode {
  const { ground, onDecide } = props;
  const words = useWords(CLAIM_PAGE_WORDS);
  const language = useLanguage();
  // A score is long to type.
  const [draft, setDraft] = useKept<ClaimDraft>('claim', () => NO_CLAIM);
  const [proof, setProof] = useState<ClaimProof | null>(null);
  const leadsTo = proof?.leadsTo ?? null;
  const set = (typed: Partial<ClaimDraft>): void => {
    setDraft({ ...draft, ...typed });
    setProof(null);
  };
  return (
    <>
      <Text>{words.about}</Text>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setProof(proveClaim(draft, ground, language));
        }}
      >
        <Stack gap="sm" align="start">
          <SegmentedControl
            aria-label={words.claimed}
            value={draft.claimed}
            data={CLAIMS.map((value) => ({ value, label: words.claims[value] }))}
            onChange={(claimed) => {
              set({ claimed });
            }}
          />
          <Textarea
            label={words.score}
            autosize
            minRows={4}
            w="100%"
            spellCheck={false}
            value={draft.score}
            onChange={(event) => {
              set({ score: event.currentTarget.value });
            }}
          />
          <Group align="end" gap="sm">
            <TextInput
              label={words.next}
              spellCheck={false}
              value={draft.next}
              onChange={(event) => {
                set({ next: event.currentTarget.value });
              }}
            />
            <div>
              <Text size="sm" fw={500}>
                {words.flag}
              </Text>
              <SegmentedControl
                aria-label={words.flag}
                value={draft.flag}
                data={[
                  { value: 'none', label: words.noFlag },
                  ...COLOURS.map((value) => ({ value, label: words.flags[value] })),
                ]}
                onChange={(flag) => {
                  set({ flag });
                }}
              />
            </div>
          </Group>
          <Button type="submit" disabled={draft.score.trim() === ''}>
            {words.prove}
          </Button>
        </Stack>
      </form>
      {proof !== null && (
        <section className={classes['card']} role="status" aria-label={words.proof}>
          <ul>
            {proof.told.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {leadsTo !== null && (
            <Button
              className="no-print"
              onClick={() => {
                onDecide(leadsTo);
              }}
            >
              {words.decide}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

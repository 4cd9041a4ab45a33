import { Group, Loader, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import type { Regime } from '@ronde/core/decisions/situations/ruling.ts';
import {
  SITUATION_NAMES,
  type SituationName,
} from '@ronde/core/decisions/situations/situation-titles.ts';
import { COLOURS } from '@ronde/core/rules/colour.ts';
import { PLAYS } from '@ronde/core/rules/editions/laws.ts';
import type { KnownAtBoards } from '@ronde/core/tournament/views/known-at-boards.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { CLAIM_PAGE_WORDS } from '../../../decisions/claim-page-words.ts';
import { DECISION_WORDS } from '../../../decisions/decision-words.ts';
import { groundOf, lawsOfEvent } from '../../../decisions/ground-of.ts';
import { KNOWN_WORDS } from '../../../decisions/known-words.ts';
import type { AtHand } from '../../../decisions/known-at-hand.ts';
import type { Given } from '../../../decisions/question-line.ts';
import { publishedOf } from '../../event/open-rounds.ts';
import { useNow } from '../../event/use-now.ts';
import { useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { NO_PLACE, PlaceFields, usePlacedBoard, type Place } from '../incidents/place-fields.tsx';
import { ClaimPart } from './claim-part.tsx';
import { SituationPart } from './situation-part.tsx';
import { SituationsPart } from './situations-part.tsx';
import type { Steps } from './steps.ts';
import classes from './decide.module.css';

const [DECIDE, CLAIM] = ['decide', 'claim'] as const;

/** What happened at a board, question by question, and the ruling; claims proven from the moves. */
export function DecideParts(): ReactNode {
  const words = useWords(DECISION_WORDS);
  const claimWords = useWords(CLAIM_PAGE_WORDS);
  const knownWords = useWords(KNOWN_WORDS);
  const overview = useView<OverviewAnswer>('');
  const knownThere = useView<KnownAtBoards>('known-at-boards');
  const known = knownThere.data ?? null;
  const now = useNow();
  const event = overview.data?.overview;
  const [part, setPart] = useState<string>(DECIDE);
  const [chosen, setChosen] = useState<Partial<Regime>>({});
  const [place, setPlace] = useState<Place | null>(null);
  const { situation: asked }: { situation?: string } = useSearch({ strict: false });
  const [situation, setSituation] = useState<SituationName | null>(
    () => SITUATION_NAMES.find((name) => name === asked) ?? null,
  );
  const [steps, setSteps] = useState<Steps>([]);
  /** The moves of a claim that was proven. */
  const [score, setScore] = useState<string | null>(null);
  const ground = groundOf(event, known, chosen);
  const latest = publishedOf(event?.rounds ?? []).at(-1) ?? null;
  const where = place ?? { ...NO_PLACE, round: latest };
  const board = usePlacedBoard(where);
  const colour = COLOURS.find((side) => board?.[side].id === where.player) ?? null;
  const hand: AtHand = {
    ...{ known, place: where, now },
    ...{ colour, name: (colour === null ? undefined : board?.[colour].name) ?? '' },
  };
  const begin = (
    name: SituationName | null,
    given: Given = {},
    proven: string | null = null,
  ): void => {
    setSituation(name);
    setScore(proven);
    setSteps(Object.entries(given));
    setPart(DECIDE);
  };
  // Both say what stands above the situations: nothing moves under a hand.
  if (overview.isLoading || knownThere.isLoading) return <Loader />;
  return (
    <Stack gap="md" className={classes['page'] ?? ''}>
      <Title order={1} size="h2">
        {words.heading}
      </Title>
      <Text className="no-print">{words.about}</Text>
      <Group gap="sm" className="no-print">
        <SegmentedControl
          aria-label={words.heading}
          value={part}
          data={[
            { value: DECIDE, label: words.heading },
            { value: CLAIM, label: claimWords.heading },
          ]}
          onChange={setPart}
        />
        <SegmentedControl
          aria-label={words.regime}
          value={ground.regime.play}
          data={PLAYS.map((play) => ({ value: play, label: words.plays[play] }))}
          onChange={(play) => {
            setChosen({ ...chosen, play });
          }}
        />
        {ground.regime.play !== 'standard' && (
          <SegmentedControl
            aria-label={words.supervised}
            value={ground.regime.supervised ? 'yes' : 'no'}
            data={[
              { value: 'yes', label: words.supervisedYes },
              { value: 'no', label: words.supervisedNo },
            ]}
            onChange={(value) => {
              setChosen({ ...chosen, supervised: value === 'yes' });
            }}
          />
        )}
        {ground.regime.play !== 'standard' && known !== null && (
          <Text size="sm" c="dimmed">
            {known.supervised === null ? knownWords.supervisedNotSaid : knownWords.supervisedSaid}
          </Text>
        )}
      </Group>
      {part === CLAIM ? (
        <ClaimPart
          ground={ground}
          onDecide={({ situation: name, given, score: proven }) => {
            begin(name, given, proven);
          }}
        />
      ) : (
        <>
          <PlaceFields place={where} onChange={setPlace} />
          {situation === null ? (
            <SituationsPart onChoose={begin} />
          ) : (
            <SituationPart
              name={situation}
              steps={steps}
              score={score}
              place={where}
              hand={hand}
              ground={ground}
              edition={lawsOfEvent(event)}
              onSteps={setSteps}
              onAgain={() => {
                // Another case is at another board.
                setPlace(null);
                begin(null);
              }}
            />
          )}
        </>
      )}
    </Stack>
  );
}

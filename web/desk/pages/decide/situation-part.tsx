import { Button, Group, Title } from '@mantine/core';
import type { EditionOf } from '@ronde/core/rules/editions/registry.ts';
import type { SituationName } from '@ronde/core/decisions/situations/situation-titles.ts';
import { SITUATIONS } from '@ronde/core/decisions/situations/situations.ts';
import type { ReactNode } from 'react';
import { DECISION_WORDS } from '../../../decisions/decision-words.ts';
import { filledIn, otherThanKnown, type AtHand } from '../../../decisions/known-at-hand.ts';
import {
  nextQuestion,
  rulingSoFar,
  type Given,
  type Ground,
} from '../../../decisions/question-line.ts';
import { factsText } from '../../../decisions/written-decision.ts';
import { useLanguage, useWords } from '../../language.tsx';
import type { Place } from '../incidents/place-fields.tsx';
import { QuestionPart } from './question-part.tsx';
import { RulingPart } from './ruling-part.tsx';
import type { Steps } from './steps.ts';
import { WritePart } from './write-part.tsx';

/** One situation: the next question, or the ruling and what is done with it. */
export function SituationPart(props: {
  readonly name: SituationName;
  readonly steps: Steps;
  /** The moves by which a claim was proven; null where nothing was. */
  readonly score: string | null;
  readonly place: Place;
  readonly hand: AtHand;
  readonly ground: Ground;
  readonly edition: EditionOf<'laws'>;
  readonly onSteps: (steps: Steps) => void;
  readonly onAgain: () => void;
}): ReactNode {
  const { name, steps, score, place, hand, ground, edition, onSteps } = props;
  const words = useWords(DECISION_WORDS);
  const language = useLanguage();
  const given: Given = Object.fromEntries(steps);
  const next = nextQuestion(name, given, ground);
  const ruling = next === null ? rulingSoFar(name, given, ground) : null;
  const facts = factsText(name, given, language);
  return (
    <>
      <Title order={2} size="h3">
        {SITUATIONS[name].title[language]}
      </Title>
      {next !== null && (
        <QuestionPart
          key={next.key}
          question={next.question}
          colour={hand.colour}
          filled={filledIn(name, next.key, next.question, hand, language)}
          onAnswer={(answer) => {
            onSteps([...steps, [next.key, answer]]);
          }}
        />
      )}
      {ruling !== null && (
        <>
          <RulingPart ruling={ruling} edition={edition} />
          <WritePart
            key={`${facts} ${ruling.outcome} ${place.round}/${place.board} ${place.player}`}
            ruling={ruling}
            facts={facts}
            given={given}
            score={score}
            place={place}
            differs={otherThanKnown(name, given, hand, language)}
          />
        </>
      )}
      <Group gap="xs" className="no-print">
        {steps.length > 0 && (
          <Button
            variant="default"
            onClick={() => {
              onSteps(steps.slice(0, -1));
            }}
          >
            {words.back}
          </Button>
        )}
        <Button variant="default" onClick={props.onAgain}>
          {words.again}
        </Button>
      </Group>
    </>
  );
}

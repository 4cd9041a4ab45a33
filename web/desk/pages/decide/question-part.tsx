import {
  Alert,
  Button,
  Checkbox,
  Group,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import type { Answer, Question } from '@ronde/core/decisions/situations/situation.ts';
import { COLOURS, type Colour } from '@ronde/core/rules/colour.ts';
import { useState, type ReactNode } from 'react';
import { couldOpponentMate, type MateLook } from '../../../decisions/could-mate.ts';
import { DECISION_WORDS } from '../../../decisions/decision-words.ts';
import type { FilledIn } from '../../../decisions/known-at-hand.ts';
import { readClock, readWhole } from '../../../decisions/question-text.ts';
import { sayLook } from '../../../decisions/say-look.ts';
import { useLanguage, useWords } from '../../language.tsx';
import classes from './decide.module.css';

type OnAnswer = (answer: Answer) => void;
interface Asked {
  readonly question: Question;
  /** What the event answers by itself. */
  readonly filled: FilledIn | null;
  /** The colour of the player concerned, where one is chosen. */
  readonly colour: Colour | null;
  readonly onAnswer: OnAnswer;
}

/** One question with its answers. */
export function QuestionPart(asked: Asked): ReactNode {
  const language = useLanguage();
  return (
    <section className={classes['card']} aria-labelledby="asked">
      <Title order={3} size="h4" id="asked">
        {asked.question.ask[language]}
      </Title>
      <Answering {...asked} />
    </section>
  );
}

function Answering({ question, filled, colour, onAnswer }: Asked): ReactNode {
  const words = useWords(DECISION_WORDS);
  const language = useLanguage();
  switch (question.kind) {
    case 'yesNo':
      return <YesNo onAnswer={onAnswer} />;
    case 'canMate':
      return <CanMate colour={colour} onAnswer={onAnswer} />;
    case 'whole':
    case 'wholeOrNone':
      return (
        <Typed
          begin={filled?.text ?? (question.kind === 'whole' ? String(question.usual ?? '') : '')}
          {...(filled === null ? {} : { why: filled.why })}
          read={(text) => readWhole(text, question)}
          wrong={words.notANumber(question.least, question.most)}
          onAnswer={onAnswer}
          {...(question.kind === 'wholeOrNone' ? { nothing: words.nothingSaid } : {})}
        />
      );
    case 'time':
      return (
        <Typed
          begin=""
          hint={words.timeHint}
          read={readClock}
          wrong={words.notATime}
          onAnswer={onAnswer}
        />
      );
    case 'oneOf':
      return (
        <Group gap="xs">
          {Object.entries(question.options).map(([name, text]) => (
            <Large key={name} name={text[language]} answer={name} onAnswer={onAnswer} />
          ))}
        </Group>
      );
    case 'someOf':
      return <Several question={question} onAnswer={onAnswer} />;
  }
}

const Large = (props: {
  readonly name: string;
  readonly answer: Answer;
  readonly onAnswer: OnAnswer;
}): ReactNode => (
  <Button
    variant="default"
    size="md"
    onClick={() => {
      props.onAnswer(props.answer);
    }}
  >
    {props.name}
  </Button>
);

function YesNo({ onAnswer }: { readonly onAnswer: OnAnswer }): ReactNode {
  const words = useWords(DECISION_WORDS);
  return (
    <Group gap="xs">
      <Large name={words.yes} answer onAnswer={onAnswer} />
      <Large name={words.no} answer={false} onAnswer={onAnswer} />
    </Group>
  );
}

/** Several kinds may come together. */
function Several(props: {
  readonly question: Extract<Question, { kind: 'someOf' }>;
  readonly onAnswer: OnAnswer;
}): ReactNode {
  const { options, usual } = props.question;
  const words = useWords(DECISION_WORDS);
  const language = useLanguage();
  const [picked, setPicked] = useState<readonly string[]>(usual);
  return (
    <Stack gap="xs" align="start">
      {Object.entries(options).map(([name, text]) => (
        <Checkbox
          key={name}
          label={text[language]}
          checked={picked.includes(name)}
          onChange={(event) => {
            const others = picked.filter((one) => one !== name);
            setPicked(event.currentTarget.checked ? [...others, name] : others);
          }}
        />
      ))}
      {picked.length === 0 && <Text role="status">{words.chooseOne}</Text>}
      <Button
        disabled={picked.length === 0}
        onClick={() => {
          props.onAnswer(picked);
        }}
      >
        {words.ok}
      </Button>
    </Stack>
  );
}

/** A figure or a time; what is wrong stays in the field. */
function Typed(props: {
  readonly begin: string;
  readonly read: (text: string) => number | null;
  readonly wrong: string;
  readonly onAnswer: OnAnswer;
  readonly hint?: string;
  /** From what it was filled in. */
  readonly why?: string;
  /** A button beside it: nothing was said. */
  readonly nothing?: string;
}): ReactNode {
  const words = useWords(DECISION_WORDS);
  // What is filled in may change until somebody types.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? props.begin;
  const [failed, setFailed] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const answer = props.read(text);
        setFailed(answer === null);
        if (answer !== null) props.onAnswer(answer);
      }}
    >
      <Group gap="xs" align="start">
        <TextInput
          aria-labelledby="asked"
          autoFocus
          placeholder={props.hint ?? ''}
          value={text}
          error={failed ? props.wrong : undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
          }}
        />
        <Button type="submit">{words.ok}</Button>
        {props.nothing !== undefined && (
          <Button
            variant="default"
            onClick={() => {
              props.onAnswer(null);
            }}
          >
            {props.nothing}
          </Button>
        )}
      </Group>
      {props.why !== undefined && (
        <Text size="sm" mt="xs" role="status">
          {props.why}
        </Text>
      )}
    </form>
  );
}

/** Answered by hand, or by the position. */
function CanMate({ colour, onAnswer }: Pick<Asked, 'colour' | 'onAnswer'>): ReactNode {
  const words = useWords(DECISION_WORDS);
  const language = useLanguage();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Colour | null>(null);
  const player = chosen ?? colour ?? 'white';
  const [look, setLook] = useState<MateLook | null>(null);
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <Large name={words.yes} answer onAnswer={onAnswer} />
        <Large name={words.no} answer={false} onAnswer={onAnswer} />
        <Large name={words.notLooked} answer={null} onAnswer={onAnswer} />
      </Group>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setLook(couldOpponentMate(text, player));
        }}
      >
        <Stack gap="xs" align="start">
          <Group gap="xs">
            <Text size="sm">{words.playerIs}</Text>
            <SegmentedControl
              aria-label={words.playerIs}
              value={player}
              data={COLOURS.map((value) => ({ value, label: words.players[value] }))}
              onChange={setChosen}
            />
          </Group>
          <Textarea
            label={words.position}
            description={words.positionHint}
            rows={2}
            w="100%"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setLook(null);
            }}
          />
          <Button type="submit" variant="default" disabled={text.trim() === ''}>
            {words.look}
          </Button>
        </Stack>
      </form>
      {look !== null && (
        <Alert color={look.answer === 'unreadable' ? 'red' : 'blue'} role="status">
          <Stack gap="xs" align="start">
            {sayLook(look, language)}
            {(look.answer === 'yes' || look.answer === 'no') && (
              <Button
                onClick={() => {
                  onAnswer(look.answer === 'yes');
                }}
              >
                {words.ok}
              </Button>
            )}
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}

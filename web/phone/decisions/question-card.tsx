/** @jsxImportSource preact */
import { useSignal } from '@preact/signals';
import type { Answer, Question } from '@ronde/core/decisions/situations/situation.ts';
import { COLOURS, type Colour } from '@ronde/core/rules/colour.ts';
import type { JSX } from 'preact';
import { couldOpponentMate, type MateLook } from '../../decisions/could-mate.ts';
import { DECISION_WORDS } from '../../decisions/decision-words.ts';
import type { FilledIn } from '../../decisions/known-at-hand.ts';
import { readClock, readWhole } from '../../decisions/question-text.ts';
import { sayLook } from '../../decisions/say-look.ts';
import { language, spoken } from '../language.ts';
import { Choices } from '../parts/choices.tsx';

const words = spoken(DECISION_WORDS);

type OnAnswer = (answer: Answer) => void;

interface Asked {
  readonly question: Question;
  /** What the event answers by itself. */
  readonly filled: FilledIn | null;
  /** The colour of the player concerned, where one is chosen. */
  readonly colour: Colour | null;
  readonly onAnswer: OnAnswer;
}

/** One question with large answers. */
export const QuestionCard = (asked: Asked): JSX.Element => (
  <section class="card" aria-labelledby="asked">
    <h2 id="asked">{asked.question.ask[language]}</h2>
    <Answering {...asked} />
  </section>
);

function Answering({ question, filled, colour, onAnswer }: Asked): JSX.Element {
  switch (question.kind) {
    case 'yesNo':
      return <YesNo onAnswer={onAnswer} />;
    case 'canMate':
      return <CanMate colour={colour} onAnswer={onAnswer} />;
    case 'whole':
      return (
        <Typed
          begin={filled?.text ?? String(question.usual ?? '')}
          {...(filled === null ? {} : { why: filled.why })}
          numeric
          read={(text) => readWhole(text, question)}
          wrong={words.notANumber(question.least, question.most)}
          onAnswer={onAnswer}
        />
      );
    case 'wholeOrNone':
      return (
        <>
          <Typed
            begin={filled?.text ?? ''}
            {...(filled === null ? {} : { why: filled.why })}
            numeric
            read={(text) => readWhole(text, question)}
            wrong={words.notANumber(question.least, question.most)}
            onAnswer={onAnswer}
          />
          <Large
            name={words.nothingSaid}
            onPress={() => {
              onAnswer(null);
            }}
          />
        </>
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
        <div class="stack">
          {Object.entries(question.options).map(([name, text]) => (
            <Large
              key={name}
              name={text[language]}
              onPress={() => {
                onAnswer(name);
              }}
            />
          ))}
        </div>
      );
    case 'someOf':
      return <Several question={question} onAnswer={onAnswer} />;
  }
}

const Large = (props: { readonly name: string; readonly onPress: () => void }): JSX.Element => (
  <button type="button" class="button wide" onClick={props.onPress}>
    {props.name}
  </button>
);

const YesNo = ({ onAnswer }: { readonly onAnswer: OnAnswer }): JSX.Element => (
  <div class="stack">
    <Large
      name={words.yes}
      onPress={() => {
        onAnswer(true);
      }}
    />
    <Large
      name={words.no}
      onPress={() => {
        onAnswer(false);
      }}
    />
  </div>
);

/** Several kinds may come together. */
function Several(props: {
  readonly question: Extract<Question, { kind: 'someOf' }>;
  readonly onAnswer: OnAnswer;
}): JSX.Element {
  const { options, usual } = props.question;
  const picked = useSignal<readonly string[]>(usual);
  return (
    <div class="stack">
      {Object.entries(options).map(([name, text]) => (
        <label key={name} class="several">
          <input
            type="checkbox"
            checked={picked.value.includes(name)}
            onChange={(event) => {
              const others = picked.value.filter((one) => one !== name);
              picked.value = event.currentTarget.checked ? [...others, name] : others;
            }}
          />
          {text[language]}
        </label>
      ))}
      {picked.value.length === 0 && <p class="attention">{words.chooseOne}</p>}
      <button
        type="button"
        class="button primary wide"
        disabled={picked.value.length === 0}
        onClick={() => {
          props.onAnswer(picked.value);
        }}
      >
        {words.ok}
      </button>
    </div>
  );
}

/** A figure or a time; what is wrong stays in the field. */
function Typed(props: {
  readonly begin: string;
  readonly read: (text: string) => number | null;
  readonly wrong: string;
  readonly onAnswer: OnAnswer;
  readonly numeric?: boolean;
  readonly hint?: string;
  /** From what it was filled in. */
  readonly why?: string;
}): JSX.Element {
  // What is filled in may change until somebody types.
  const typed = useSignal<string | null>(null);
  const text = typed.value ?? props.begin;
  const failed = useSignal(false);
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const answer = props.read(text);
        failed.value = answer === null;
        if (answer !== null) props.onAnswer(answer);
      }}
    >
      <input
        class="typed"
        aria-labelledby="asked"
        aria-invalid={failed.value}
        inputMode={props.numeric === true ? 'numeric' : 'text'}
        placeholder={props.hint ?? ''}
        value={text}
        onInput={(event) => (typed.value = event.currentTarget.value)}
      />
      {props.why !== undefined && (
        <p class="note" role="status">
          {props.why}
        </p>
      )}
      {failed.value && (
        <p class="danger" role="alert">
          {props.wrong}
        </p>
      )}
      <button type="submit" class="button primary wide">
        {words.ok}
      </button>
    </form>
  );
}

/** Answered by hand, or by the position. */
function CanMate({ colour, onAnswer }: Pick<Asked, 'colour' | 'onAnswer'>): JSX.Element {
  const text = useSignal('');
  const chosen = useSignal<Colour | null>(null);
  const player = chosen.value ?? colour ?? 'white';
  const look = useSignal<MateLook | null>(null);
  const found = look.value;
  return (
    <>
      <YesNo onAnswer={onAnswer} />
      <Large
        name={words.notLooked}
        onPress={() => {
          onAnswer(null);
        }}
      />
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          look.value = couldOpponentMate(text.value, player);
        }}
      >
        <Choices
          label={words.playerIs}
          titled
          choices={COLOURS.map((one) => ({ value: one, name: words.players[one] }))}
          chosen={player}
          onChoose={(one) => (chosen.value = one)}
        />
        <label class="field">
          {words.position}
          <textarea
            rows={2}
            spellcheck={false}
            placeholder={words.positionHint}
            value={text.value}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button wide" disabled={text.value.trim() === ''}>
          {words.look}
        </button>
      </form>
      {found !== null && (
        <div role="status">
          <p class={found.answer === 'unreadable' ? 'danger' : 'note'}>
            {sayLook(found, language)}
          </p>
          {(found.answer === 'yes' || found.answer === 'no') && (
            <button
              type="button"
              class="button primary wide"
              onClick={() => {
                onAnswer(found.answer === 'yes');
              }}
            >
              {words.ok}
            </button>
          )}
        </div>
      )}
    </>
  );
}

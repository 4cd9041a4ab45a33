import { Button, Loader, TextInput, UnstyledButton } from '@mantine/core';
import type { CheckInLine, CheckInView } from '@ronde/core/tournament/views/check-in.ts';
import { arrivalOf } from '@ronde/core/tournament/arrival.ts';
import { IconCircleCheckFilled, IconCheck, IconX } from '../../icons.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { newKey } from '../../../api/new-key.ts';
import { useEvent } from '../../event/event-context.tsx';
import { sendCommand } from '../../event/send-command.ts';
import { useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { kioskMatches } from './arrivals.ts';
import { KioskFoot } from './kiosk-foot.tsx';
import { givenName, patienceOf, START, type KioskStep } from './kiosk-step.ts';
import { KIOSK_WORDS } from './kiosk-words.ts';
import classes from './kiosk.module.css';

/** A tablet at the door: players find their name and confirm. Over the whole desk, nothing private. */
export function KioskPage(): ReactNode {
  const { id } = useEvent();
  const navigate = useNavigate();
  const { data } = useView<CheckInView>('check-in');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes['kiosk']}
      onCancel={(event) => {
        event.preventDefault();
      }}
    >
      {data === undefined ? (
        <Loader />
      ) : (
        <Kiosk
          view={data}
          onLeave={() => {
            void navigate({ to: `/event/${encodeURIComponent(id)}/check-in` });
          }}
        />
      )}
    </dialog>
  );
}

function Kiosk(props: { readonly view: CheckInView; readonly onLeave: () => void }): ReactNode {
  const { view } = props;
  const words = useWords(KIOSK_WORDS);
  const { id, seen } = useEvent();
  const [step, setStep] = useState<KioskStep>(START);
  const start = (): void => {
    setStep(START);
  };
  useEffect(() => {
    const patience = patienceOf(step);
    if (patience === null) return undefined;
    const timer = setTimeout(() => {
      setStep(START);
    }, patience);
    return () => {
      clearTimeout(timer);
    };
  }, [step]);

  const confirm = async ({ id: player }: CheckInLine): Promise<void> => {
    setStep({ kind: 'sending', player });
    const sent = await sendCommand(
      { type: 'checkIn', players: [player] },
      { tournament: id, seen, key: newKey() },
    );
    // Somebody at the desk ticked the same name meanwhile: the player is here all the same.
    if (sent.kind === 'done' || sent.kind === 'conflict') setStep({ kind: 'done', player });
    else {
      const reason = sent.kind === 'unreachable' ? 'unreachable' : 'refused';
      setStep({ kind: 'failed', reason });
    }
  };
  const lineOf = (player: string): CheckInLine | undefined =>
    view.players.find((line) => line.id === player);
  return (
    <div className={classes['page']}>
      {view.open ? (
        <>
          <h1>{words.heading(view.round)}</h1>
          <div className={classes['step']}>{content()}</div>
        </>
      ) : (
        <div className={classes['closed']}>
          <h1>{view.closed ? words.closed(view.round) : words.notOpen(view.round)}</h1>
          <p>{view.closed ? words.closedText : words.notOpenText}</p>
        </div>
      )}
      <KioskFoot
        event={id}
        asked={!view.open || step.kind === 'leave'}
        onAsk={() => {
          setStep({ kind: 'leave' });
        }}
        onStay={start}
        onLeave={props.onLeave}
      />
    </div>
  );

  function content(): ReactNode {
    switch (step.kind) {
      case 'search':
      case 'leave':
        return (
          <Search
            players={view.players}
            text={step.kind === 'search' ? step.text : ''}
            onType={(text) => {
              setStep({ kind: 'search', text });
            }}
            onChoose={(player) => {
              setStep({ kind: 'confirm', player: player.id });
            }}
          />
        );
      case 'confirm':
      case 'sending': {
        const line = lineOf(step.player);
        return (
          line !== undefined && (
            <Confirm
              line={line}
              sending={step.kind === 'sending'}
              onYes={() => void confirm(line)}
              onNo={start}
            />
          )
        );
      }
      case 'done':
        return (
          <div className={classes['message']} role="status">
            <IconCircleCheckFilled className={classes['tick']} size={96} aria-hidden />
            <p>{words.welcome(givenName(lineOf(step.player)?.name ?? ''))}</p>
            <p>{words.done}</p>
          </div>
        );
      case 'failed':
        return (
          <div className={classes['message']} role="alert">
            <p>{step.reason === 'unreachable' ? words.offline : words.failed}</p>
            <Button size="xl" onClick={start} autoFocus>
              {words.ok}
            </Button>
          </div>
        );
    }
  }
}

function Search(props: {
  readonly players: readonly CheckInLine[];
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (line: CheckInLine) => void;
}): ReactNode {
  const words = useWords(KIOSK_WORDS);
  const { text } = props;
  const box = useRef<HTMLInputElement>(null);
  const matches = kioskMatches(props.players, text);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <>
      <TextInput
        ref={box}
        classNames={{ input: classes['input'] ?? '', label: classes['label'] ?? '' }}
        label={words.ask}
        placeholder={words.placeholder}
        value={text}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => {
          props.onType(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          const [only, another] = matches;
          if (event.key === 'Enter' && only !== undefined && another === undefined) {
            props.onChoose(only);
          }
        }}
      />
      {matches.length > 1 && <p className={classes['hint']}>{words.several}</p>}
      {matches.length === 0 && text.trim().length > 2 && (
        <p className={classes['hint']}>{words.nobody}</p>
      )}
      <ul className={classes['matches']}>
        {matches.map((line) => (
          <li key={line.id}>
            <UnstyledButton
              className={classes['match']}
              onClick={() => {
                props.onChoose(line);
              }}
            >
              <span>
                <strong>{line.name}</strong>
                {line.club !== null && <span className={classes['soft']}>{line.club}</span>}
              </span>
              {line.present && (
                <span className={classes['here']}>
                  <IconCheck size={28} aria-hidden /> {words.here}
                </span>
              )}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
}

function Confirm(props: {
  readonly line: CheckInLine;
  readonly sending: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}): ReactNode {
  const { line } = props;
  const words = useWords(KIOSK_WORDS);
  const arrival = arrivalOf(line);
  const more = [line.tpn === null ? null : words.number(line.tpn), line.club, line.federation];
  return (
    <div className={classes['message']}>
      <p>{words.question}</p>
      <p className={classes['name']}>{line.name}</p>
      <p className={classes['soft']}>{more.filter((one) => one !== null).join(' · ')}</p>
      {arrival === 'missing' ? (
        <div className={classes['answers']}>
          <Button
            className={classes['answer'] ?? ''}
            variant="default"
            leftSection={<IconX size={32} aria-hidden />}
            disabled={props.sending}
            onClick={props.onNo}
          >
            {words.no}
          </Button>
          <Button
            className={classes['answer'] ?? ''}
            leftSection={<IconCheck size={32} aria-hidden />}
            loading={props.sending}
            autoFocus
            onClick={props.onYes}
          >
            {words.yes}
          </Button>
        </div>
      ) : (
        <>
          <p>{arrival === 'here' ? words.already : words.away}</p>
          <Button className={classes['answer'] ?? ''} onClick={props.onNo} autoFocus>
            {words.ok}
          </Button>
        </>
      )}
    </div>
  );
}

import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '../../../icons.tsx';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import {
  sayAnnouncedFault,
  sayMixedClasses,
} from '@ronde/core/tournament/words/tie-break-faults.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { tieBreakHead } from '../../standings/tie-break-head.ts';
import { PresetField } from './preset-field.tsx';
import classes from './tie-break-editor.module.css';
import { faultOf, mixedIn } from './tie-break-catalogue.ts';
import { moved } from '../../../parts/moved.ts';
import { isWithoutTieBreaks, type TieBreakUse } from './tie-break-list.ts';
import { TieBreakSearch } from './tie-break-search.tsx';
import { TIE_BREAK_WORDS } from './tie-break-words.ts';

export interface TieBreakEditorProps {
  readonly use: TieBreakUse;
  readonly value: readonly string[];
  readonly onChange: (list: readonly string[]) => void;
}

/** The tie-breaks of an event; a cup of players has none: the stage reached ranks (LA 3.3). */
export function TieBreakEditor(props: TieBreakEditorProps): ReactNode {
  const words = useWords(TIE_BREAK_WORDS);
  return isWithoutTieBreaks(props.use) ? <p>{words.cup}</p> : <TieBreakList {...props} />;
}

/** The tie-breaks in order: moved by keys, buttons or dragging; taken from presets or the catalogue. */
function TieBreakList({ use, value, onChange }: TieBreakEditorProps): ReactNode {
  const words = useWords(TIE_BREAK_WORDS);
  const language = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const mixed = mixedIn(value, use);
  const nameOf = (descriptor: string): string =>
    tieBreakHead(descriptor, use.edition, language).name;

  const focusLine = (index: number): void => {
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus();
    });
  };
  const move = (from: number, to: number): void => {
    const descriptor = value[from];
    if (descriptor === undefined || to < 0 || to >= value.length) return;
    onChange(moved(value, from, to));
    setSaid(words.moved(nameOf(descriptor), to + 1));
    focusLine(to);
  };
  const remove = (index: number): void => {
    onChange(value.filter((_, at) => at !== index));
    focusLine(Math.max(0, Math.min(index, value.length - 2)));
  };
  const onKey = (event: KeyboardEvent, index: number): void => {
    if (event.target !== event.currentTarget) return;
    if (event.altKey && event.key === 'ArrowUp') move(index, index - 1);
    else if (event.altKey && event.key === 'ArrowDown') move(index, index + 1);
    else if (event.key === 'ArrowUp') focusLine(index - 1);
    else if (event.key === 'ArrowDown') focusLine(index + 1);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(index);
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes['editor']}>
      <div>
        <PresetField use={use} value={value} onChange={onChange} />
        <h3 className={classes['heading']}>{words.heading}</h3>
        <p className={classes['soft']}>{words.about}</p>
        {value.length === 0 && <p className={classes['empty']}>{words.none}</p>}
        <ol ref={list} className={classes['list']}>
          {value.map((descriptor, index) => {
            const head = tieBreakHead(descriptor, use.edition, language);
            const fault = faultOf(descriptor, use);
            return (
              <li
                key={`${descriptor}-${value.slice(0, index).filter((one) => one === descriptor).length}`}
                data-index={index}
                data-dragged={dragged === index}
                tabIndex={0}
                draggable
                onKeyDown={(event) => {
                  onKey(event, index);
                }}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  setDragged(index);
                }}
                onDragEnd={() => {
                  setDragged(null);
                }}
                onDragOver={(event) => {
                  event.preventDefault();
                  if (dragged === null || dragged === index) return;
                  onChange(moved(value, dragged, index));
                  setDragged(index);
                }}
              >
                <IconGripVertical size={16} aria-hidden />
                <span className={classes['place']}>{index + 1}</span>
                <span className={classes['what']}>
                  <span className={classes['name']}>{head.name}</span>
                  <span className={classes['soft']}>
                    {[
                      ...(head.short === head.name ? [] : [head.short]),
                      ...(head.article === null ? [] : [head.article]),
                    ].join(' · ')}
                  </span>
                  {fault !== null && (
                    <span className={classes['fault']}>{sayAnnouncedFault(fault, language)}</span>
                  )}
                </span>
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  aria-label={words.up(head.name)}
                  disabled={index === 0}
                  onClick={() => {
                    move(index, index - 1);
                  }}
                >
                  <IconArrowUp size={16} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  aria-label={words.down(head.name)}
                  disabled={index === value.length - 1}
                  onClick={() => {
                    move(index, index + 1);
                  }}
                >
                  <IconArrowDown size={16} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  aria-label={words.remove(head.name)}
                  onClick={() => {
                    remove(index);
                  }}
                >
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              </li>
            );
          })}
        </ol>
        {mixed !== null && (
          <p className={classes['soft']} role="note">
            {sayMixedClasses(mixed, language)}
          </p>
        )}
        {value.length > 1 && <p className={classes['soft']}>{words.keys}</p>}
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </div>
      <TieBreakSearch
        use={use}
        listed={value}
        onAdd={(descriptor) => {
          onChange([...value, descriptor]);
        }}
      />
    </div>
  );
}

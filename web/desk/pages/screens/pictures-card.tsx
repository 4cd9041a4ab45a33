import { ActionIcon, Button, FileButton, Text, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { PicturesAnswer } from '@ronde/server/api/pictures.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { AnswerProblem, ask, Unreachable } from '../../../api/ask.ts';
import { useEvent } from '../../event/event-context.tsx';
import { eventKey, useView, viewPath } from '../../event/use-view.ts';
import { IconTrash } from '../../icons.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { sayProblem } from '../../say-problem.ts';
import { postFile } from '../lists/post-file.ts';
import { PICTURE_WORDS } from './picture-words.ts';
import classes from './screens.module.css';

const ACCEPTED = 'image/png,image/jpeg,image/webp';

/** The pictures of the event: brought here, shown by pages of screens. */
export function PicturesCard(): ReactNode {
  const words = useWords(PICTURE_WORDS);
  const { id } = useEvent();
  const client = useQueryClient();
  const language = useLanguage();
  const { busy, runInTurn } = useOneAtATime();
  const pictures = useView<PicturesAnswer>('pictures').data?.pictures ?? [];
  const shown = useRef(pictures);
  shown.current = pictures;
  const path = viewPath(id, 'pictures');
  const refresh = (): Promise<void> =>
    client.invalidateQueries({ queryKey: [...eventKey(id), 'pictures'] });
  const say = (title: string, error: unknown): void => {
    if (!(error instanceof AnswerProblem || error instanceof Unreachable)) throw error;
    const code = error instanceof Unreachable ? 'unreachable' : error.problem.code;
    const reasons: Readonly<Record<string, string>> = words.reasons;
    const message =
      reasons[code] ??
      (error instanceof AnswerProblem ? sayProblem(error.problem, language) : code);
    notifications.show({ title, message, color: 'red', autoClose: 12_000 });
  };
  const keep = async (files: readonly File[]): Promise<void> => {
    for (const file of files) {
      await postFile(`${path}?file=${encodeURIComponent(file.name)}`, file).catch(
        (error: unknown) => {
          say(words.refused(file.name), error);
        },
      );
    }
    await refresh();
  };
  const forget = async (picture: string, name: string): Promise<void> => {
    // Pressed again while it was on its way.
    if (!shown.current.some(({ id: one }) => one === picture)) return;
    await ask(`${path}/${picture}`, { method: 'DELETE' }).catch((error: unknown) => {
      say(words.removeOf(name), error);
    });
    await refresh();
  };
  return (
    <section className={classes['section']}>
      <h2>{words.heading}</h2>
      <Text c="dimmed" mb="sm">
        {words.note}
      </Text>
      {pictures.length === 0 ? (
        <Text mb="sm">{words.none}</Text>
      ) : (
        <ul className={classes['pictures']}>
          {pictures.map(({ id: picture, name, width, height, size }) => (
            <li key={picture}>
              <img src={`${path}/${picture}`} alt="" loading="lazy" />
              <span>
                {name}
                <span className={classes['soft']}>
                  {words.size(width, height, Math.ceil(size / 1_000))}
                </span>
              </span>
              <Tooltip label={words.remove}>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  size={36}
                  aria-label={words.removeOf(name)}
                  onClick={() => {
                    void runInTurn(() => forget(picture, name));
                  }}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </Tooltip>
            </li>
          ))}
        </ul>
      )}
      <FileButton
        multiple
        accept={ACCEPTED}
        onChange={(files) => {
          void runInTurn(() => keep(files));
        }}
      >
        {(button) => (
          <Button {...button} variant="default" loading={busy}>
            {words.add}
          </Button>
        )}
      </FileButton>
    </section>
  );
}

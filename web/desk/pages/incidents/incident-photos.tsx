import { ActionIcon, Button, FileButton, Group, Text, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { PhotosAnswer } from '@ronde/server/api/photos.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '../../../api/ask.ts';
import { photoFault } from '../../../photos/photo-fault.ts';
import { PHOTO_WORDS } from '../../../photos/photo-words.ts';
import { photosPath, sendPhoto } from '../../../photos/send-photo.ts';
import { useEvent } from '../../event/event-context.tsx';
import { eventKey, useView } from '../../event/use-view.ts';
import { IconTrash } from '../../icons.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import classes from './incidents.module.css';

/** Photographs of an incident: seen, added and erased by arbiters, and printed by nobody. */
export function IncidentPhotos(props: {
  readonly incident: number;
  /** An incident that was taken back gets no more of them. */
  readonly open: boolean;
}): ReactNode {
  const { incident, open } = props;
  const words = useWords(PHOTO_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const client = useQueryClient();
  const { busy, run } = useOneAtATime();
  const all = useView<PhotosAnswer>('photos').data?.photos ?? [];
  const photos = all.filter((one) => one.incident === incident);
  const path = photosPath(id);
  const say = (message: string): void => {
    notifications.show({ title: words.heading, message, color: 'red', autoClose: 12_000 });
  };
  const does = async (work: () => Promise<unknown>): Promise<void> => {
    await work().catch((error: unknown) => {
      say(photoFault(error, language));
    });
    await client.invalidateQueries({ queryKey: [...eventKey(id), 'photos'] });
  };
  if (!open && photos.length === 0) return null;
  return (
    <section aria-label={words.heading} className="no-print">
      <Text fw={600} size="sm">
        {words.heading}
      </Text>
      <Text size="sm" c="dimmed" mb={4}>
        {words.about}
      </Text>
      <Group gap="sm">
        {photos.map((photo, index) => (
          <span key={photo.id} className={classes['photo']}>
            <a href={`${path}/${photo.id}`} target="_blank" rel="noreferrer">
              <img src={`${path}/${photo.id}`} alt={words.photo(index + 1)} />
            </a>
            <Tooltip label={words.erase(index + 1)}>
              <ActionIcon
                variant="subtle"
                color="red"
                size={44}
                aria-label={words.erase(index + 1)}
                onClick={() => {
                  run(() => does(() => ask(`${path}/${photo.id}`, { method: 'DELETE' })));
                }}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </span>
        ))}
        {open && (
          <FileButton
            accept="image/*"
            onChange={(file) => {
              if (file === null) return;
              run(() =>
                does(async () => {
                  const sent = await sendPhoto(id, incident, file);
                  if (sent === 'notAPicture') say(words.faults.notAPicture);
                }),
              );
            }}
          >
            {(button) => (
              <Button {...button} variant="default" loading={busy}>
                {words.add}
              </Button>
            )}
          </FileButton>
        )}
      </Group>
    </section>
  );
}

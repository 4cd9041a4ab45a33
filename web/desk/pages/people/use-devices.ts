import { notifications } from '@mantine/notifications';
import type {
  DevicesAnswer,
  NewDeviceAnswer,
  NewDeviceRequest,
} from '@ronde/server/api/devices.ts';
import { useQueryClient } from '@tanstack/react-query';
import { AnswerProblem, ask } from '../../../api/ask.ts';
import { useEvent } from '../../event/event-context.tsx';
import { eventKey, useView, viewPath } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { sayProblem } from '../../say-problem.ts';
import { PEOPLE_WORDS } from './people-words.ts';

/** Says what went wrong; null where it did. */
export function useAttempt(): <T>(work: () => Promise<T>) => Promise<T | null> {
  const words = useWords(PEOPLE_WORDS);
  const language = useLanguage();
  return async (work) => {
    try {
      return await work();
    } catch (error) {
      const message =
        error instanceof AnswerProblem ? sayProblem(error.problem, language) : words.unreachable;
      notifications.show({ message, color: 'red', autoClose: 12_000 });
      return null;
    }
  };
}

export interface Devices {
  readonly devices: DevicesAnswer['devices'] | null;
  readonly make: (wish: NewDeviceRequest) => Promise<NewDeviceAnswer | null>;
  readonly end: (device: string) => Promise<boolean>;
}

/** The device links of the tournament on screen. */
export function useDevices(): Devices {
  const { id } = useEvent();
  const client = useQueryClient();
  const attempt = useAttempt();
  const view = useView<DevicesAnswer>('devices');
  const stale = (): void => {
    void client.invalidateQueries({ queryKey: [...eventKey(id), 'devices'] });
  };
  return {
    devices: view.data?.devices ?? null,
    make: async (body) => {
      const made = await attempt(() =>
        ask<NewDeviceAnswer>(viewPath(id, 'devices'), { method: 'POST', body }),
      );
      stale();
      return made;
    },
    end: async (device) => {
      const path = viewPath(id, `devices/${encodeURIComponent(device)}`);
      const ended = await attempt(async () => {
        await ask(path, { method: 'DELETE' });
        return true;
      });
      stale();
      return ended === true;
    },
  };
}

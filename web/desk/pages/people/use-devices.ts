import type {
  DevicesAnswer,
  NewDeviceAnswer,
  NewDeviceRequest,
} from '@ronde/server/api/devices.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../api/ask.ts';
import { useEvent } from '../../event/event-context.tsx';
import { eventKey, useView, viewPath } from '../../event/use-view.ts';
import { useAttempt } from '../../use-attempt.ts';

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

import type { House } from '../house.ts';
import { declinedByStore } from '../problem-response.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { EVERYBODY } from './everybody.ts';

/** `GET /healthz`; the figures are for whoever sits at the computer. */
export interface HealthAnswer {
  readonly status: 'ok';
  readonly tournaments?: number;
  readonly streams?: number;
  readonly uptimeSeconds?: number;
  readonly memoryMegabytes?: number;
}

export const houseRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/healthz',
    summary: 'Whether the server and its store answer',
    roles: EVERYBODY,
    answer: answerOf<HealthAnswer>('HealthAnswer'),
    handle: async ({ principal }) => {
      const counted = await house.store.count();
      const here = principal.via === 'localhost';
      if (!counted.ok) return declinedByStore(counted.error, here);
      if (!here) return { status: 'ok' as const };
      return {
        status: 'ok' as const,
        tournaments: counted.value,
        streams: house.hub.size,
        uptimeSeconds: Math.round(process.uptime()),
        memoryMegabytes: Math.round(process.memoryUsage.rss() / 2 ** 20),
      };
    },
  }),
];

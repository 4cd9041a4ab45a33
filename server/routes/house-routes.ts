import { HEALTH_PATH } from '@ronde/store/running.ts';
import { heldCount } from '../held-count.ts';
import type { House } from '../house.ts';
import { declinedByStore } from '../problem-response.ts';
import { Declined, serverBusy } from '../registry/declined.ts';
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

const RETRY_AFTER = 5;

/** Where there is no /proc, the system tells no figure; the server serves all the same. */
function memory(): Pick<HealthAnswer, 'memoryMegabytes'> {
  try {
    return { memoryMegabytes: Math.round(process.memoryUsage.rss() / 2 ** 20) };
  } catch {
    return {};
  }
}

export function houseRoutes(house: House): Route[] {
  const count = heldCount(house.store, house.elapsed);
  return [
    route({
      method: 'get',
      path: HEALTH_PATH,
      summary: 'Whether the server answers and can write',
      roles: EVERYBODY,
      answer: answerOf<HealthAnswer>('HealthAnswer'),
      handle: async ({ principal }) => {
        const verdict = await house.writes.verdict();
        const here = principal.via === 'localhost';
        if (verdict === 'unanswered') return serverBusy(RETRY_AFTER);
        if (verdict !== null) return new Declined(503, declinedByStore(verdict, here).problem);
        if (!here) return { status: 'ok' as const };
        const counted = await count();
        if (!counted.ok) return declinedByStore(counted.error, here);
        return {
          status: 'ok' as const,
          tournaments: counted.value,
          streams: house.hub.size,
          uptimeSeconds: Math.round(process.uptime()),
          ...memory(),
        };
      },
    }),
  ];
}

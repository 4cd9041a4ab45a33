import { playerId } from '@ronde/core/rules/identity.ts';
import type { Title } from '@ronde/core/rules/title.ts';
import type { ByHttp } from './by-http.ts';
import { inventedEvent } from './invented-event.ts';

type Line = readonly [title: Title | null, federation: string, rating: number];

/** A candidate, and nine opponents of 2500: three grandmasters, five titled, two foreign federations (B.01 1.4). */
const FIELD: readonly Line[] = [
  ['FM', 'FRA', 2450],
  ['GM', 'GER', 2500],
  ['GM', 'GER', 2500],
  ['GM', 'ESP', 2500],
  ['IM', 'ESP', 2500],
  ['FM', 'FRA', 2500],
  [null, 'FRA', 2500],
  [null, 'FRA', 2500],
  [null, 'FRA', 2500],
  [null, 'FRA', 2500],
];
export const CANDIDATE = 'Candidate, Hopeful';

/** The field as it is entered, the candidate first. */
export const fieldOfANorm = (nameOf: (index: number) => string) =>
  FIELD.map(([title, federation, rating], index) => ({
    id: playerId(`p${index + 1}`),
    name: nameOf(index),
    sex: 'm' as const,
    federation,
    fideId: String(1_000_000 + index),
    ratings: { fide: rating },
    fromRound: 1,
    ...(title === null ? {} : { title }),
  }));

/** A closed event of ten, nothing paired yet. */
export async function closedEvent(address: string): Promise<ByHttp> {
  const settings = { system: 'berger', federation: 'FRA' } as const;
  const http = await inventedEvent(address, { name: 'Closed', players: 0, rounds: 9, settings });
  const nameOf = (index: number): string => (index === 0 ? CANDIDATE : `Opponent, Number${index}`);
  await http.do({ type: 'enterPlayers', players: fieldOfANorm(nameOf) });
  await http.do({ type: 'assignNumbers', reason: 'initialOrder' });
  return http;
}

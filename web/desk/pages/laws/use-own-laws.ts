import {
  ownLawsPath,
  type OwnLawsAnswer,
  type OwnLawsRequest,
} from '@ronde/server/api/own-laws.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { ask } from '../../../api/ask.ts';
import { EventContext } from '../../event/event-context.tsx';
import { useAttempt } from '../../use-attempt.ts';
import { useIsChiefOfHouse } from '../../use-session.ts';

type Copies = OwnLawsAnswer['copies'];

interface OwnLaws {
  readonly copies: Copies;
  /** Whoever answers for the whole house brings copies; the staff of an event reads them. */
  readonly mayChange: boolean;
  readonly keep: (copy: OwnLawsRequest) => Promise<boolean>;
}

const NONE: Copies = [];

/** The copies of a book that this house owns. */
export function useOwnLaws(book: string): OwnLaws {
  const event = use(EventContext);
  const client = useQueryClient();
  const attempt = useAttempt();
  const mayChange = useIsChiefOfHouse();
  const query = event === null ? '' : `?tournament=${encodeURIComponent(event.id)}`;
  const path = ownLawsPath(book);
  const { data } = useQuery({
    queryKey: ['own-laws', book, query],
    queryFn: ({ signal }) => ask<OwnLawsAnswer>(`${path}${query}`, { signal }),
  });
  const change = async (work: () => Promise<unknown>): Promise<boolean> => {
    const done = await attempt(async () => {
      await work();
      return true;
    });
    await client.invalidateQueries({ queryKey: ['own-laws'] });
    return done === true;
  };
  return {
    copies: data?.copies ?? NONE,
    mayChange,
    keep: (body) => change(() => ask(path, { method: 'PUT', body })),
  };
}

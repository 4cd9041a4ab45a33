import type { SuspensionsAnswer } from '@ronde/server/api/suspensions.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '../../../api/ask.ts';
import { useWords } from '../../language.tsx';
import { useAttempt } from '../../use-attempt.ts';
import { PEOPLE_WORDS } from './people-words.ts';
import { SuspensionRegister } from './suspension-register.tsx';

const PATH = '/api/suspensions';
const KEY = ['suspensions'];

/** The register of all events of this computer or server, for whoever answers for all of them. */
export function HouseRegister(): ReactNode {
  const words = useWords(PEOPLE_WORDS);
  const client = useQueryClient();
  const attempt = useAttempt();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => ask<SuspensionsAnswer>(PATH, { signal }),
  });
  if (data === undefined) return null;
  return (
    <SuspensionRegister
      title={words.everywhere}
      about={words.aboutEverywhere}
      add={words.addEverywhere}
      register={data.suspensions}
      onChange={async (body) => {
        await attempt(() => ask(PATH, { method: 'PUT', body }));
        // Whom it bars in this event is told by another view.
        await client.invalidateQueries();
      }}
    />
  );
}

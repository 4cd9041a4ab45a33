import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { ScreensAnswer } from '@ronde/server/api/screens.ts';
import {
  IconArrowRight,
  IconDeviceTv,
  IconListNumbers,
  IconUser,
  IconUsersGroup,
} from '../icons.tsx';
import { publishedOf } from '../event/open-rounds.ts';
import { useView } from '../event/use-view.ts';
import { useLanguage, useWords } from '../language.tsx';
import { pagesFor } from '../pages.ts';
import { ROUNDS_WORDS } from '../pages/rounds/rounds-words.ts';
import { SHELL_WORDS } from '../shell/shell-words.ts';
import { usePanel } from '../shell/use-panel.ts';
import type { Deed, Surroundings } from './deed.ts';
import { PALETTE_WORDS } from './palette-words.ts';

/** The pages of the event. */
export function usePageDeeds({ answer, go }: Surroundings): Deed[] {
  const language = useLanguage();
  return pagesFor(answer.me.role, answer.overview).flatMap(({ path, name }) =>
    name === null
      ? []
      : [
          {
            id: path,
            label: name[language],
            icon: IconArrowRight,
            run: () => {
              go(path);
            },
          },
        ],
  );
}

/** Every round, the standings after it, and the screens of the hall. */
export function usePlaceDeeds({ answer, go }: Surroundings): Deed[] {
  const words = useWords(PALETTE_WORDS);
  const rounds = useWords(ROUNDS_WORDS);
  const { stages } = useWords(SHELL_WORDS);
  const mayList = answer.me.audience !== 'public';
  const { data } = useView<ScreensAnswer>('screens', mayList);
  return [
    ...answer.overview.rounds.map(({ round, stage }) => ({
      id: `round-${round}`,
      label: rounds.heading(round),
      about: stages[stage],
      icon: IconUsersGroup,
      run: () => {
        go(`rounds/${round}`);
      },
    })),
    ...publishedOf(answer.overview.rounds).map((round) => ({
      id: `standings-${round}`,
      label: words.standingsAfter(round),
      icon: IconListNumbers,
      run: () => {
        go(`standings?after=${round}`);
      },
    })),
    ...(data?.screens ?? []).map(({ code, name }) => ({
      id: `screen-${code}`,
      label: words.screen(name),
      also: words.screenAlso,
      icon: IconDeviceTv,
      run: () => {
        window.open(`/s/${code}`, '_blank', 'noreferrer');
      },
    })),
  ];
}

/** Everybody entered: opens beside the page. */
export function usePlayerDeeds(): Deed[] {
  const { open } = usePanel();
  // Fetched again only after news.
  const { data } = useView<PlayersView>('players', true, Infinity);
  return (data?.players ?? []).map(({ id, name, tpn, rating, club }) => {
    const facts = [tpn, rating === 0 ? null : rating, club];
    const about = facts.filter((one) => one !== null).join(' · ');
    return {
      id: `player-${id}`,
      label: name,
      about,
      also: about,
      icon: IconUser,
      run: () => {
        open({ kind: 'player', player: id });
      },
    };
  });
}

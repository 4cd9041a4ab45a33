import {
  createSpotlight,
  Spotlight,
  useSpotlight,
  type SpotlightActionGroupData,
} from '@mantine/spotlight';
import { foldedName } from '@ronde/core/formats/player-list/folded-name.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import {
  IconArrowBackUp,
  IconArrowRight,
  IconKeyboard,
  IconSearch,
  IconUser,
} from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { inBoth } from '../../words/in-both.ts';
import { useView } from '../event/use-view.ts';
import { useLanguage, useWords } from '../language.tsx';
import { PAGES } from '../pages.ts';
import { SHELL_WORDS } from './shell-words.ts';
import { usePanel } from './use-panel.ts';

const [store, palette] = createSpotlight();

export const openPalette = (): void => {
  palette.open();
};

const WORDS = inBoth(
  {
    search: 'A page, a player, something to do …',
    nothing: 'Nothing found',
    pages: 'Go to',
    players: 'Players',
    actions: 'Do',
    undo: 'Undo the last change',
  },
  {
    search: 'Une page, un joueur, une action …',
    nothing: 'Rien trouvé',
    pages: 'Aller à',
    players: 'Joueurs',
    actions: 'Faire',
    undo: 'Annuler le dernier changement',
  },
);

/** Anything, by its first letters: pages, players, actions (Ctrl K). */
export function Palette(props: {
  readonly go: (path: string) => void;
  readonly undo: () => void;
  readonly help: () => void;
}): ReactNode {
  const words = useWords(WORDS);
  const shell = useWords(SHELL_WORDS);
  const language = useLanguage();
  const { open } = usePanel();
  // Fetched once it is opened, and again only after news.
  const { opened } = useSpotlight(store);
  const { data } = useView<PlayersView>('players', opened, Infinity);
  const { go, undo, help } = props;
  const actions = useMemo<SpotlightActionGroupData[]>(
    () => [
      {
        group: words.pages,
        actions: PAGES.flatMap(({ path, name }) =>
          name === null
            ? []
            : [
                {
                  id: path,
                  label: name[language],
                  leftSection: <IconArrowRight size={18} aria-hidden />,
                  onClick: () => {
                    go(path);
                  },
                },
              ],
        ),
      },
      {
        group: words.actions,
        actions: [
          {
            id: 'undo',
            label: words.undo,
            leftSection: <IconArrowBackUp size={18} aria-hidden />,
            onClick: undo,
          },
          {
            id: 'shortcuts',
            label: shell.shortcuts,
            leftSection: <IconKeyboard size={18} aria-hidden />,
            onClick: help,
          },
        ],
      },
      {
        group: words.players,
        actions: (data?.players ?? []).map(({ id, name, tpn, rating, club }) => ({
          id: `player-${id}`,
          label: name,
          description: [tpn, rating === 0 ? null : rating, club]
            .filter((one) => one !== null)
            .join(' · '),
          keywords: [foldedName(name)],
          leftSection: <IconUser size={18} aria-hidden />,
          onClick: () => {
            open({ kind: 'player', player: id });
          },
        })),
      },
    ],
    [data, go, help, language, open, shell, undo, words],
  );
  return (
    <Spotlight
      store={store}
      actions={actions}
      shortcut={null}
      nothingFound={words.nothing}
      limit={12}
      highlightQuery
      scrollable
      maxHeight={420}
      searchProps={{
        leftSection: <IconSearch size={18} aria-hidden />,
        placeholder: words.search,
        'aria-label': words.search,
      }}
    />
  );
}

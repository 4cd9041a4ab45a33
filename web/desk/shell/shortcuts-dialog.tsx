import { Modal, Switch, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { inBoth } from '../../words/in-both.ts';
import { useMay } from '../event/use-may.ts';
import { useLanguage, useWords } from '../language.tsx';
import { groupsOf, type Page } from '../pages.ts';
import { HelpLink } from './help-link.tsx';
import { SHELL_WORDS } from './shell-words.ts';

type Shortcuts = readonly (readonly [keys: string, text: string])[];

/** What keys do: for everybody, and for those who may. */
const SHORTCUTS = inBoth<
  Readonly<
    Record<
      'everywhere' | 'undo' | 'enterPlayers' | 'boards' | 'enterResult' | 'clearResult' | 'why',
      Shortcuts
    >
  >
>(
  {
    everywhere: [
      ['Ctrl K · ⌘ K', 'find anything, do anything'],
      ['/', 'filter the list'],
      ['?', 'this list'],
      ['F1', 'the manual, at this page'],
      ['↑ ↓ · Enter', 'move in a list, open a row'],
      ['Page ↑ ↓ · Home · End', 'move further in it'],
      ['Esc', 'close the panel'],
    ],
    undo: [
      ['u · Ctrl Z', 'undo, with words'],
      ['Ctrl Y', 'do it again'],
    ],
    enterPlayers: [
      ['a', 'add a player (players page)'],
      ['Space', 'pick a player (players page)'],
    ],
    boards: [
      ['0–9', 'pick a board (round page)'],
      ['n', 'the next board without a result (round page)'],
    ],
    enterResult: [
      ['Enter, then 1 · 0 · 2', 'White wins · Black wins · draw, on the board picked'],
      ['+ · - · =', 'the same without Enter'],
      ['f', 'forfeits and unusual scores'],
    ],
    clearResult: [['Backspace', 'clear a result (asks)']],
    why: [['w', 'why this pairing?']],
  },
  {
    everywhere: [
      ['Ctrl K · ⌘ K', 'tout chercher, tout faire'],
      ['/', 'filtrer la liste'],
      ['?', 'cette liste'],
      ['F1', 'le manuel, à cette page'],
      ['↑ ↓ · Entrée', 'se déplacer, ouvrir une ligne'],
      ['Page ↑ ↓ · Début · Fin', 'se déplacer plus loin'],
      ['Échap', 'fermer le volet'],
    ],
    undo: [
      ['u · Ctrl Z', 'annuler, en toutes lettres'],
      ['Ctrl Y', 'refaire'],
    ],
    enterPlayers: [
      ['a', 'ajouter un joueur (page des joueurs)'],
      ['Espace', 'cocher un joueur (page des joueurs)'],
    ],
    boards: [
      ['0–9', 'choisir un échiquier (page de ronde)'],
      ['n', 'l’échiquier suivant sans résultat (page de ronde)'],
    ],
    enterResult: [
      ['Entrée, puis 1 · 0 · 2', 'Blancs gagnent · Noirs gagnent · nulle, à l’échiquier choisi'],
      ['+ · - · =', 'de même sans Entrée'],
      ['f', 'forfaits et scores inhabituels'],
    ],
    clearResult: [['Retour arrière', 'effacer un résultat (avec question)']],
    why: [['w', 'pourquoi cet appariement ?']],
  },
);

export function ShortcutsDialog(props: {
  readonly onClose: () => void;
  readonly pages: readonly Page[];
  /** Whether keys of one character do anything. */
  readonly singleKeys: boolean;
  readonly onSingleKeys: (on: boolean) => void;
}): ReactNode {
  const words = useWords(SHELL_WORDS);
  const may = useMay();
  const { everywhere, boards, why, ...withCommand } = useWords(SHORTCUTS);
  const allowed = (command: keyof typeof withCommand): Shortcuts =>
    may(command) ? withCommand[command] : [];
  const rows = [
    ...everywhere,
    ...allowed('undo'),
    ...allowed('enterPlayers'),
    ...boards,
    ...allowed('enterResult'),
    ...allowed('clearResult'),
    ...why,
  ];
  const language = useLanguage();
  const goes = groupsOf(props.pages).flatMap(({ group, pages }) =>
    pages.map(
      ({ key, name }) => [`g ${key}`, words.inGroup(words.groups[group], name[language])] as const,
    ),
  );
  return (
    <Modal opened onClose={props.onClose} title={words.shortcuts} centered size="lg">
      <p>
        <HelpLink>{words.readAbout}</HelpLink>
      </p>
      <Switch
        mb="md"
        label={words.singleKeys}
        description={words.singleKeysHint}
        checked={props.singleKeys}
        onChange={(event) => {
          props.onSingleKeys(event.currentTarget.checked);
        }}
      />
      <Table>
        <Table.Tbody>
          {[...rows, ...goes].map(([keys, text]) => (
            <Table.Tr key={keys}>
              <Table.Th scope="row">
                <kbd>{keys}</kbd>
              </Table.Th>
              <Table.Td>{text}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}

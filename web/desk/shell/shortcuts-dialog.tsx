import { Modal, Switch, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { inBoth } from '../../words/in-both.ts';
import { useLanguage, useWords } from '../language.tsx';
import type { Page } from '../pages.ts';
import { SHELL_WORDS } from './shell-words.ts';

const SHORTCUTS = inBoth<readonly (readonly [string, string])[]>(
  [
    ['Ctrl K · ⌘ K', 'find anything, do anything'],
    ['/', 'filter the list'],
    ['u', 'undo, with words'],
    ['?', 'this list'],
    ['↑ ↓ · Enter', 'move in a list, open a row'],
    ['Esc', 'close the panel'],
    ['0–9', 'pick a board (round page)'],
    ['1 · 0 · 2 or =', 'White wins · Black wins · draw'],
    ['f', 'forfeits and unusual scores'],
    ['Backspace', 'clear a result (asks)'],
    ['w', 'why this pairing?'],
  ],
  [
    ['Ctrl K · ⌘ K', 'tout chercher, tout faire'],
    ['/', 'filtrer la liste'],
    ['u', 'annuler, en toutes lettres'],
    ['?', 'cette liste'],
    ['↑ ↓ · Entrée', 'se déplacer, ouvrir une ligne'],
    ['Échap', 'fermer le volet'],
    ['0–9', 'choisir un échiquier (page de ronde)'],
    ['1 · 0 · 2 ou =', 'Blancs gagnent · Noirs gagnent · nulle'],
    ['f', 'forfaits et scores inhabituels'],
    ['Retour arrière', 'effacer un résultat (avec question)'],
    ['w', 'pourquoi cet appariement ?'],
  ],
);

export function ShortcutsDialog(props: {
  readonly onClose: () => void;
  readonly pages: readonly Page[];
  /** Whether keys of one character do anything. */
  readonly singleKeys: boolean;
  readonly onSingleKeys: (on: boolean) => void;
}): ReactNode {
  const words = useWords(SHELL_WORDS);
  const rows = useWords(SHORTCUTS);
  const language = useLanguage();
  const goes = props.pages.flatMap(({ key, name }) =>
    key === undefined || name === null ? [] : [[`g ${key}`, name[language]] as const],
  );
  return (
    <Modal opened onClose={props.onClose} title={words.shortcuts} centered size="lg">
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

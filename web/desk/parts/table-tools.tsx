import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import { IconArrowsHorizontal, IconColumns, IconFileTypeCsv, IconPrinter } from '../icons.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { printPage, useOffered } from './page-tools.ts';
import { TABLE_WORDS } from './table-words.ts';

/** Which columns a list shows. */
export function ColumnChoice(props: {
  readonly columns: readonly { readonly key: string; readonly title: string }[];
  readonly hidden: readonly string[];
  readonly onHide: (hidden: readonly string[]) => void;
}): ReactNode {
  const { columns, hidden, onHide } = props;
  const words = useWords(TABLE_WORDS);
  return (
    <Menu closeOnItemClick={false} position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={words.columns}>
          <IconColumns size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {columns
          .filter(({ title }) => title !== '')
          .map(({ key, title }) => (
            <Menu.CheckboxItem
              key={key}
              checked={!hidden.includes(key)}
              onChange={(checked) => {
                const others = hidden.filter((other) => other !== key);
                onHide(checked ? others : [...others, key]);
              }}
            >
              {title}
            </Menu.CheckboxItem>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Says how many columns found no room, and shows them all, or what fits again. */
export function FoldedColumns(props: {
  readonly folded: readonly string[];
  readonly all: boolean;
  readonly onAll: (all: boolean) => void;
}): ReactNode {
  const { folded, all, onAll } = props;
  const words = useWords(TABLE_WORDS);
  return (
    <Tooltip label={all ? words.fewerHint : folded.join(', ')} multiline maw="20rem">
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconArrowsHorizontal size={16} aria-hidden />}
        aria-pressed={all}
        onClick={() => {
          onAll(!all);
        }}
      >
        {all ? words.fewer : words.more(folded.length)}
      </Button>
    </Tooltip>
  );
}

export function Tool(props: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}): ReactNode {
  return (
    <Tooltip label={props.label}>
      <ActionIcon variant="subtle" size="lg" aria-label={props.label} onClick={props.onClick}>
        {props.icon}
      </ActionIcon>
    </Tooltip>
  );
}

/** Saves the list of the page; the palette does the same. */
export function CsvTool(props: { readonly save: () => void }): ReactNode {
  const { csv } = useWords(TABLE_WORDS);
  useOffered('csv', props.save);
  return <Tool label={csv} icon={<IconFileTypeCsv size={18} aria-hidden />} onClick={props.save} />;
}

/** Prints the page as it stands. */
export function PrintTool(): ReactNode {
  const { print } = useWords(TABLE_WORDS);
  return <Tool label={print} icon={<IconPrinter size={18} aria-hidden />} onClick={printPage} />;
}

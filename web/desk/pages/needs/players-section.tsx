import { Button, Text, Title } from '@mantine/core';
import { NEEDS_WORDS } from '@ronde/core/decisions/needs/needs-words.ts';
import type { PlayerNeedsLine } from '@ronde/core/tournament/views/needs.ts';
import { useState, type ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { viewPath } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import lines from '../../parts/lines.module.css';
import { OpensDialog } from '../../parts/opens-dialog.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { NeedsDialog } from './needs-dialog.tsx';
import { NEEDS_PAGE_WORDS } from './needs-page-words.ts';
import { NeedsText } from './needs-text.tsx';
import classes from './needs.module.css';

/** Everybody of whom something was noted, by name. */
export function PlayersSection({
  players,
}: {
  readonly players: readonly PlayerNeedsLine[];
}): ReactNode {
  const words = useWords(NEEDS_PAGE_WORDS);
  const said = NEEDS_WORDS[useLanguage()];
  const tasks = players.find((one) => one.tasks.length > 0)?.tasks ?? [];
  return (
    <section className={`${classes['part'] ?? ''} no-print`} aria-labelledby="needs-players">
      <div className={classes['head']}>
        <Title order={2} size="h4" id="needs-players">
          {words.players}
        </Title>
        <OpensDialog label={words.note} variant="filled">
          {(close) => <NeedsDialog player={null} noted={players} onClose={close} />}
        </OpensDialog>
      </div>
      {players.length === 0 ? (
        <Text>{words.nobody}</Text>
      ) : (
        <ul className={lines['list']}>
          {players.map((line) => (
            <Line key={line.player} line={line} players={players} />
          ))}
        </ul>
      )}
      {tasks.length > 0 && (
        <details>
          <summary>{words.tasks}</summary>
          <ol>
            {tasks.map(({ task, article }) => (
              <li key={task}>
                {said.tasks[task]} <span className={lines['soft']}>({article})</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

function Line(props: {
  readonly line: PlayerNeedsLine;
  readonly players: readonly PlayerNeedsLine[];
}): ReactNode {
  const { player, name, needs, fixedBoard, left } = props.line;
  const words = useWords(NEEDS_PAGE_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const [changing, setChanging] = useState(false);
  const { assistant } = needs;
  const accept = (): void => {
    if (assistant === null) return;
    const accepted = { ...needs, assistant: { ...assistant, standing: 'accepted' as const } };
    run(() => act({ type: 'noteNeeds', player, needs: accepted }));
  };
  const more = [
    fixedBoard === null ? words.noFixedBoard : words.fixedBoard(fixedBoard),
    ...(left ? [words.left] : []),
  ];
  return (
    <li>
      <span className={lines['what']}>
        <span className={lines['name']}>{name}</span>
        <NeedsText needs={needs} more={more} />
      </span>
      {assistant?.standing === 'proposed' && assistant.name !== undefined && (
        <Button
          variant="default"
          loading={busy}
          aria-label={words.acceptOf(assistant.name)}
          onClick={ignoringDoubleClick(accept)}
        >
          {words.accept}
        </Button>
      )}
      {!left && (
        <Button
          variant="subtle"
          component="a"
          target="_blank"
          href={`${viewPath(id, 'forms/accommodation')}?lang=${language}&player=${encodeURIComponent(player)}`}
          aria-label={words.sheetOf(name)}
        >
          {words.sheet}
        </Button>
      )}
      <Button
        variant="subtle"
        aria-label={words.changeOf(name)}
        onClick={() => {
          setChanging(true);
        }}
      >
        {words.change}
      </Button>
      {changing && (
        <NeedsDialog
          player={{ id: player, name }}
          noted={props.players}
          onClose={() => {
            setChanging(false);
          }}
        />
      )}
    </li>
  );
}

import { Button, Checkbox, Text, Title } from '@mantine/core';
import { hallItemName, NEEDS_WORDS } from '@ronde/core/decisions/needs/needs-words.ts';
import type { HallCheckLine } from '@ronde/core/tournament/views/needs.ts';
import { writerName } from '@ronde/core/tournament/words/writer-text.ts';
import { useState, type ReactNode } from 'react';
import { formatInstant } from '../../dates.ts';
import { useDo } from '../../event/use-command.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import lines from '../../parts/lines.module.css';
import { printPage } from '../../parts/page-tools.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { NEEDS_PAGE_WORDS } from './needs-page-words.ts';
import classes from './needs.module.css';

/** What is looked at in the hall; on paper it stands alone, and names nobody. */
export function HallSection(props: { readonly lines: readonly HallCheckLine[] }): ReactNode {
  const words = useWords(NEEDS_PAGE_WORDS);
  return (
    <section className={classes['part']} aria-labelledby="needs-hall">
      <div className={classes['head']}>
        <Title order={2} size="h4" id="needs-hall">
          {words.hall}
        </Title>
        {props.lines.length > 0 && (
          <Button variant="default" className="no-print" onClick={printPage}>
            {words.print}
          </Button>
        )}
      </div>
      {props.lines.length === 0 ? (
        <Text>{words.noHall}</Text>
      ) : (
        <>
          <Text className="no-print">{words.hallAbout}</Text>
          <ul className={lines['list']}>
            {props.lines.map((line) => (
              <HallLine key={line.item} line={line} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function HallLine({ line }: { readonly line: HallCheckLine }): ReactNode {
  const { item, article, players, pieces, done } = line;
  const words = useWords(NEEDS_PAGE_WORDS);
  const language = useLanguage();
  const act = useDo();
  const { busy, run } = useOneAtATime();
  // The tick is seen as it is made, before the log has it.
  const [asked, setAsked] = useState(false);
  const said = NEEDS_WORDS[language];
  return (
    <li>
      <Checkbox
        className={classes['hallItem'] ?? ''}
        checked={busy ? asked : done !== null}
        disabled={busy}
        label={hallItemName(item, said)}
        onChange={({ currentTarget: { checked } }) => {
          setAsked(checked);
          run(() => act({ type: 'checkHall', item, done: checked }));
        }}
      />
      <span className={lines['what']}>
        <span className={lines['soft']}>
          {[article, ...(pieces === null ? [] : [words.pieces(pieces)])].join(' · ')}
        </span>
        <span className={`${lines['soft'] ?? ''} no-print`}>
          {words.forPlayers(players.join(' · '))}
        </span>
      </span>
      {done !== null && (
        <span className={lines['soft']}>
          {words.lookedAt(formatInstant(done.at, language), writerName(done.by, language))}
        </span>
      )}
    </li>
  );
}

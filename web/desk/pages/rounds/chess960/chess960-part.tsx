import { Button, Group, NumberInput, Text, Title } from '@mantine/core';
import { CHESS960_SAID } from '@ronde/core/decisions/chess960/chess960-words.ts';
import { inLetters } from '@ronde/core/decisions/chess960/rank-letters.ts';
import { CASTLING_SIDES } from '@ronde/core/decisions/chess960/castling-move.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { ShownArrangement } from '@ronde/core/tournament/arrangements.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { useState, type ReactNode } from 'react';
import { newKey } from '../../../../api/new-key.ts';
import { BoardPicture } from '../../../drawings/board-later.ts';
import { useDo } from '../../../event/use-command.tsx';
import { useMay } from '../../../event/use-may.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { PartOfPage } from '../../../later/part-of-page.tsx';
import { ignoringDoubleClick } from '../../../parts/ignoring-double-click.ts';
import classes from './chess960.module.css';
import { CHESS960_PAGE_WORDS } from './chess960-words.ts';

/** The starting position of a round of Chess960, and where it is chosen or drawn (Guidelines II). */
export function Chess960Part({ view }: { readonly view: RoundView }): ReactNode {
  const words = useWords(CHESS960_PAGE_WORDS);
  const may = useMay();
  const { round, arrangement, stage } = view;
  const open = (stage === 'draft' || stage === 'published') && may('setArrangement');
  if (arrangement === null && !open) return null;
  if (arrangement === null) {
    return (
      <details className={`${classes['folded'] ?? ''} no-print`}>
        <summary>{words.title}</summary>
        <Text>{words.usualAbout}</Text>
        <Choice round={round} set={false} />
      </details>
    );
  }
  return (
    <section className={classes['position']} aria-label={words.heading(arrangement.id)}>
      <div className={classes['board']}>
        <PartOfPage>
          <BoardPicture
            position={arrangement.position}
            turned={false}
            name={words.heading(arrangement.id)}
          />
        </PartOfPage>
      </div>
      <div>
        <Said arrangement={arrangement} />
        {open && <Choice round={round} set />}
      </div>
    </section>
  );
}

function Said({ arrangement }: { readonly arrangement: ShownArrangement }): ReactNode {
  const words = useWords(CHESS960_PAGE_WORDS);
  const language = useLanguage();
  const said = CHESS960_SAID[language];
  const { id, rank, castling, seed } = arrangement;
  return (
    <>
      <Title order={2} size="h4">
        {words.heading(id)}
      </Title>
      <Text className={classes['rank'] ?? ''}>{inLetters(rank, language)}</Text>
      {CASTLING_SIDES.map((side) => (
        <Text key={side}>{fill(said.castling[side], { move: said.moves[castling[side]] })}</Text>
      ))}
      {seed !== null && (
        <Text size="sm" className={classes['seed'] ?? ''}>
          {words.drawnWith(seed)}
        </Text>
      )}
    </>
  );
}

function Choice(props: { readonly round: number; readonly set: boolean }): ReactNode {
  const { round } = props;
  const words = useWords(CHESS960_PAGE_WORDS);
  const act = useDo();
  const [id, setId] = useState<number | string>('');
  return (
    <form
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        if (typeof id === 'number') void act({ type: 'setArrangement', round, id });
      }}
    >
      <Text size="sm">{words.about}</Text>
      <Group align="flex-end" gap="xs" mt="xs">
        <Button
          onClick={ignoringDoubleClick(
            () => void act({ type: 'setArrangement', round, seed: newKey() }),
          )}
        >
          {words.draw}
        </Button>
        <NumberInput
          label={words.number}
          min={0}
          max={959}
          clampBehavior="strict"
          allowDecimal={false}
          value={id}
          onChange={setId}
        />
        <Button type="submit" variant="default" disabled={typeof id !== 'number'}>
          {words.set}
        </Button>
        {props.set && (
          <Button
            variant="default"
            onClick={ignoringDoubleClick(
              () => void act({ type: 'setArrangement', round, id: null }),
            )}
          >
            {words.usual}
          </Button>
        )}
      </Group>
    </form>
  );
}

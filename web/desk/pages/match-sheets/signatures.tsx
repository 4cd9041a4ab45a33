import { Button, Group, TextInput } from '@mantine/core';
import type { Command } from '@ronde/core/tournament/command.ts';
import type { MatchSheetView, SheetSide } from '@ronde/core/tournament/views/match-sheets.ts';
import { SIDES_OF_MATCH, type MatchView } from '@ronde/core/tournament/views/match-view.ts';
import { writerName } from '@ronde/core/tournament/words/writer-text.ts';
import { useState, type ReactNode } from 'react';
import { formatInstant } from '../../dates.ts';
import { DecisionDialog } from '../../event/decision-dialog.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import classes from './match-sheets.module.css';
import { SIGNATURES_WORDS } from './signatures-words.ts';

/** Where both captains and the arbiter sign: who has signed on the phone and when, or room for a pen. */
export function Signatures(props: {
  readonly match: MatchView;
  /** Null while the match is open, and for helpers. */
  readonly sheet: MatchSheetView | null;
  readonly arbiter: string;
}): ReactNode {
  const { match, sheet, arbiter } = props;
  const words = useWords(SIGNATURES_WORDS);
  return (
    <dl className={classes['signatures']}>
      {SIDES_OF_MATCH.map((side) => (
        <div key={side}>
          <dt>{words.captain(match[side].name)}</dt>
          <dd>{sheet !== null && <OfCaptain sheet={sheet} side={sheet[side]} />}</dd>
        </div>
      ))}
      <div>
        <dt>{words.arbiter}</dt>
        <dd>{arbiter}</dd>
      </div>
    </dl>
  );
}

function OfCaptain(props: { readonly sheet: MatchSheetView; readonly side: SheetSide }): ReactNode {
  const { sheet, side } = props;
  const { team, captain, answer } = side;
  const words = useWords(SIGNATURES_WORDS);
  const language = useLanguage();
  const may = useMay();
  const act = useDo();
  const [contesting, setContesting] = useState(false);
  const read = {
    round: sheet.round,
    team: team.id,
    results: sheet.results,
    onBehalf: true,
  } as const;
  const isSigned = answer?.word === 'signed' && !answer.changed;
  const said = (): string => {
    if (answer === null) return '';
    const [own, entered] =
      answer.word === 'signed'
        ? [words.signed, words.signedFor]
        : [words.contested, words.contestedFor];
    const when = formatInstant(answer.at, language);
    return answer.onBehalf ? entered(writerName(answer.by, language), when) : own(when);
  };
  return (
    <>
      {answer !== null && (
        // What holds no more, and what is contested, leaves room for a pen on paper.
        <div className={isSigned ? '' : 'no-print'}>
          {isSigned && captain !== null && <strong>{captain}</strong>}
          <div>{said()}</div>
          {answer.reason !== null && <div>{answer.reason}</div>}
          {answer.changed && <div className={classes['attention']}>{words.changed}</div>}
        </div>
      )}
      {sheet.complete && !isSigned && may('signMatchSheet') && (
        <Group gap="xs" className="no-print">
          <Button
            variant="default"
            size="compact-sm"
            aria-label={words.signFor(team.name)}
            onClick={ignoringDoubleClick(() => void act({ type: 'signMatchSheet', ...read }))}
          >
            {words.sign}
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={words.contestFor(team.name)}
            onClick={() => {
              setContesting(true);
            }}
          >
            {words.contest}
          </Button>
        </Group>
      )}
      {contesting && (
        <Contest
          team={team.name}
          command={(reason) => ({ type: 'contestMatchSheet', ...read, reason })}
          onClose={() => {
            setContesting(false);
          }}
        />
      )}
    </>
  );
}

function Contest(props: {
  readonly team: string;
  readonly command: (reason: string) => Command;
  readonly onClose: () => void;
}): ReactNode {
  const words = useWords(SIGNATURES_WORDS);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  return (
    <DecisionDialog
      title={words.contestHeading(props.team)}
      text={words.contestText}
      leave={words.cancel}
      decide={words.decide}
      ready
      command={() => {
        setTried(true);
        return reason.trim() === '' ? null : props.command(reason.trim());
      }}
      onDone={props.onClose}
      onClose={props.onClose}
    >
      <TextInput
        data-autofocus
        label={words.reason}
        maxLength={200}
        value={reason}
        error={tried && reason.trim() === '' ? words.reasonMissing : undefined}
        onChange={({ currentTarget: { value } }) => {
          setReason(value);
        }}
      />
    </DecisionDialog>
  );
}

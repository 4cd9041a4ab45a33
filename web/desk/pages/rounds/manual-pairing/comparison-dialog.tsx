import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { systemNamed } from '@ronde/core/pairing/systems.ts';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { ReactNode } from 'react';
import { COMMAND_WORDS } from '../../../event/command-words.ts';
import { useView } from '../../../event/use-view.ts';
import { useWords } from '../../../language.tsx';
import { WhyNotAnswer } from '../../../panels/why/why-not.tsx';
import { pairWarnings, type ChangedBoard, type Exempting, type SeatFacts } from './seat-facts.ts';
import { PairWarnings } from './manual-seat.tsx';
import { MANUAL_PAIRING_WORDS } from './manual-pairing-words.ts';

/** Further boards are only counted: explaining one pairs the round anew. */
const MOST = 6;

/** Ends manual pairing: shows each changed board beside the draft, and what the rules say of it. */
export function ComparisonDialog(props: {
  readonly view: RoundView;
  readonly boards: readonly ChangedBoard[];
  readonly facts: ReadonlyMap<PlayerId, SeatFacts>;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}): ReactNode {
  const { view, boards, facts } = props;
  const words = useWords(MANUAL_PAIRING_WORDS);
  const { confirm } = useWords(COMMAND_WORDS);
  const pair = (one: ChangedBoard['now']): string =>
    [one.white, one.black].map((id) => facts.get(id)?.name ?? id).join(' – ');
  return (
    <Modal opened centered size="lg" title={words.compareTitle} onClose={props.onBack}>
      <Stack>
        <Text c="dimmed">{words.compareText}</Text>
        {boards.slice(0, MOST).map((board) => {
          const { index, was, now } = board;
          return (
            <section key={index}>
              <Text fw={600}>{words.board(view.boards[index]?.board ?? index + 1)}</Text>
              <Text>{words.was(was === null ? words.newBoard : pair(was))}</Text>
              <Text fw={600}>{words.now(pair(now))}</Text>
              <PairJudgement round={view.round} board={board} facts={facts} />
            </section>
          );
        })}
        {boards.length > MOST && <Text>{words.further(boards.length - MOST)}</Text>}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={props.onBack}>
            {words.back}
          </Button>
          <Button onClick={props.onConfirm}>{confirm}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Where the event stands, for a system whose topscorers may repeat a colour in the last round. */
function useExempting(round: number): Exempting {
  const settings = useView<OverviewAnswer>('').data?.overview.settings ?? null;
  if (settings === null || !systemNamed(settings.system).exemptsTopscorers) return null;
  return { round, rounds: settings.rounds, scoring: settings.scoring };
}

/** What speaks against a manual pair: warnings, and the rule that makes it worse. */
export function PairJudgement(props: {
  readonly round: number;
  readonly board: ChangedBoard;
  readonly facts: ReadonlyMap<PlayerId, SeatFacts>;
}): ReactNode {
  const { round, board, facts } = props;
  const { now, newPair } = board;
  const words = useWords(MANUAL_PAIRING_WORDS);
  const exempting = useExempting(round);
  const [white, black] = [facts.get(now.white), facts.get(now.black)];
  return (
    <>
      {white !== undefined && black !== undefined && (
        <PairWarnings all={pairWarnings(white, black, exempting)} />
      )}
      {newPair ? (
        <WhyNotAnswer round={round} a={now.white} b={now.black} />
      ) : (
        <Text size="sm">{words.coloursOnly}</Text>
      )}
    </>
  );
}

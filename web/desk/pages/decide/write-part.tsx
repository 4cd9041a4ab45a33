import { Button, Group, Text, TextInput, Title } from '@mantine/core';
import type { CompleteRuling } from '@ronde/core/decisions/situations/complete-ruling.ts';
import { hasResult } from '@ronde/core/rules/outcome.ts';
import { LONGEST_LINE } from '@ronde/core/rules/text-bounds.ts';
import type { IncidentsView } from '@ronde/core/tournament/views/incidents.ts';
import { useState, type ReactNode } from 'react';
import { DECISION_WORDS } from '../../../decisions/decision-words.ts';
import { offeredOutcome } from '../../../decisions/offered-outcome.ts';
import { readPenalty } from '../../../decisions/penalty-draft.ts';
import {
  decisionOf,
  isForPlace,
  offeredPenalties,
  toldOf,
} from '../../../decisions/written-decision.ts';
import type { Given } from '../../../decisions/question-line.ts';
import { resultText } from '../../../words/results.ts';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { IncidentPhotos } from '../incidents/incident-photos.tsx';
import { INCIDENT_WORDS } from '../incidents/incident-words.ts';
import { PenaltyFields } from '../incidents/penalty-fields.tsx';
import { usePlacedBoard, type Place } from '../incidents/place-fields.tsx';
import { toldPlace } from '../incidents/told-dialog.tsx';
import { WhatFollows } from '../incidents/what-follows.tsx';
import classes from './decide.module.css';

/** What a ruling leads to: the result of the board, penalties, the incident with its decision. */
export function WritePart(props: {
  readonly ruling: CompleteRuling;
  /** What happened, as it goes into the log unless somebody says it otherwise. */
  readonly facts: string;
  readonly given: Given;
  /** The moves by which a claim was proven; null where nothing was. */
  readonly score: string | null;
  readonly place: Place;
  /** Answers that are not what the event knows. */
  readonly differs: readonly string[];
}): ReactNode {
  const { ruling, facts, given, score, place, differs } = props;
  const words = useWords(DECISION_WORDS);
  const said = useWords(INCIDENT_WORDS);
  const language = useLanguage();
  const act = useDo();
  const may = useMay();
  const { busy, run } = useOneAtATime();
  const { data } = useView<IncidentsView>('incidents');
  const offered = offeredPenalties(ruling, language);
  const [text, setText] = useState(facts);
  const [drafts, setDrafts] = useState(offered.begin);
  const [tried, setTried] = useState(false);
  /** How many incidents there were when this one was written down. */
  const [before, setBefore] = useState<number | null>(null);
  const mine = data?.incidents.find(
    ({ number, kind }) => before !== null && number > before && kind === ruling.writtenAs,
  );
  const board = usePlacedBoard(place);
  const colour =
    board === null || place.player === null
      ? null
      : board.white.id === place.player
        ? 'white'
        : 'black';
  const outcome = colour === null ? null : offeredOutcome(ruling.offers, colour);
  const write = async (): Promise<void> => {
    setTried(true);
    const fitting = drafts.filter(({ kind }) => isForPlace(kind, place));
    const penalties = fitting.flatMap((one) => readPenalty(one) ?? []);
    if (text.trim() === '' || penalties.length < fitting.length) return;
    const there = data?.incidents.length ?? 0;
    const sent = await act({
      ...{ type: 'enterIncident', kind: ruling.writtenAs, ...toldPlace(place) },
      ...toldOf(ruling.situation, given, text.trim()),
      ...(score === null ? {} : { score }),
      // What has to be judged first is decided on the page of incidents.
      ...(ruling.outcome === 'open' && penalties.length === 0
        ? {}
        : { decision: decisionOf(ruling, penalties, language) }),
    });
    if (sent.kind === 'done') setBefore(there);
  };
  return (
    <section className={`${classes['card'] ?? ''} no-print`} aria-labelledby="then">
      <Title order={3} size="h4" id="then">
        {words.offers}
      </Title>
      {before === null &&
        differs.map((sentence) => (
          <Text key={sentence} c="var(--attention)" role="status">
            {sentence}
          </Text>
        ))}
      {colour === null && <Text c="dimmed">{words.chooseBoard}</Text>}
      {board !== null && outcome !== null && may('enterResult') && (
        <Group>
          <Button
            onClick={() => {
              run(() =>
                act({
                  ...{ type: 'enterResult', round: place.round ?? 0, board: board.board },
                  outcome,
                }),
              );
            }}
          >
            {words.enterResult(resultText(outcome, language))}
          </Button>
          {hasResult(board.outcome) && (
            <Text size="sm" c="dimmed">
              {words.standsNow(board.board, resultText(board.outcome, language))}
            </Text>
          )}
        </Group>
      )}
      {before === null && offered.kinds.length > 0 && place.player !== null && (
        <PenaltyFields
          kinds={offered.kinds}
          drafts={drafts}
          fineUpTo={data?.fineUpTo ?? null}
          tried={tried}
          onChange={setDrafts}
        />
      )}
      {before === null && may('enterIncident') && (
        <Group align="end" gap="sm">
          <TextInput
            className={classes['wide'] ?? ''}
            label={said.text}
            description={said.textHint}
            maxLength={LONGEST_LINE}
            value={text}
            error={tried && text.trim() === '' ? said.textMissing : undefined}
            onChange={(event) => {
              setText(event.currentTarget.value);
            }}
          />
          <Button
            variant="default"
            loading={busy}
            onClick={() => {
              run(write);
            }}
          >
            {words.writeDown}
          </Button>
        </Group>
      )}
      {before !== null && <Text role="status">{words.writtenDown}</Text>}
      {mine !== undefined && (
        <>
          <WhatFollows line={mine} />
          <IncidentPhotos incident={mine.number} open />
        </>
      )}
    </section>
  );
}

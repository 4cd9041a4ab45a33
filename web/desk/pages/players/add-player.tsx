import { Button, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { RATING_KINDS, type RatingKind } from '@ronde/core/rules/rating-kind.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import { detailsOfListed } from '@ronde/core/tournament/rating-lists/details-of-listed.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import { useRef, useState, type ReactNode } from 'react';
import { newKey } from '../../../api/new-key.ts';
import { formatMonth } from '../../dates.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { KnownPlayer, useKnownPlayer } from '../../panels/player/known-player.tsx';
import { knownWords } from '../../panels/player/known-words.ts';
import {
  detailsOf,
  draftOfDetails,
  EMPTY_DRAFT,
  faultsOf,
  keptOf,
  lacksComma,
  NOTHING_KEPT,
  type Kept,
  type PlayerDraft,
} from '../../panels/player/player-draft.ts';
import { PlayerFields } from '../../panels/player/player-fields.tsx';
import { FORM_WORDS } from '../../panels/player/player-form-words.ts';
import { useKept } from '../../parts/use-kept.ts';
import { useRatingKind } from '../lists/use-rating-kind.ts';
import { ADD_WORDS } from './add-words.ts';
import classes from '../../parts/dialog-foot.module.css';
import { enteringKey } from './entering-key.ts';
import { ListCombobox } from './list-combobox.tsx';
import type { ListHit } from './list-search.ts';

interface Entering {
  readonly draft: PlayerDraft;
  readonly kept: Kept;
  readonly hit: ListHit | null;
  /** The person chosen, on other lists. */
  readonly alsoOn?: readonly ListHit[];
  /** The same for every try: sent twice, entered once. */
  readonly key: string;
}

/** Name after name: from a list by a few letters, or everything by hand; stays open for the next. */
export function AddPlayer(props: {
  readonly players: readonly PlayerLine[];
  readonly rounds: number;
  /** The first round a new player can be paired in; null when all are paired. */
  readonly firstRound: number | null;
  readonly onClose: () => void;
}): ReactNode {
  const { players, rounds, firstRound, onClose } = props;
  const { id } = useEvent();
  const words = useWords(ADD_WORDS);
  const form = useWords(FORM_WORDS);
  const language = useLanguage();
  const act = useDo();
  const nameBox = useRef<HTMLInputElement>(null);
  const fresh = (): Entering => ({
    draft: { ...EMPTY_DRAFT, fromRound: String(firstRound ?? 1) },
    kept: NOTHING_KEPT,
    hit: null,
    alsoOn: [],
    key: newKey(),
  });
  const [entering, setEntering, letGo] = useKept(enteringKey(id), fresh);
  const [kind, setKind] = useRatingKind();
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [entered, setEntered] = useState<readonly string[]>([]);
  const last = entered.at(-1);
  const { draft, kept, hit, alsoOn = [], key } = entering;
  const faults = faultsOf(draft, rounds);
  // The one just entered may be on the list before the answer is here.
  const known = useKnownPlayer(draft, players, key);
  const change = (part: Partial<PlayerDraft>): void => {
    setEntering({ ...entering, draft: { ...draft, ...part } });
  };
  const fill = (chosen: ListHit, others: readonly ListHit[], by: RatingKind): void => {
    const details = detailsOfListed(chosen.player, chosen.list, {
      id: playerId(key),
      kind: by,
      fromRound: firstRound ?? 1,
      alsoOn: others,
    });
    setEntering({
      ...entering,
      draft: draftOfDetails(details),
      kept: keptOf(details),
      hit: chosen,
      alsoOn: others,
    });
  };
  const save = async (): Promise<void> => {
    setTried(true);
    if (Object.keys(faults).length > 0) {
      if (faults.name !== undefined) nameBox.current?.focus();
      return;
    }
    setBusy(true);
    const details = detailsOf(draft, playerId(key), kept);
    const sent = await act({ type: 'enterPlayers', players: [details] }, { key });
    setBusy(false);
    // The first try entered somebody and its answer was lost; what is typed since is another entry.
    if (sent.kind === 'refused' && sent.problem.code === 'keyUsedOtherwise') {
      setEntering({ ...entering, key: newKey() });
    }
    if (sent.kind !== 'done') return;
    setEntered([...entered, details.name]);
    setTried(false);
    letGo(fresh());
    nameBox.current?.focus();
  };
  const { clubs, tags } = knownWords(players);
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.heading}
      size="xl"
      closeOnClickOutside={false}
      // While a question about the entry is open, Escape answers that one alone.
      closeOnEscape={!busy}
    >
      {firstRound === null ? (
        <Text>{words.tooLate}</Text>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Stack gap="sm">
            <ListCombobox
              inputRef={nameBox}
              value={draft.name}
              kind={kind}
              error={tried && faults.name !== undefined ? form.faults[faults.name] : undefined}
              note={lacksComma(draft.name) ? form.comma : undefined}
              onType={(name) => {
                change({ name });
              }}
              onChoose={(chosen, others) => {
                fill(chosen, others, kind);
              }}
            />
            {known !== null && (
              <KnownPlayer
                known={known}
                onShow={(isBack) => {
                  if (isBack) letGo(fresh());
                  onClose();
                }}
              />
            )}
            {hit !== null && (
              <Group gap="xs">
                <Text size="sm" c="dimmed">
                  {words.from(hit.list.source, formatMonth(hit.list.month, language))} {words.kind}
                </Text>
                <SegmentedControl
                  size="xs"
                  aria-label={words.kind}
                  value={kind}
                  data={RATING_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
                  onChange={(value) => {
                    setKind(value);
                    fill(hit, alsoOn, value);
                  }}
                />
              </Group>
            )}
            {firstRound > 1 && <Text size="sm">{words.late(firstRound)}</Text>}
            <PlayerFields
              key={key}
              draft={draft}
              faults={tried ? faults : {}}
              knownClubs={clubs}
              knownTags={tags}
              onChange={change}
            />
            <Group justify="flex-end" className={classes['foot'] ?? ''}>
              {/* Said here: a notice would cover the button that enters the next. */}
              <div role="status" className={classes['entered'] ?? ''}>
                {last !== undefined && <Text size="sm">{words.saved(last)}</Text>}
                {entered.length > 1 && (
                  <Text size="sm" c="dimmed">
                    {words.sitting(entered.length)}
                  </Text>
                )}
              </div>
              <Button
                variant="default"
                onClick={() => {
                  letGo();
                  onClose();
                }}
              >
                {last === undefined ? form.cancel : words.done}
              </Button>
              <Button type="submit" loading={busy}>
                {words.save}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}

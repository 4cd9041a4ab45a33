import { Button, NativeSelect, TextInput } from '@mantine/core';
import { playerId } from '@ronde/core/rules/identity.ts';
import { detailsOfListed } from '@ronde/core/tournament/rating-lists/details-of-listed.ts';
import type { ShownPlayer } from '@ronde/core/tournament/views/shown-player.ts';
import { useRef, useState, type ReactNode } from 'react';
import { newKey } from '../../../api/new-key.ts';
import { useWords } from '../../language.tsx';
import {
  detailsOf,
  draftOfDetails,
  EMPTY_DRAFT,
  faultsOf,
  keptOf,
  NOTHING_KEPT,
  type Kept,
  type PlayerDraft,
} from '../../panels/player/player-draft.ts';
import { FORM_WORDS } from '../../panels/player/player-form-words.ts';
import { useRatingKind } from '../lists/use-rating-kind.ts';
import { ListCombobox } from '../players/list-combobox.tsx';
import type { RosterPlayer } from './team-draft.ts';
import classes from './teams.module.css';
import { TEAMS_WORDS } from './teams-words.ts';

/** Somebody entered who plays for no team yet. */
export function PutOnList(props: {
  readonly players: readonly ShownPlayer[];
  readonly onAdd: (player: RosterPlayer) => void;
}): ReactNode {
  const { players, onAdd } = props;
  const words = useWords(TEAMS_WORDS);
  const [chosen, setChosen] = useState('');
  const player = players.find(({ id }) => id === chosen);
  return (
    <div className={classes['row']}>
      <NativeSelect
        label={words.entered}
        value={player === undefined ? '' : chosen}
        data={[
          { value: '', label: words.choose },
          ...players.map(({ id, name, rating }) => ({
            value: id,
            label: rating === 0 ? name : `${name} (${rating})`,
          })),
        ]}
        onChange={(event) => {
          setChosen(event.currentTarget.value);
        }}
      />
      <Button
        variant="default"
        disabled={player === undefined}
        onClick={() => {
          if (player === undefined) return;
          onAdd({ id: player.id, name: player.name, rating: player.rating, details: null });
          setChosen('');
        }}
      >
        {words.put}
      </Button>
    </div>
  );
}

interface Typing {
  readonly draft: PlayerDraft;
  readonly kept: Kept;
}

/** A new player, typed or from a list of ratings; entered together with the team. */
export function TypeOnList(props: {
  /** The first round a new player can be paired in, and how many there are. */
  readonly firstRound: number;
  readonly rounds: number;
  readonly onAdd: (player: RosterPlayer) => void;
}): ReactNode {
  const { firstRound, rounds, onAdd } = props;
  const words = useWords(TEAMS_WORDS);
  const form = useWords(FORM_WORDS);
  const [kind] = useRatingKind();
  const nameBox = useRef<HTMLInputElement>(null);
  const fresh: Typing = {
    draft: { ...EMPTY_DRAFT, fromRound: String(firstRound) },
    kept: NOTHING_KEPT,
  };
  const [{ draft, kept }, setTyping] = useState(fresh);
  const [tried, setTried] = useState(false);
  const faults = faultsOf(draft, rounds);
  const change = (part: Partial<PlayerDraft>): void => {
    setTyping({ draft: { ...draft, ...part }, kept });
  };
  const add = (): void => {
    setTried(true);
    if (Object.keys(faults).length > 0) return;
    const details = detailsOf(draft, playerId(newKey()), kept);
    const { fide, national, estimate } = details.ratings;
    onAdd({
      id: details.id,
      name: details.name,
      rating: fide ?? national ?? estimate ?? 0,
      details,
    });
    setTyping(fresh);
    setTried(false);
    nameBox.current?.focus();
  };
  const field = (key: 'fide' | 'birthDate'): ReactNode => (
    <TextInput
      label={form[key]}
      value={draft[key]}
      error={tried && faults[key] !== undefined ? form.faults[faults[key]] : undefined}
      autoComplete="off"
      inputMode="numeric"
      onChange={(event) => {
        change({ [key]: event.currentTarget.value });
      }}
    />
  );
  return (
    <fieldset
      className={classes['fieldset']}
      onKeyDown={(event) => {
        // A name chosen from a list is taken by the list itself.
        if (event.key !== 'Enter' || event.defaultPrevented) return;
        if (!(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        add();
      }}
    >
      <legend>{words.typed}</legend>
      <ListCombobox
        inputRef={nameBox}
        value={draft.name}
        kind={kind}
        error={tried && faults.name !== undefined ? form.faults[faults.name] : undefined}
        note={undefined}
        onType={(name) => {
          change({ name });
        }}
        onChoose={(hit, alsoOn) => {
          const details = detailsOfListed(hit.player, hit.list, {
            id: playerId(newKey()),
            kind,
            fromRound: firstRound,
            alsoOn,
          });
          setTyping({ draft: draftOfDetails(details), kept: keptOf(details) });
        }}
      />
      <div className={classes['row']}>
        {field('fide')}
        {field('birthDate')}
        <Button variant="default" onClick={add}>
          {words.typedAdd}
        </Button>
      </div>
    </fieldset>
  );
}

import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { rankedTitle } from '@ronde/core/formats/player-list/listed-player.ts';
import { ratingsFrom, samePerson } from '@ronde/core/tournament/rating-lists/details-of-listed.ts';
import type { RatingKind } from '@ronde/core/rules/rating-kind.ts';
import type { ReactNode, RefObject } from 'react';
import { titleText } from '../../../words/titles.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { ADD_WORDS } from './add-words.ts';
import { useListSearch, type ListHit } from './list-search.ts';
import classes from './players.module.css';

const PATIENCE = 120;

/** A name to type; people of the imported lists come while it is typed, and fill the form. */
export function ListCombobox(props: {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly kind: RatingKind;
  readonly error: string | undefined;
  readonly note: string | undefined;
  readonly onType: (text: string) => void;
  /** The hit, and the same person on other lists. */
  readonly onChoose: (hit: ListHit, alsoOn: readonly ListHit[]) => void;
}): ReactNode {
  const words = useWords(ADD_WORDS);
  const { id } = useEvent();
  const [asked] = useDebouncedValue(props.value, PATIENCE);
  const hits = useListSearch(asked, id);
  const box = useCombobox();
  return (
    <Combobox
      store={box}
      onOptionSubmit={(value) => {
        const hit = hits[Number(value)];
        if (hit !== undefined) props.onChoose(hit, samePerson(hit, hits));
        box.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          ref={props.inputRef}
          label={words.name}
          description={props.note ?? words.nameHint}
          value={props.value}
          error={props.error}
          autoComplete="off"
          maxLength={200}
          data-autofocus
          onChange={(event) => {
            props.onType(event.currentTarget.value);
            box.openDropdown();
            box.resetSelectedOption();
          }}
          onBlur={() => {
            box.closeDropdown();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={hits.length === 0}>
        <Combobox.Options aria-label={words.hits} mah="19rem" className={classes['options'] ?? ''}>
          {hits.map((hit, index) => (
            <Combobox.Option key={index} value={String(index)}>
              <Hit hit={hit} kind={props.kind} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Hit({ hit, kind }: { readonly hit: ListHit; readonly kind: RatingKind }): ReactNode {
  const words = useWords(ADD_WORDS);
  const language = useLanguage();
  const { player, list } = hit;
  const title = rankedTitle(player.title);
  const { ratings, ratingSources } = ratingsFrom(player, list, kind);
  const standsIn = ratingSources?.fide !== undefined && ratingSources.fide.kind !== kind;
  const more = [
    player.federation,
    player.club,
    player.fideId,
    player.nationalId,
    player.birth === null ? null : words.born(player.birth.slice(0, 4)),
    player.inactive ? words.inactive : null,
    standsIn && ratings.fide !== undefined ? words.kinds.standard : null,
    list.source,
  ].filter((one) => one !== null);
  return (
    <span className={classes['hit']}>
      <span className={classes['hitName']}>
        {title === null ? '' : `${titleText(title, language)} `}
        {player.name}
      </span>
      <span className={classes['hitRating']}>
        {ratings.fide ?? ratings.national ?? ratings.estimate ?? '–'}
      </span>
      <span className={classes['hitMore']}>{more.join(' · ')}</span>
    </span>
  );
}

import { Checkbox, NumberInput, Text, TextInput } from '@mantine/core';
import {
  lateEntriesText,
  lateRules,
  readLateEntries,
} from '@ronde/core/pairing/cup/late-entries-text.ts';
import { seating } from '@ronde/core/pairing/cup/seats.ts';
import type { CupPlayOff, CupRules } from '@ronde/core/rules/cup-rules.ts';
import { cupMisfit } from '@ronde/core/tournament/cup-misfit.ts';
import { sayRefusalInFull } from '@ronde/core/tournament/words/say-refusal-in-full.ts';
import { useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../../language.tsx';
import { CUP_FIELD_WORDS } from './cup-words.ts';
import classes from './fields.module.css';
import { wholeOrNull, type FieldsProps } from './fields-props.ts';

const MOST_GAMES = 12;

interface CupFieldsProps extends FieldsProps {
  /** Players or teams entered, or those expected; null while nobody knows. */
  readonly players: number | null;
}

/** Games of a match, the third place, who comes in later, and how a level match is played off. */
export function CupFields({ settings, change, players }: CupFieldsProps): ReactNode {
  const words = useWords(CUP_FIELD_WORDS);
  const { cup } = settings;
  const [late, setLate] = useState(lateEntriesText(cup));
  const fix = (patch: Partial<CupRules>): void => {
    change({ cup: { ...cup, ...patch } });
  };
  return (
    <fieldset className={`${classes['field'] ?? ''} ${classes['wide'] ?? ''}`}>
      <legend>{words.heading}</legend>
      <div className={classes['grid']}>
        {settings.kind === 'individual' && (
          <NumberInput
            label={words.games}
            description={words.gamesHint}
            min={1}
            max={MOST_GAMES}
            allowDecimal={false}
            clampBehavior="strict"
            value={cup.games}
            onChange={(value) => {
              const games = wholeOrNull(value);
              if (games !== null && games >= 1 && games <= MOST_GAMES) fix({ games });
            }}
          />
        )}
        <TextInput
          label={words.late}
          description={words.lateHint}
          value={late}
          error={'unread' in readLateEntries(late) ? words.notLate : null}
          onChange={({ currentTarget: { value } }) => {
            setLate(value);
            const entries = readLateEntries(value);
            if ('unread' in entries) return;
            const { lateAt: _, ...others } = cup;
            change({ cup: { ...others, ...lateRules(entries) } });
          }}
        />
        <Checkbox
          className={classes['wide'] ?? ''}
          label={words.thirdPlace}
          checked={cup.thirdPlace}
          onChange={({ currentTarget: { checked } }) => {
            fix({ thirdPlace: checked });
          }}
        />
        {settings.kind === 'individual' && <PlayOffFields settings={settings} change={change} />}
        <Plan cup={cup} players={players} />
        <Text className={classes['wide'] ?? ''} size="sm" c="dimmed">
          {words.rounds} {settings.kind === 'team' ? words.ofTeams : words.seeds}
        </Text>
      </div>
    </fieldset>
  );
}

/** What comes out of it for those entered. */
function Plan(props: { readonly cup: CupRules; readonly players: number | null }): ReactNode {
  const { cup, players } = props;
  const words = useWords(CUP_FIELD_WORDS);
  const language = useLanguage();
  if (players === null || players === 0) return null;
  const seated = seating(players, cup);
  return (
    <Text className={classes['wide'] ?? ''} size="sm" role="status">
      {seated.ok
        ? words.plan(
            players,
            seated.value.rounds,
            seated.value.seats.filter(({ round }) => round > 1).length,
          )
        : sayRefusalInFull(cupMisfit(players, seated.error), language)}
    </Text>
  );
}

const USUAL_PLAY_OFF: CupPlayOff = { games: 2, minutes: 3, increment: 2, armageddonAfter: null };
const PLAY_OFF_BOUNDS = { games: [1, 12], minutes: [1, 180], increment: [0, 60] } as const;

/** The procedure of play-offs, announced before the event (LA 5.2 1). */
function PlayOffFields({ settings, change }: FieldsProps): ReactNode {
  const words = useWords(CUP_FIELD_WORDS);
  const { playOff, ...others } = settings.cup;
  const fix = (patch: Partial<CupPlayOff>): void => {
    change({ cup: { ...others, playOff: { ...USUAL_PLAY_OFF, ...playOff, ...patch } } });
  };
  return (
    <>
      <Checkbox
        className={classes['wide'] ?? ''}
        label={words.playOff}
        description={words.playOffHint}
        checked={playOff !== undefined}
        onChange={({ currentTarget: { checked } }) => {
          change({ cup: checked ? { ...others, playOff: USUAL_PLAY_OFF } : others });
        }}
      />
      {playOff !== undefined && (
        <>
          {(['games', 'minutes', 'increment'] as const).map((field) => (
            <NumberInput
              key={field}
              label={words.playOffs[field]}
              min={PLAY_OFF_BOUNDS[field][0]}
              max={PLAY_OFF_BOUNDS[field][1]}
              allowDecimal={false}
              clampBehavior="strict"
              value={playOff[field]}
              onChange={(value) => {
                const figure = wholeOrNull(value);
                if (figure !== null && figure >= PLAY_OFF_BOUNDS[field][0])
                  fix({ [field]: figure });
              }}
            />
          ))}
          <NumberInput
            label={words.playOffs.armageddonAfter}
            description={words.armageddonHint}
            min={0}
            max={20}
            allowDecimal={false}
            clampBehavior="strict"
            value={playOff.armageddonAfter ?? ''}
            onChange={(value) => {
              fix({ armageddonAfter: wholeOrNull(value) });
            }}
          />
        </>
      )}
    </>
  );
}

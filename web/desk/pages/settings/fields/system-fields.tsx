import {
  Button,
  Group,
  NativeSelect,
  NumberInput,
  SegmentedControl,
  TextInput,
} from '@mantine/core';
import {
  isBySeats,
  isByTable,
  isOfTwoSides,
  systemNamed,
  type SystemName,
} from '@ronde/core/pairing/systems.ts';
import { SCORING_PRESETS } from '@ronde/core/rules/scoring.ts';
import { defaultEditions } from '@ronde/core/rules/editions/registry.ts';
import { isIsoDate } from '@ronde/core/rules/identity.ts';
import { usualTeams } from '@ronde/core/tournament/default-settings.ts';
import type { Settings } from '@ronde/core/tournament/settings.ts';
import { useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../../language.tsx';
import { PartOfPage } from '../../../later/part-of-page.tsx';
import { CupFields, KeizerFields, SidesFields, TeamFields } from '../../../parts-of-pages.ts';
import classes from './fields.module.css';
import { wholeOrNull, type FieldsProps } from './fields-props.ts';
import { SYSTEM_WORDS } from './system-words.ts';
import {
  choiceOf,
  figureText,
  SCORING_CHOICES,
  SCORING_FIGURES,
  withFigure,
  type ScoringChoice,
  type ScoringFigure,
} from './scoring-choice.ts';
import {
  ACCELERATION_CHOICES,
  accelerationChoice,
  accelerationOf,
  choicesFor,
  roundsOf,
  SYSTEM_CHOICES,
  systemChoice,
  systemOf,
  type AccelerationChoice,
  type SystemChoice,
} from './systems-offered.ts';
import { listForKind, type TieBreakUse } from './tie-break-list.ts';
import { WhoIsPaired } from './who-is-paired.tsx';

export interface SystemFieldsProps extends FieldsProps {
  /** Those entered, or those expected; null while nobody knows. */
  readonly players: number | null;
  /** Where nobody is entered yet; the rounds come with them. */
  readonly onPlayers?: (players: number | null, patch: Partial<Settings>) => void;
}

/** More than any round robin: the rounds would not fit a season. */
const MOST_PLAYERS = 50;

/** How rounds are paired and what a game brings. */
export function SystemFields(props: SystemFieldsProps): ReactNode {
  const { settings, change, players } = props;
  const words = useWords(SYSTEM_WORDS);
  const language = useLanguage();
  const { system, acceleration } = settings;
  const accelerated = accelerationChoice(acceleration);
  const chosen = systemChoice(settings, players);
  const chooseSystem = (value: string): void => {
    const choice = SYSTEM_CHOICES.find((one) => one === value);
    if (choice === undefined) return;
    const next = systemOf(choice);
    // Of two sides they follow when round 1 is paired: once through the table unless more are set.
    const rounds = roundsOf(choice, players) ?? (isOfTwoSides(next) ? 1 : null);
    const { tieBreaks: edition } = defaultEditions(
      isIsoDate(settings.firstDay) ? settings.firstDay : '2026-02-01',
    );
    const use = (name: SystemName): TieBreakUse => ({
      participants: settings.kind === 'team' ? 'teams' : 'individuals',
      system: name,
      edition,
    });
    change({
      system: next,
      ...(rounds === null ? {} : { rounds }),
      ...(settings.team !== null &&
      usualTeams(next).primaryScore !== usualTeams(system).primaryScore
        ? { team: { ...settings.team, primaryScore: usualTeams(next).primaryScore } }
        : {}),
      ...(systemNamed(next).mayAccelerate ? {} : { acceleration: { method: 'none' } }),
      tieBreaks: listForKind(settings.tieBreaks, use(system), use(next)),
    });
  };
  return (
    <div className={classes['grid']}>
      <WhoIsPaired settings={settings} change={change} />
      <NativeSelect
        className={classes['wide']}
        label={words.system}
        description={chosen === null ? undefined : words.systems[chosen].about}
        value={chosen ?? system}
        onChange={(event) => {
          chooseSystem(event.currentTarget.value);
        }}
        data={[
          ...choicesFor(players, settings.kind).map((choice) => ({
            value: choice,
            label: words.systems[choice].name,
          })),
          ...(chosen === null
            ? [{ value: system, label: words.recordedSystem(systemNamed(system).name[language]) }]
            : []),
        ]}
      />
      {chosen !== null && isByTable(system) && !isBySeats(system) && (
        <Cycle {...props} choice={chosen} />
      )}
      {systemNamed(system).mayAccelerate && (
        <NativeSelect
          className={classes['wide']}
          label={words.acceleration}
          description={words.accelerations[accelerated].about}
          value={accelerated}
          onChange={(event) => {
            const choice = event.currentTarget.value as AccelerationChoice | 'free';
            if (choice !== 'free') change({ acceleration: accelerationOf(choice) });
          }}
          data={[
            ...ACCELERATION_CHOICES,
            ...(accelerated === 'free' ? (['free'] as const) : []),
          ].map((choice) => ({ value: choice, label: words.accelerations[choice].name }))}
        />
      )}
      {acceleration.method === 'degressive' && (
        <>
          {(['groupAFrom', 'groupCBelow'] as const).map((limit) => (
            <NumberInput
              key={limit}
              label={words[limit]}
              min={0}
              max={9999}
              value={acceleration.limits[limit]}
              onChange={(value) => {
                if (value === '') return;
                const limits = { ...acceleration.limits, [limit]: Math.trunc(Number(value)) };
                change({ acceleration: { method: 'degressive', limits } });
              }}
            />
          ))}
        </>
      )}
      {systemNamed(system).rankedBy === 'opponentsValues' && (
        <PartOfPage>
          <KeizerFields settings={settings} change={change} />
        </PartOfPage>
      )}
      {systemNamed(system).rankedBy === 'roundReached' && (
        <PartOfPage>
          <CupFields settings={settings} change={change} players={players} />
        </PartOfPage>
      )}
      {settings.team !== null && !isOfTwoSides(system) && (
        <PartOfPage>
          <TeamFields settings={settings} change={change} />
        </PartOfPage>
      )}
      {isOfTwoSides(system) && (
        <PartOfPage>
          <SidesFields settings={settings} change={change} />
        </PartOfPage>
      )}
      <Scoring settings={settings} change={change} />
      {systemNamed(system).needs.includes('initialColour') && (
        <InitialColour settings={settings} change={change} />
      )}
    </div>
  );
}

/** How many rounds everybody needs to meet everybody, from how many play. */
function Cycle(props: SystemFieldsProps & { readonly choice: SystemChoice }): ReactNode {
  const { settings, change, players, onPlayers, choice } = props;
  const words = useWords(SYSTEM_WORDS);
  const rounds = roundsOf(choice, players);
  const ofTeams = settings.kind === 'team' && !isOfTwoSides(settings.system);
  const say = ofTeams ? words.cycleOfTeams : words.cycle;
  return (
    <div className={`${classes['wide'] ?? ''} ${classes['cycle'] ?? ''}`}>
      {onPlayers !== undefined && (
        <NumberInput
          label={words.expected}
          description={words.expectedHint}
          min={2}
          max={MOST_PLAYERS}
          allowDecimal={false}
          value={players ?? ''}
          onChange={(value) => {
            const count = wholeOrNull(value);
            const needed = roundsOf(choice, count);
            onPlayers(count, needed === null ? {} : { rounds: needed });
          }}
        />
      )}
      {rounds !== null && players !== null && <p role="status">{say(players, rounds)}</p>}
      {rounds !== null && rounds !== settings.rounds && !isOfTwoSides(settings.system) && (
        <Button
          variant="default"
          onClick={() => {
            change({ rounds });
          }}
        >
          {words.setRounds(rounds)}
        </Button>
      )}
    </div>
  );
}

function Scoring({ settings, change }: FieldsProps): ReactNode {
  const words = useWords(SYSTEM_WORDS);
  const { scoring } = settings;
  const preset = choiceOf(scoring);
  const [open, setOpen] = useState(preset === 'custom');
  const choose = (choice: ScoringChoice): void => {
    setOpen(choice === 'custom');
    if (choice !== 'custom') change({ scoring: SCORING_PRESETS[choice] });
  };
  return (
    <fieldset className={classes['field']}>
      <legend>{words.scoring}</legend>
      <SegmentedControl
        aria-label={words.scoring}
        value={open ? 'custom' : preset}
        onChange={(value) => {
          choose(value);
        }}
        data={SCORING_CHOICES.map((choice) => ({
          value: choice,
          label: choice === 'custom' ? words.custom : choice,
        }))}
      />
      {open && (
        <div className={classes['figures']}>
          {SCORING_FIGURES.map((figure) => (
            <Figure key={figure} figure={figure} settings={settings} change={change} />
          ))}
        </div>
      )}
    </fieldset>
  );
}

function Figure({
  figure,
  settings,
  change,
}: FieldsProps & { readonly figure: ScoringFigure }): ReactNode {
  const words = useWords(SYSTEM_WORDS);
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const bad = typed !== null && withFigure(settings.scoring, figure, typed) === null;
  return (
    <TextInput
      label={words.figures[figure]}
      error={bad ? words.notPoints : undefined}
      value={typed ?? figureText(settings.scoring, figure, language)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        const scoring = withFigure(settings.scoring, figure, text);
        if (scoring !== null) change({ scoring });
      }}
      onBlur={() => {
        if (!bad) setTyped(null);
      }}
    />
  );
}

const COLOUR_CHOICES = ['none', 'white', 'black'] as const;
type ColourChoice = (typeof COLOUR_CHOICES)[number];

function InitialColour({ settings, change }: FieldsProps): ReactNode {
  const words = useWords(SYSTEM_WORDS);
  const draw = (): void => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    change({ initialColour: byte % 2 === 0 ? 'white' : 'black' });
  };
  return (
    <fieldset id="initialColour" className={classes['field']}>
      <legend>{words.initialColour}</legend>
      <p>{words.initialColourAbout}</p>
      <Group gap="xs">
        <SegmentedControl<ColourChoice>
          aria-label={words.initialColour}
          value={settings.initialColour ?? 'none'}
          onChange={(value) => {
            change({ initialColour: value === 'none' ? null : value });
          }}
          data={COLOUR_CHOICES.map((value) => ({ value, label: words.colours[value] }))}
        />
        <Button variant="default" onClick={draw}>
          {words.drawLots}
        </Button>
      </Group>
    </fieldset>
  );
}

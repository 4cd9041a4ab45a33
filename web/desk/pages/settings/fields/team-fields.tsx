import { Checkbox, NativeSelect, NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { systemNamed } from '@ronde/core/pairing/systems.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import { MATCH_SCALES, type MatchScale } from '@ronde/core/rules/scoring.ts';
import { TEAM_PREFERENCES } from '@ronde/core/rules/team-swiss-rules.ts';
import { inTurn } from '@ronde/core/tournament/board-colours.ts';
import { teamColourRules } from '@ronde/core/tournament/rules-of-teams.ts';
import type { Settings, TeamSettings } from '@ronde/core/tournament/settings.ts';
import { useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../../language.tsx';
import classes from './fields.module.css';
import { wholeOrNull, type FieldsProps } from './fields-props.ts';
import {
  COLOUR_CHOICES,
  colourChoice,
  coloursFor,
  MATCH_FIGURES,
  readColours,
  scaleOf,
  withMatchFigure,
  type MatchFigure,
} from './team-choice.ts';
import { LineUpFields } from './line-up-fields.tsx';
import { TeamListFields, type TeamFieldsProps } from './team-list-fields.tsx';
import { TEAM_FIELD_WORDS } from './team-words.ts';

const MOST_BOARDS = 100;

/** Boards, colours, match points and the hour of line-ups, in an event of teams. */
export function TeamFields({ settings, change }: FieldsProps): ReactNode {
  const words = useWords(TEAM_FIELD_WORDS);
  const { team } = settings;
  if (team === null) return null;
  const fix = (patch: Partial<TeamSettings>): void => {
    change({ team: { ...team, ...patch } });
  };
  return (
    <fieldset id="team" className={`${classes['field'] ?? ''} ${classes['wide'] ?? ''}`}>
      <legend>{words.heading}</legend>
      <div className={classes['grid']}>
        <NumberInput
          label={words.boards}
          min={1}
          max={MOST_BOARDS}
          allowDecimal={false}
          clampBehavior="strict"
          value={team.boards}
          onChange={(value) => {
            const boards = wholeOrNull(value);
            if (boards === null || boards < 1 || boards > MOST_BOARDS) return;
            fix({ boards, boardColours: coloursFor(boards, team.boardColours) });
          }}
        />
        <Colours team={team} fix={fix} />
        <Scale team={team} fix={fix} />
        <fieldset className={classes['field']}>
          <legend>{words.primary}</legend>
          <SegmentedControl
            aria-label={words.primary}
            value={team.primaryScore}
            data={(['matchPoints', 'gamePoints'] as const).map((value) => ({
              value,
              label: words.primaries[value],
            }))}
            onChange={(primaryScore) => {
              fix({ primaryScore });
            }}
          />
        </fieldset>
        {systemNamed(settings.system).choosesColourPreferences === true && (
          <ColourRules settings={settings} fix={fix} />
        )}
        <LineUpFields settings={settings} change={change} />
        <TeamListFields team={team} fix={fix} />
      </div>
    </fieldset>
  );
}

/** Colour preferences, and the score that decides colours beside the primary one (C.04.6 1.2.1, 1.7). */
function ColourRules(props: {
  readonly settings: Settings;
  readonly fix: TeamFieldsProps['fix'];
}): ReactNode {
  const words = useWords(TEAM_FIELD_WORDS);
  const { colourPreferences, secondaryForColours } = teamColourRules(props.settings);
  return (
    <>
      <fieldset className={classes['field']}>
        <legend>{words.preferences}</legend>
        <p>{words.preferencesHint}</p>
        <SegmentedControl
          aria-label={words.preferences}
          value={colourPreferences}
          data={TEAM_PREFERENCES.map((value) => ({ value, label: words.preferenceTypes[value] }))}
          onChange={(value) => {
            props.fix({ colourPreferences: value });
          }}
        />
      </fieldset>
      <Checkbox
        label={words.secondary}
        description={words.secondaryHint}
        checked={secondaryForColours}
        onChange={({ currentTarget: { checked } }) => {
          props.fix({ secondaryForColours: checked });
        }}
      />
    </>
  );
}

function Colours({ team, fix }: TeamFieldsProps): ReactNode {
  const words = useWords(TEAM_FIELD_WORDS);
  const { boards, boardColours } = team;
  const [open, setOpen] = useState(colourChoice(boardColours) === 'own');
  const [typed, setTyped] = useState<string | null>(null);
  const choice = open ? 'own' : colourChoice(boardColours);
  return (
    <>
      <NativeSelect
        label={words.colours}
        value={choice}
        data={COLOUR_CHOICES.map((value) => ({ value, label: words.colourChoices[value] }))}
        onChange={({ currentTarget: { value } }) => {
          setOpen(value === 'own');
          setTyped(null);
          if (value === 'white' || value === 'black') fix({ boardColours: inTurn(boards, value) });
        }}
      />
      {choice === 'own' && (
        <TextInput
          label={words.ownColours}
          description={words.ownColoursHint}
          value={typed ?? boardColours}
          error={
            typed !== null && readColours(typed, boards) === null ? words.notColours(boards) : null
          }
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            const colours = readColours(value, boards);
            if (colours !== null) fix({ boardColours: colours });
          }}
        />
      )}
    </>
  );
}

function Scale({ team, fix }: TeamFieldsProps): ReactNode {
  const words = useWords(TEAM_FIELD_WORDS);
  const scale = scaleOf(team.matchScoring);
  const [open, setOpen] = useState(scale === null);
  const scales = Object.keys(MATCH_SCALES) as MatchScale[];
  return (
    <fieldset className={classes['field']}>
      <legend>{words.scale}</legend>
      <p>{words.scaleHint}</p>
      <SegmentedControl<MatchScale | 'own'>
        aria-label={words.scale}
        value={open || scale === null ? 'own' : scale}
        data={[
          ...scales.map((value) => ({ value, label: value })),
          { value: 'own', label: words.own },
        ]}
        onChange={(value) => {
          setOpen(value === 'own');
          if (value !== 'own')
            fix({ matchScoring: { ...team.matchScoring, ...MATCH_SCALES[value] } });
        }}
      />
      {(open || scale === null) && (
        <div className={classes['figures']}>
          {MATCH_FIGURES.map((figure) => (
            <Figure key={figure} figure={figure} team={team} fix={fix} />
          ))}
        </div>
      )}
    </fieldset>
  );
}

function Figure({
  figure,
  team,
  fix,
}: TeamFieldsProps & { readonly figure: MatchFigure }): ReactNode {
  const words = useWords(TEAM_FIELD_WORDS);
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const bad = typed !== null && withMatchFigure(team.matchScoring, figure, typed) === null;
  return (
    <TextInput
      label={words.figures[figure]}
      error={bad ? words.notPoints : undefined}
      value={typed ?? displayPoints(team.matchScoring[figure], language)}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        const matchScoring = withMatchFigure(team.matchScoring, figure, value);
        if (matchScoring !== null) fix({ matchScoring });
      }}
      onBlur={() => {
        if (!bad) setTyped(null);
      }}
    />
  );
}

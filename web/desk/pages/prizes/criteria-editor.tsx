import { ActionIcon, Button, Checkbox, Menu, NativeSelect, NumberInput, Text } from '@mantine/core';
import { TITLES } from '@ronde/core/rules/title.ts';
import { AGE_SYSTEMS, ageSystemById } from '@ronde/core/standings/ranking/age-categories.ts';
import {
  CRITERIA,
  type Band,
  type Criteria,
  type Criterion,
} from '@ronde/core/standings/ranking/criteria.ts';
import { IconPlus, IconX } from '../../icons.tsx';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { titleText } from '../standings/title-text.ts';
import { changedBand, firstCriterion, withoutCriterion } from './criteria-draft.ts';
import { EDITOR_WORDS } from './editor-words.ts';
import classes from './prizes.module.css';
import { ChooseSeveral, TypeSeveral } from '../../parts/several-fields.tsx';

/** Who may win a list: everybody who meets all conditions. */
export function CriteriaEditor(props: {
  readonly criteria: Criteria;
  readonly onChange: (criteria: Criteria) => void;
}): ReactNode {
  const { criteria, onChange } = props;
  const words = useWords(EDITOR_WORDS);
  const used = CRITERIA.filter((criterion) => criteria[criterion] !== undefined);
  const free = CRITERIA.filter((criterion) => criteria[criterion] === undefined);
  return (
    <div className={classes['conditions']}>
      <Text fw={600}>{words.conditions}</Text>
      {used.length === 0 && (
        <Text size="sm" c="dimmed">
          {words.everybody}
        </Text>
      )}
      {used.map((criterion) => (
        <div key={criterion} className={classes['condition']}>
          <Condition criterion={criterion} criteria={criteria} onChange={onChange} />
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={words.removeCondition(words.criteria[criterion])}
            onClick={() => {
              onChange(withoutCriterion(criteria, criterion));
            }}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            variant="subtle"
            size="compact-md"
            w="fit-content"
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {words.addCondition}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {free.map((criterion) => (
            <Menu.Item
              key={criterion}
              onClick={() => {
                onChange({ ...criteria, ...firstCriterion(criterion) });
              }}
            >
              {words.criteria[criterion]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

function Condition(props: {
  readonly criterion: Criterion;
  readonly criteria: Criteria;
  readonly onChange: (criteria: Criteria) => void;
}): ReactNode {
  const { criterion, criteria, onChange } = props;
  const words = useWords(EDITOR_WORDS);
  const language = useLanguage();
  const label = words.criteria[criterion];
  switch (criterion) {
    case 'rating': {
      const rating = criteria.rating ?? {};
      return (
        <>
          <BandInputs
            label={label}
            band={rating}
            onChange={(band) => {
              onChange({ ...criteria, rating: { ...rating, ...band } });
            }}
            onClear={(end) => {
              const { [end]: _, ...rest } = rating;
              onChange({ ...criteria, rating: rest });
            }}
          />
          <Checkbox
            mb="xs"
            label={words.unratedToo}
            checked={rating.unrated === 'included'}
            onChange={(event) => {
              const unrated = event.currentTarget.checked ? 'included' : 'excluded';
              onChange({ ...criteria, rating: { ...rating, unrated } });
            }}
          />
        </>
      );
    }
    case 'birthYear': {
      const years = criteria.birthYear ?? {};
      return (
        <BandInputs
          label={label}
          band={years}
          onChange={(band) => {
            onChange({ ...criteria, birthYear: { ...years, ...band } });
          }}
          onClear={(end) => {
            const { [end]: _, ...rest } = years;
            onChange({ ...criteria, birthYear: rest });
          }}
        />
      );
    }
    case 'unrated':
      return <Text>{label}</Text>;
    case 'age': {
      const age = criteria.age ?? { system: 'ffe', categories: [] };
      const system = ageSystemById(age.system);
      return (
        <>
          <NativeSelect
            label={`${label}, ${words.ageSystem}`}
            value={age.system}
            onChange={(event) => {
              onChange({ ...criteria, age: { system: event.currentTarget.value, categories: [] } });
            }}
            data={AGE_SYSTEMS.map(({ id, name }) => ({ value: id, label: name[language] }))}
          />
          <ChooseSeveral
            label={words.ageCategories}
            miw="14rem"
            value={[...age.categories]}
            onChange={(categories) => {
              onChange({ ...criteria, age: { ...age, categories } });
            }}
            data={(system?.categories ?? []).map(({ code, name }) => ({
              value: code,
              label: name[language],
            }))}
          />
        </>
      );
    }
    case 'sex':
      return (
        <NativeSelect
          label={label}
          value={criteria.sex ?? 'w'}
          onChange={(event) => {
            onChange({ ...criteria, sex: event.currentTarget.value === 'm' ? 'm' : 'w' });
          }}
          data={(['w', 'm'] as const).map((sex) => ({ value: sex, label: words.sexes[sex] }))}
        />
      );
    case 'title':
      return (
        <ChooseSeveral
          label={label}
          miw="14rem"
          value={[...(criteria.title ?? [])]}
          onChange={(chosen) => {
            onChange({ ...criteria, title: TITLES.filter((title) => chosen.includes(title)) });
          }}
          data={TITLES.map((title) => ({ value: title, label: titleText(title, language) }))}
        />
      );
    case 'club':
    case 'league':
    case 'federation':
    case 'tag':
      return (
        <TypeSeveral
          label={label}
          description={words.names}
          miw="18rem"
          value={[...(criteria[criterion] ?? [])]}
          onChange={(names) => {
            onChange({ ...criteria, [criterion]: names });
          }}
        />
      );
  }
}

function BandInputs(props: {
  readonly label: string;
  readonly band: Band;
  readonly onChange: (band: Band) => void;
  readonly onClear: (end: 'from' | 'to') => void;
}): ReactNode {
  const words = useWords(EDITOR_WORDS);
  return (['from', 'to'] as const).map((end) => (
    <NumberInput
      key={end}
      label={`${props.label}, ${words[end]}`}
      w="9rem"
      min={0}
      max={9999}
      allowDecimal={false}
      hideControls
      value={props.band[end] ?? ''}
      onChange={(typed) => {
        const band = changedBand(end, typed);
        if (band === null) props.onClear(end);
        else props.onChange(band);
      }}
    />
  ));
}

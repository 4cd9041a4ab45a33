import { Button, Group, Text } from '@mantine/core';
import { formOf, isClause, type Clause } from '@ronde/core/administration/regulations/clauses.ts';
import { TERM_NAMES } from '@ronde/core/administration/regulations/term-words.ts';
import {
  ARTICLE_OF,
  REGULATION_ARTICLES,
  TERMS,
  type RegulationArticle,
  type SettledTerm,
  type RegulationTerm,
} from '@ronde/core/administration/regulations/terms.ts';
import { ARTICLE_TITLES } from '@ronde/core/documents/regulations/article-titles.ts';
import { ARBITER_TITLES } from '@ronde/core/tournament/form-facts.ts';
import type { Settings } from '@ronde/core/tournament/settings.ts';
import type { RegulationsView } from '@ronde/core/tournament/views/regulations.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLanguage, useWords } from '../../language.tsx';
import classes from './regulations.module.css';
import { REGULATIONS_PAGE_WORDS } from './regulations-words.ts';
import { PAGE_OF, SETTING_FIELDS } from './setting-fields.ts';
import { TermField } from './term-field.tsx';

export const fieldId = (term: RegulationTerm): string => `term-${term}`;

interface Props {
  readonly view: RegulationsView;
  readonly settings: Settings;
}

/** The articles with their fields, in the order of the model. */
export function Builder(props: Props): ReactNode {
  const words = useWords(REGULATIONS_PAGE_WORDS);
  const titles = ARTICLE_TITLES[useLanguage()];
  return (
    <section aria-labelledby="builder" className="no-print">
      <h2 id="builder">{words.builder}</h2>
      {REGULATION_ARTICLES.filter((number) => termsOf(number).length > 0).map((number) => (
        <fieldset key={number} className={classes['article']}>
          <legend>
            {number}. {titles[number]}
          </legend>
          {termsOf(number).map((term) => (
            <FieldOf key={term} term={term} {...props} />
          ))}
        </fieldset>
      ))}
    </section>
  );
}

const termsOf = (number: RegulationArticle): readonly RegulationTerm[] =>
  TERMS.filter((term) => ARTICLE_OF[term] === number && term !== 'kind' && term !== 'name');

function FieldOf({ term, view, settings }: Props & { readonly term: RegulationTerm }): ReactNode {
  if (isClause(term)) return <ClauseField clause={term} view={view} />;
  if (term === 'address' || term === 'arbiterTitle') return <FactField fact={term} view={view} />;
  if (SETTING_FIELDS[term] !== undefined) return <SettingField term={term} settings={settings} />;
  return <Elsewhere term={term} />;
}

function ClauseField(props: {
  readonly clause: Clause;
  readonly view: RegulationsView;
}): ReactNode {
  const { clause, view } = props;
  const names = TERM_NAMES[useLanguage()];
  const act = useDo();
  const may = useMay();
  const form = formOf(clause);
  const value = view.clauses[clause] ?? '';
  return (
    <TermField
      key={value}
      id={fieldId(clause)}
      label={names[clause]}
      kind={form.form}
      {...(form.form === 'choice' ? { choices: form.among } : {})}
      value={value}
      disabled={!may('stateClauses')}
      keep={(typed) =>
        act({ type: 'stateClauses', clauses: { [clause]: typed === '' ? null : typed } })
      }
    />
  );
}

/** What every paper asks for: the arbiter fills it in once. */
function FactField(props: {
  readonly fact: 'address' | 'arbiterTitle';
  readonly view: RegulationsView;
}): ReactNode {
  const { fact, view } = props;
  const names = TERM_NAMES[useLanguage()];
  const act = useDo();
  const may = useMay();
  const value = view[fact] ?? '';
  return (
    <TermField
      key={value}
      id={fieldId(fact)}
      label={names[fact]}
      kind={fact === 'address' ? 'line' : 'choice'}
      {...(fact === 'arbiterTitle' ? { choices: ARBITER_TITLES } : {})}
      value={value}
      disabled={!may('fillInForm')}
      keep={(typed) => act({ type: 'fillInForm', fact, value: typed === '' ? null : typed })}
    />
  );
}

function SettingField(props: {
  readonly term: SettledTerm;
  readonly settings: Settings;
}): ReactNode {
  const { term, settings } = props;
  const names = TERM_NAMES[useLanguage()];
  const act = useDo();
  const may = useMay();
  const field = SETTING_FIELDS[term];
  if (field === undefined) return null;
  const value = field.read(settings);
  return (
    <TermField
      key={value}
      id={fieldId(term)}
      label={names[term]}
      kind={field.kind}
      value={value}
      disabled={!may('changeSettings')}
      keep={(typed) => {
        const changes = field.change(typed, settings);
        return changes === null ? Promise.resolve() : act({ type: 'changeSettings', changes });
      }}
    />
  );
}

/** A setting that has a page of its own. */
function Elsewhere(props: { readonly term: SettledTerm }): ReactNode {
  const { term } = props;
  const words = useWords(REGULATIONS_PAGE_WORDS);
  const name = TERM_NAMES[useLanguage()][term];
  const { id } = useEvent();
  const page = PAGE_OF[term];
  if (page === undefined) return null;
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap">
      <Text size="sm">{name}</Text>
      <Button
        id={fieldId(term)}
        variant="default"
        component={Link}
        to={`/event/${encodeURIComponent(id)}/${page}`}
        aria-label={words.elsewhere(name)}
      >
        {words.openPage}
      </Button>
    </Group>
  );
}

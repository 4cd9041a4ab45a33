import { Tooltip } from '@mantine/core';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { displayPoints, POINT, pointsFromTenths } from '@ronde/core/rules/points.ts';
import type { Explanation } from '@ronde/core/standings/explain.ts';
import type { Contribution } from '@ronde/core/standings/figure.ts';
import type { GroupStep } from '@ronde/core/standings/tie-break.ts';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { figureText } from '../../pages/standings/figure-text.ts';
import { tieBreakHead } from '../../pages/standings/tie-break-head.ts';
import classes from './rank.module.css';
import { RANK_WORDS } from './rank-words.ts';

/** One tie-break: its name and article, its value, and what each round brought. */
export function TieBreakChips(props: {
  readonly explanation: Pick<Explanation, 'figure' | 'descriptor' | 'article' | 'steps'>;
  readonly edition: string;
  /** The head line, then one for each part of the working, then the tables among the tied. */
  readonly lines: readonly string[];
  readonly nameOf: (tpn: Tpn) => string;
  /** What stands above a table among the tied, where they are no players. */
  readonly titleOf?: (table: number) => string;
}): ReactNode {
  const { explanation, edition, lines, nameOf, titleOf } = props;
  const words = useWords(RANK_WORDS);
  const language = useLanguage();
  const { figure, descriptor, article, steps = [] } = explanation;
  const { name, short } = tieBreakHead(descriptor, edition, language);
  const untied = figure.value === null && figure.undefinedBecause === 'notTied';
  const working = figure.working ?? [];
  return (
    <section className={classes['tieBreak']}>
      <h3 className={classes['tieBreakHead']}>
        <span>
          <strong>{short}</strong>{' '}
          {short !== name && <span className={classes['soft']}>{name}</span>}{' '}
          <span className={classes['article']}>{article}</span>
        </span>
        <span className={classes['value']} data-figure={!untied}>
          {untied ? words.notLookedAt : figureText(figure, language)}
        </span>
      </h3>
      {working.length > 0 && (
        <ul className={classes['chips']}>
          {working.map((part, index) => (
            <Chip
              key={index}
              part={part}
              per={figure.per}
              sentence={(lines[index + 1] ?? '').trim()}
              nameOf={nameOf}
            />
          ))}
        </ul>
      )}
      {steps.map((step, index) => (
        <TiedTable key={index} step={step} nameOf={nameOf} title={titleOf?.(index) ?? null} />
      ))}
    </section>
  );
}

function Chip(props: {
  readonly part: Contribution;
  readonly per: number;
  readonly sentence: string;
  readonly nameOf: (tpn: Tpn) => string;
}): ReactNode {
  const { part, per, sentence, nameOf } = props;
  const words = useWords(RANK_WORDS);
  const language = useLanguage();
  const changed = part.alterations.some(({ change }) => change !== 'cut');
  const who =
    part.item !== undefined
      ? words.items[part.item]
      : part.opponent === null
        ? words.noOpponent
        : nameOf(part.opponent);
  const value = figureText({ value: part.value, per }, language);
  const score = (tenths: number): string => displayPoints(pointsFromTenths(tenths), language);
  return (
    <Tooltip label={sentence} multiline maw="22rem">
      <li className={classes['chip']} data-counts={part.counts} tabIndex={0}>
        <span aria-hidden className={classes['chipText']}>
          {part.round !== null && (
            <span className={classes['round']}>{words.round(part.round)}</span>
          )}
          <span className={classes['who']}>{shortName(who)}</span>
          <span className={classes['brought']}>
            {part.product === undefined
              ? value
              : `${score(part.product.points)} × ${figureText({ value: part.product.score, per: part.product.per ?? POINT }, language)}`}
            {changed && <sup>✱</sup>}
          </span>
        </span>
        <span className="visually-hidden">{sentence}</span>
      </li>
    </Tooltip>
  );
}

/** The family name: chips are small, and the whole name is in the tooltip. */
const shortName = (name: string): string => name.split(',')[0] ?? name;

function TiedTable(props: {
  readonly step: GroupStep;
  readonly nameOf: (tpn: Tpn) => string;
  /** With its article; null for the usual one. */
  readonly title: string | null;
}): ReactNode {
  const { step, nameOf, title } = props;
  const words = useWords(RANK_WORDS);
  const language = useLanguage();
  const open = step.rows.some(({ atMost }) => atMost !== undefined);
  return (
    <table className={classes['tied']}>
      <caption>
        {title ?? (
          <>
            {words.amongTied(step.complete)}{' '}
            <span className={classes['article']}>{step.article}</span>
          </>
        )}
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words.names}</th>
          <th scope="col">{words.value}</th>
          {open && <th scope="col">{words.atMost}</th>}
        </tr>
      </thead>
      <tbody>
        {step.rows.map(({ player, figure, atMost }) => (
          <tr key={player}>
            <th scope="row">{nameOf(player)}</th>
            <td>{figureText(figure, language)}</td>
            {open && <td>{atMost === undefined ? '' : `≤ ${figureText(atMost, language)}`}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { penaltyText } from '@ronde/core/tournament/incidents/penalty-text.ts';
import { saidIn } from '@ronde/core/tournament/incidents/said-in.ts';
import { incidentKindName } from '@ronde/core/tournament/incidents/say-told.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { IncidentLine, PenaltyLine } from '@ronde/core/tournament/views/incidents.ts';
import { writerName } from '@ronde/core/tournament/words/writer-text.ts';
import type { ReactNode } from 'react';
import { formatInstant } from '../../dates.ts';
import type { Column } from '../../parts/data-column.ts';
import { INCIDENT_WORDS } from './incident-words.ts';
import classes from './incidents.module.css';

/** `1/2`: round and board. */
export const placeText = ({ round, board }: Pick<IncidentLine, 'round' | 'board'>): string =>
  [round, board].filter((one) => one !== null).join('/');

/** How it was decided, with its penalties and its article. */
export function decisionText(
  { decision, takenBack }: Pick<IncidentLine, 'decision' | 'takenBack'>,
  language: Language,
): string {
  const words = INCIDENT_WORDS[language];
  if (takenBack !== null) return words.takenBack(takenBack.reason);
  if (decision === null) return words.notDecided;
  const penalties = decision.penalties.map((one) => penaltyText(one, language));
  const article = decision.article === '' ? '' : ` (${decision.article})`;
  return `${[saidIn(decision, language).replace(/\.$/, ''), ...penalties].join('; ')}${article}`;
}

const wrapped = (text: string): ReactNode => <span className={classes['wrapped']}>{text}</span>;

/** Incidents, the latest first; on a phone everything stands under the player. */
export function incidentColumns(
  language: Language,
  narrow: boolean,
): readonly Column<IncidentLine>[] {
  const words = INCIDENT_WORDS[language];
  const at = (line: IncidentLine): string => formatInstant(line.at, language);
  const number: Column<IncidentLine> = {
    key: 'number',
    title: words.number,
    width: '4rem',
    numeric: true,
    value: (line) => line.number,
  };
  const head = (line: IncidentLine): string =>
    [placeText(line), line.playerName ?? '', incidentKindName(line.kind, language)]
      .filter((one) => one !== '')
      .join(' · ');
  if (narrow) {
    return [
      number,
      {
        key: 'text',
        title: words.text,
        least: '12rem',
        value: head,
        show: (line) => (
          <span className={classes['onPhone']} data-back={line.takenBack !== null}>
            <strong>{head(line)}</strong>
            <span>{saidIn(line, language)}</span>
            <span className={classes['soft']}>{decisionText(line, language)}</span>
          </span>
        ),
      },
    ];
  }
  return [
    number,
    { key: 'place', title: words.place, width: '8.5rem', value: placeText },
    {
      key: 'player',
      title: words.player,
      least: '9rem',
      stays: true,
      value: ({ playerName }) => playerName,
    },
    {
      key: 'kind',
      title: words.kind,
      least: '9rem',
      folds: 3,
      value: ({ kind }) => incidentKindName(kind, language),
    },
    {
      key: 'text',
      title: words.text,
      least: '14rem',
      value: (line) => saidIn(line, language),
      show: (line) => wrapped(saidIn(line, language)),
    },
    {
      key: 'decision',
      title: words.decision,
      least: '14rem',
      value: (line) => decisionText(line, language),
      show: (line) => wrapped(decisionText(line, language)),
    },
    {
      key: 'at',
      title: words.at,
      width: '11rem',
      folds: 2,
      value: (line) => line.at,
      text: at,
      show: at,
    },
    {
      key: 'by',
      title: words.by,
      least: '7rem',
      folds: 1,
      value: ({ by }) => writerName(by, language),
    },
  ];
}

/** The register of penalties (Laws 12.9), oldest first. */
export function penaltyColumns(language: Language): readonly Column<PenaltyLine>[] {
  const words = INCIDENT_WORDS[language];
  return [
    {
      key: 'player',
      title: words.player,
      least: '9rem',
      stays: true,
      value: ({ playerName }) => playerName,
    },
    {
      key: 'penalty',
      title: words.penalty,
      least: '12rem',
      value: (line) => penaltyText(line, language),
      show: (line) => wrapped(penaltyText(line, language)),
    },
    {
      key: 'count',
      title: words.count,
      width: '5rem',
      numeric: true,
      value: ({ count }) => count,
    },
    { key: 'round', title: words.round, width: '5rem', numeric: true, value: ({ round }) => round },
    {
      key: 'incident',
      title: words.incident,
      width: '6rem',
      numeric: true,
      folds: 2,
      value: ({ incident }) => incident,
    },
    {
      key: 'article',
      title: words.article,
      width: '8rem',
      folds: 1,
      value: ({ article }) => article,
    },
  ];
}

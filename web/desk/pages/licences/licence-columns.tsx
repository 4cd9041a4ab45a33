import { sayFideNumber } from '@ronde/core/administration/licences/say-fide-number.ts';
import type { Suspension } from '@ronde/core/administration/licences/suspensions.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { owedBy } from '@ronde/core/tournament/player.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import { sayLicenceReason, sayLicenceSight } from '@ronde/core/tournament/words/say-licence.ts';
import { writerName } from '@ronde/core/tournament/words/writer-text.ts';
import type { ReactNode } from 'react';
import { formatDays, formatInstant } from '../../dates.ts';
import type { Column } from '../../parts/data-column.ts';
import { FittingName } from '../../parts/fitting-name.tsx';
import { LicenceButtons } from '../../parts/licences/licence-buttons.tsx';
import { LicenceState } from '../../parts/licences/licence-state.tsx';
import { LICENCE_WORDS } from '../../parts/licences/licence-words.ts';
import { isToSee } from '../../parts/licences/register-lines.ts';
import classes from './licences.module.css';
import { REGISTER_WORDS } from './register-words.ts';

interface Shown {
  readonly narrow: boolean;
  /** The reader writes in the register. */
  readonly mayNote: boolean;
}

const checkOf = ({ staff }: PlayerLine) => staff?.licenceCheck ?? null;

/** Whether somebody may take part as far as the licence goes, and if not, why. */
export function verdictText({ left, staff }: PlayerLine, language: Language): string {
  const verdict = staff?.licenceVerdict ?? null;
  if (verdict === null) return '';
  if (left !== null) return REGISTER_WORDS[language].out;
  return verdict.seen ? REGISTER_WORDS[language].inOrder : sayLicenceReason(verdict.why, language);
}

/** What was seen; of whoever needs to show nothing, why. */
export function seenText(line: PlayerLine, language: Language): string {
  const check = checkOf(line);
  if (check !== null) return sayLicenceSight(check, language);
  const verdict = line.staff?.licenceVerdict ?? null;
  return verdict?.seen === true ? sayLicenceReason(verdict.why, language) : '';
}

const toneOf = ({ left, staff }: PlayerLine): 'settled' | 'toSee' | 'not' | 'out' => {
  const verdict = staff?.licenceVerdict ?? null;
  if (left !== null || verdict === null) return 'out';
  return verdict.seen ? 'settled' : verdict.inOrder ? 'toSee' : 'not';
};

/** The register of licences: verdict, what was seen, by whom and when; on a phone under the name. */
export function licenceColumns(
  language: Language,
  { narrow, mayNote }: Shown,
): readonly Column<PlayerLine>[] {
  const { columns } = REGISTER_WORDS[language];
  const name: Column<PlayerLine> = {
    key: 'name',
    title: columns.name,
    least: '11rem',
    stays: !narrow,
    value: (line) => line.name,
    show: (line) =>
      narrow ? (
        <OnPhone line={line} mayNote={mayNote} />
      ) : (
        <span className={classes['name']}>
          <FittingName name={line.name} />
        </span>
      ),
  };
  if (narrow) return [name];
  return [
    {
      key: 'tpn',
      title: columns.tpn,
      numeric: true,
      width: '3.75rem',
      folds: 4,
      value: ({ tpn }) => tpn,
    },
    name,
    {
      key: 'club',
      title: columns.club,
      least: '8rem',
      folds: 1,
      foldsEmpty: true,
      value: ({ club }) => club,
    },
    {
      key: 'federation',
      title: columns.federation,
      width: '4.5rem',
      folds: 2,
      foldsEmpty: true,
      value: ({ federation }) => federation,
    },
    {
      key: 'licence',
      title: columns.licence,
      width: '5.25rem',
      folds: 6,
      value: (line) => checkOf(line)?.licence ?? line.staff?.licence ?? null,
    },
    {
      key: 'verdict',
      title: columns.verdict,
      least: '14rem',
      value: (line) => verdictText(line, language),
      show: (line) => (
        <span className={classes['verdict']} data-tone={toneOf(line)}>
          {verdictText(line, language)}
        </span>
      ),
    },
    {
      key: 'seen',
      title: columns.seen,
      least: '10.5rem',
      folds: 8,
      value: (line) => seenText(line, language),
    },
    {
      key: 'by',
      title: columns.by,
      least: '7.5rem',
      folds: 5,
      foldsEmpty: true,
      value: (line) => {
        const check = checkOf(line);
        return check === null ? null : writerName(check.by, language);
      },
    },
    {
      key: 'at',
      title: columns.at,
      width: '12rem',
      folds: 7,
      foldsEmpty: true,
      value: (line) => checkOf(line)?.at ?? null,
      text: (line) => timeText(line, language),
      show: (line) => timeText(line, language),
    },
    {
      key: 'remark',
      title: columns.remark,
      least: '8rem',
      folds: 3,
      foldsEmpty: true,
      value: (line) => checkOf(line)?.remark ?? null,
    },
    {
      key: 'fideNumber',
      title: columns.fideNumber,
      least: '12rem',
      folds: 6,
      foldsEmpty: true,
      value: ({ left, staff }) => {
        const verdict = staff?.fideNumber ?? null;
        return left !== null || verdict === null ? null : sayFideNumber(verdict, language);
      },
    },
    {
      key: 'suspended',
      title: columns.suspended,
      width: '11rem',
      folds: 9,
      foldsEmpty: true,
      value: ({ staff }) => suspendedText(staff?.suspension ?? null, language),
    },
    {
      key: 'fee',
      title: columns.fee,
      least: '9.5rem',
      folds: 4,
      foldsEmpty: true,
      value: (line) => feeText(line, language),
    },
    ...(mayNote ? [noteColumn(columns.note)] : []),
  ];
}

/** Until when; a case to be heard has no end yet. */
function suspendedText(suspension: Suspension | null, language: Language): string | null {
  if (suspension === null) return null;
  const { until } = suspension;
  return until === null ? '…' : formatDays(until, until, language);
}

const noteColumn = (title: string): Column<PlayerLine> => ({
  key: 'note',
  title,
  width: '12.5rem',
  controls: true,
  value: () => null,
  show: (line) => <Buttons line={line} />,
});

function timeText(line: PlayerLine, language: Language): string {
  const check = checkOf(line);
  return check === null ? '' : formatInstant(check.at, language);
}

const feeText = ({ staff }: PlayerLine, language: Language): string =>
  staff !== null && owedBy(staff) > 0 ? LICENCE_WORDS[language].feeOwed : '';

/** A press on a button does not open the player's card. */
function Buttons({ line }: { readonly line: PlayerLine }): ReactNode {
  if (line.left !== null || line.staff === null) return null;
  return (
    <span
      className={`${classes['buttons'] ?? ''} no-print`}
      role="presentation"
      onClick={(event) => {
        event.stopPropagation();
      }}
    >
      <LicenceButtons
        player={line.id}
        name={line.name}
        check={line.staff.licenceCheck}
        settled={!isToSee(line)}
      />
    </span>
  );
}

function OnPhone(props: { readonly line: PlayerLine; readonly mayNote: boolean }): ReactNode {
  const { line, mayNote } = props;
  const facts = [line.club ?? line.federation, checkOf(line)?.licence ?? line.staff?.licence];
  return (
    <div className={classes['onPhone']}>
      <span className={classes['name']}>{line.name}</span>
      <span className={classes['soft']}>
        {facts.filter((fact) => fact !== null && fact !== undefined).join(' · ')}
      </span>
      {line.staff !== null && <LicenceState staff={line.staff} />}
      {mayNote && <Buttons line={line} />}
    </div>
  );
}

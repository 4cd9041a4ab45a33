import type { DossierPiece } from '@ronde/core/documents/dossier/dossier-list.ts';
import { DOSSIER_WORDS } from '@ronde/core/documents/dossier/dossier-words.ts';
import { sayMissing, sayRecipients } from '@ronde/core/documents/dossier/say-dossier.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { ReactNode } from 'react';
import { formatDate } from '../../dates.ts';
import type { Column } from '../../parts/data-column.ts';
import { DOSSIER_PAGE_WORDS } from './dossier-words.ts';
import classes from './dossier.module.css';

/** Something is to be got or done. */
export const isOpen = ({ standing }: DossierPiece): boolean =>
  standing === 'missing' || standing === 'incomplete';

interface Shown {
  readonly narrow: boolean;
  /** A link that prints a piece; null where it is no paper. */
  readonly print: (piece: DossierPiece) => ReactNode;
}

/** Pieces with what is missing, for whom, by when; on a phone under their names. */
export function dossierColumns(
  language: Language,
  { narrow, print }: Shown,
): readonly Column<DossierPiece>[] {
  const words = DOSSIER_WORDS[language];
  const state = (piece: DossierPiece): ReactNode => (
    <span className={classes['state']} data-standing={piece.standing}>
      {words.standing[piece.standing]}
    </span>
  );
  const whom = (piece: DossierPiece): string =>
    piece.standing === 'notNeeded' ? '' : sayRecipients(piece, language);
  const by = ({ by: day }: DossierPiece): string => (day === null ? '' : formatDate(day, language));
  const missing = (piece: DossierPiece): string => sayMissing(piece, language).join(' · ');
  const name: Column<DossierPiece> = {
    key: 'piece',
    title: words.piece,
    least: '13rem',
    stays: !narrow,
    value: (piece) => piece.name,
    show: (piece) =>
      narrow ? (
        <span className={classes['onPhone']}>
          <strong>{piece.name}</strong>
          {state(piece)}
          <span className={classes['soft']}>
            {[whom(piece), by(piece), missing(piece)].filter((part) => part !== '').join(' · ')}
          </span>
          {print(piece)}
        </span>
      ) : (
        <strong>{piece.name}</strong>
      ),
  };
  if (narrow) return [name];
  return [
    name,
    {
      key: 'state',
      title: words.state,
      width: '8rem',
      value: ({ standing }) => words.standing[standing],
      show: state,
    },
    { key: 'for', title: words.for, least: '12rem', folds: 2, value: whom },
    {
      key: 'by',
      title: words.by,
      width: '14rem',
      folds: 1,
      value: (piece) => piece.by,
      text: by,
      show: by,
    },
    {
      key: 'missing',
      title: words.missing,
      least: '20rem',
      folds: 3,
      value: missing,
      show: (piece) => (
        <span className={classes['missing']}>
          {sayMissing(piece, language).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      ),
    },
    {
      key: 'print',
      title: DOSSIER_PAGE_WORDS[language].print,
      width: '8rem',
      controls: true,
      value: () => null,
      show: print,
    },
  ];
}

import { saySigned } from '@ronde/core/documents/ratings/say-hundredths.ts';
import { Anchor } from '@mantine/core';
import { cupRoundName } from '@ronde/core/pairing/cup/round-names.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import { displayPoints, POINT } from '@ronde/core/rules/points.ts';
import type { PlayerCard } from '@ronde/core/tournament/views/player-card.ts';
import { IconPrinter } from '../../icons.tsx';
import type { ReactNode } from 'react';
import { titleText } from '../../../words/titles.ts';
import { formatMonth } from '../../dates.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { RATING_KIND_WORDS } from '../../../words/rating-kinds.ts';
import { sourceName } from '../../pages/lists/source-name.ts';
import { printPanel } from '../../parts/print-panel.ts';
import { Tool } from '../../parts/table-tools.tsx';
import { usePanel } from '../../shell/use-panel.ts';
import { PLAYER_WORDS } from './player-words.ts';
import classes from './player.module.css';

/** Who it is: name, number, ratings with their list, club, and where the player stands. */
export function PlayerHead({ card }: { readonly card: PlayerCard }): ReactNode {
  const words = useWords(PLAYER_WORDS);
  const language = useLanguage();
  const { open } = usePanel();
  const { player, rank, performance, ratingChange } = card;
  const { staff, left } = player;
  const place = [player.club, player.league, player.federation].filter((one) => one !== null);
  const numbers = [
    player.tpn === null ? words.noNumber : words.number(player.tpn),
    ...(player.fideId === null ? [] : [`FIDE ${player.fideId}`]),
    ...(player.nationalId === null ? [] : [player.nationalId]),
    ...(staff?.licence ? [staff.licence] : []),
  ];
  return (
    <header>
      <div className={classes['nameLine']}>
        <h2 className={classes['name']}>
          {player.title !== null && `${titleText(player.title, language)} `}
          {player.name}
        </h2>
        <span className="no-print">
          <Tool
            label={words.printCard}
            icon={<IconPrinter size={18} aria-hidden />}
            onClick={printPanel}
          />
        </span>
      </div>
      <ul className={classes['facts']}>
        <li>{numbers.join(' · ')}</li>
        <RatingLines player={player} />
        {place.length > 0 && <li>{place.join(' · ')}</li>}
        {staff !== null && staff.tags.length > 0 && <li>{staff.tags.join(', ')}</li>}
        {player.fromRound > 1 && <li>{words.lateFrom(player.fromRound)}</li>}
        {staff?.fixedBoard != null && <li>{words.fixedBoard(staff.fixedBoard)}</li>}
        {card.out !== null && (
          <li className={classes['left']}>
            {words.outOfCup(cupRoundName(card.out.round, card.out.rounds, language))}
          </li>
        )}
        {left !== null && (
          <li className={classes['left']}>{words.left[left.reason](left.fromRound)}</li>
        )}
        {staff !== null && staff.missing.length > 0 && (
          <li className={`${classes['lacks'] ?? ''} no-print`}>
            {words.missingList(staff.missing.map((mark) => words.missing[mark]).join(', '))}
          </li>
        )}
      </ul>
      {card.path.some(({ draft }) => !draft) && (
        <div className={classes['figures']}>
          {player.points !== null && (
            <strong>
              {words.points(displayPoints(player.points, language), player.points / POINT)}
            </strong>
          )}
          {rank !== null && (
            <span>
              <strong>{words.rank(rank)}</strong>{' '}
              <Anchor
                className="no-print"
                component="button"
                type="button"
                onClick={() => {
                  open({ kind: 'rank', player: player.id });
                }}
              >
                {words.whyRank}
              </Anchor>
            </span>
          )}
          {performance !== null && (
            <span>{words.performance(performance.rating, performance.games)}</span>
          )}
          {ratingChange !== null && (
            <span>{words.ratingChange(saySigned(ratingChange, language, 1))}</span>
          )}
        </div>
      )}
    </header>
  );
}

function RatingLines({ player }: { readonly player: PlayerLine }): ReactNode {
  const words = useWords(PLAYER_WORDS);
  const language = useLanguage();
  const { ratings, staff } = player;
  const kinds = (['fide', 'national', 'estimate'] as const).filter(
    (kind) => ratings[kind] !== undefined,
  );
  if (kinds.length === 0) return <li className={classes['soft']}>{words.unrated}</li>;
  return kinds.map((kind) => {
    const source = kind === 'estimate' ? undefined : staff?.ratingSources[kind];
    return (
      <li key={kind}>
        {ratings[kind]} {words.rating[kind]}{' '}
        {kind !== 'estimate' && staff !== null && (
          <span className={classes['soft']}>
            (
            {source === undefined
              ? words.noSource
              : words.source(
                  sourceName(source.list),
                  formatMonth(source.month, language),
                  RATING_KIND_WORDS[language][source.kind].toLowerCase(),
                )}
            )
          </span>
        )}
      </li>
    );
  });
}

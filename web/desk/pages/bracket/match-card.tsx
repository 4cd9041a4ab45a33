import { Anchor, Button } from '@mantine/core';
import { cupRoundName } from '@ronde/core/pairing/cup/round-names.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type {
  BracketGame,
  BracketMatch,
  BracketSide,
} from '@ronde/core/tournament/views/bracket.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { resultSpoken, resultText } from '../../../words/results.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { BRACKET_WORDS } from './bracket-words.ts';
import classes from './bracket.module.css';

interface MatchProps {
  readonly match: BracketMatch;
  /** Of the whole cup. */
  readonly rounds: number;
}

/** A match: who, the score, its games, and what it waits for. */
export function MatchCard({ match, rounds }: MatchProps): ReactNode {
  const words = useWords(BRACKET_WORDS);
  const { verdict, sides, games } = match;
  const said = ['playedOff', 'forfeit', 'walkOver', 'nobody'].includes(verdict);
  return (
    <div className={classes['match']} data-verdict={verdict}>
      <span className={classes['number']}>{words.match(match.match)}</span>
      {sides.map((side, index) => (
        <Side key={index} side={side} rounds={rounds} />
      ))}
      {games.length > 0 && (
        <p className={classes['games']}>
          {games.map((game) => (
            <Game key={game.round} game={game} />
          ))}
        </p>
      )}
      {said && (
        <p className={classes['said']}>{words.verdicts[verdict as keyof typeof words.verdicts]}</p>
      )}
      {verdict === 'tied' && !match.toDecide && (
        <p className={classes['said']}>{words.verdicts.tied}</p>
      )}
      {match.toDecide && <Decide sides={sides} />}
    </div>
  );
}

function Side({
  side,
  rounds,
}: {
  readonly side: BracketSide;
  readonly rounds: number;
}): ReactNode {
  const words = useWords(BRACKET_WORDS);
  const language = useLanguage();
  if (side.kind === 'nobody') return <p className={classes['waits']}>{words.nobody}</p>;
  if (side.kind !== 'player') {
    const round = cupRoundName(side.round, rounds, language);
    return <p className={classes['waits']}>{words[side.kind](round, side.match)}</p>;
  }
  const { player, score, through } = side;
  return (
    <p className={classes['side']} data-through={through}>
      <span className={classes['seed']}>{player.tpn}</span>
      <span className={classes['name']} title={player.name}>
        {player.name}
        {through && <span className="visually-hidden">, {words.through}</span>}
      </span>
      {score !== null && <strong>{displayPoints(score, language)}</strong>}
    </p>
  );
}

function Game({ game }: { readonly game: BracketGame }): ReactNode {
  const words = useWords(BRACKET_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const { round, board, outcome } = game;
  const open = outcome.kind === 'notEntered';
  const shown = open ? '–' : resultText(outcome, language);
  const spoken = open ? '' : `, ${resultSpoken(outcome, language)}`;
  return (
    <Anchor
      component={Link}
      to={`/event/${encodeURIComponent(id)}/rounds/${round}`}
      aria-label={`${shown}: ${words.game(round, board)}${spoken}`}
      title={words.game(round, board)}
    >
      {shown}
    </Anchor>
  );
}

/** After the last game of a level match: who goes through, as the play-off or the arbiter decided. */
function Decide({ sides }: { readonly sides: BracketMatch['sides'] }): ReactNode {
  const words = useWords(BRACKET_WORDS);
  const act = useDo();
  const may = useMay();
  const { id: event } = useEvent();
  const { busy, run } = useOneAtATime();
  const players = sides.flatMap((side) => (side.kind === 'player' ? [side.player] : []));
  return (
    <div className={classes['decide']}>
      <p>{words.decide}</p>
      {may('recordPlayOff') && (
        <Button
          component={Link}
          to={`/event/${encodeURIComponent(event)}/play-off`}
          size="compact-sm"
          aria-label={words.playOffOf(players.map(({ name }) => name).join(' – '))}
        >
          {words.playOff}
        </Button>
      )}
      {may('recordPlayOff') &&
        players.map((player) => {
          const others = players.filter(({ id }) => id !== player.id).map(({ id }) => id);
          return (
            <Button
              key={player.id}
              size="compact-sm"
              variant="default"
              loading={busy}
              onClick={ignoringDoubleClick(() => {
                run(() => act({ type: 'recordPlayOff', steps: [[player.id], others] }));
              })}
            >
              {words.goesThrough(player.name)}
            </Button>
          );
        })}
    </div>
  );
}

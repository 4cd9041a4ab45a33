import { Anchor, Button, NativeSelect } from '@mantine/core';
import { cupRoundName } from '@ronde/core/pairing/cup/round-names.ts';
import type { PlayerId, TeamId } from '@ronde/core/rules/identity.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import { MATCH_DECISIONS, type MatchDecision } from '@ronde/core/tournament/ranking-decisions.ts';
import type {
  BracketEntrant,
  BracketGame,
  BracketMatch,
  BracketSide,
} from '@ronde/core/tournament/views/bracket.ts';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
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
  const { verdict, sides, games, table, tieBreak } = match;
  const language = useLanguage();
  const said = ['playedOff', 'forfeit', 'walkOver', 'nobody'].includes(verdict);
  return (
    <div className={classes['match']} data-verdict={verdict}>
      <span className={classes['number']}>{words.match(match.match)}</span>
      {sides.map((side, index) => (
        <Side key={index} side={side} rounds={rounds} />
      ))}
      {table !== null && <TableOfMatch {...table} />}
      {table === null && games.length > 0 && (
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
      {tieBreak !== null && <p className={classes['said']}>{words.by(tieBreak.name[language])}</p>}
      {match.toDecide &&
        (table === null ? (
          <Decide players={playersOf(sides)} />
        ) : (
          <DecideTeams teams={playersOf(sides)} />
        ))}
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

const playersOf = (sides: BracketMatch['sides']): readonly BracketEntrant[] =>
  sides.flatMap((side) => (side.kind === 'player' ? [side.player] : []));

/** Where the boards of a match of teams are. */
function TableOfMatch(at: { readonly round: number; readonly table: number }): ReactNode {
  const words = useWords(BRACKET_WORDS);
  const { id } = useEvent();
  return (
    <p className={classes['games']}>
      <Anchor component={Link} to={`/event/${encodeURIComponent(id)}/rounds/${at.round}`}>
        {words.table(at.round, at.table)}
      </Anchor>
    </p>
  );
}

/** After the last game of a level match: who goes through, as the play-off or the arbiter decided. */
function Decide({ players }: { readonly players: readonly BracketEntrant[] }): ReactNode {
  const words = useWords(BRACKET_WORDS);
  const act = useDo();
  const may = useMay();
  const { id: event } = useEvent();
  const { busy, run } = useOneAtATime();
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
          const winner = player.id as PlayerId;
          const others = players.map(({ id }) => id as PlayerId).filter((id) => id !== winner);
          return (
            <Button
              key={player.id}
              size="compact-sm"
              variant="default"
              loading={busy}
              onClick={ignoringDoubleClick(() => {
                run(() => act({ type: 'recordPlayOff', steps: [[winner], others] }));
              })}
            >
              {words.goesThrough(player.name)}
            </Button>
          );
        })}
    </div>
  );
}

/** Where the tie-breaks leave a drawn match level: which team goes through, and how that was found. */
function DecideTeams({ teams }: { readonly teams: readonly BracketEntrant[] }): ReactNode {
  const words = useWords(BRACKET_WORDS);
  const act = useDo();
  const may = useMay();
  const { busy, run } = useOneAtATime();
  const [by, setBy] = useState<MatchDecision>('playOff');
  const [one, other] = teams.map(({ id }) => id as TeamId);
  if (one === undefined || other === undefined) return null;
  return (
    <div className={classes['decide']}>
      <p>{words.decideTeams}</p>
      {may('decideMatch') && (
        <>
          <NativeSelect
            size="xs"
            label={words.decidedBy}
            value={by}
            data={MATCH_DECISIONS.map((value) => ({ value, label: words.ways[value] }))}
            onChange={({ currentTarget: { value } }) => {
              setBy(MATCH_DECISIONS.find((way) => way === value) ?? by);
            }}
          />
          {teams.map(({ id, name }) => (
            <Button
              key={id}
              size="compact-sm"
              variant="default"
              loading={busy}
              onClick={ignoringDoubleClick(() => {
                const [winner, loser] = id === one ? [one, other] : [other, one];
                run(() => act({ type: 'decideMatch', winner, loser, by }));
              })}
            >
              {words.goesThrough(name)}
            </Button>
          ))}
        </>
      )}
    </div>
  );
}

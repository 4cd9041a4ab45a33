/** @jsxImportSource preact */
import type { HallBracket, HallBracketMatch } from '@ronde/core/tournament/views/hall-bracket.ts';
import { bracketParts, type BracketPart } from '../layout/bracket-parts.ts';
import type { Sheet, Wall } from '../sheet.ts';
import { isFresh } from './boards.tsx';
import { Bracket } from './bracket.tsx';
import { roomForNames } from './names.tsx';

/** In em: number, score and the sign of who goes through, and the lines to the next round. */
const BESIDE_NAME = 7.2;
/** Room for names, in em: shorter ones are not worth another picture. */
const NAME = { least: 6, most: 11 } as const;

/** The bracket whole, or the parts of it that are still played and the last rounds. */
export function bracketSheet(page: HallBracket, wall: Wall): Sheet {
  const { saying } = wall;
  const { rounds, winner } = page;
  const players = rounds
    .flat()
    .flatMap(({ sides }) => sides.flatMap((side) => (side.kind === 'player' ? [side.player] : [])));
  const name = Math.min(NAME.most, Math.max(NAME.least, roomForNames(players, saying).most));
  const parts = bracketParts(rounds.length, BESIDE_NAME + name, wall).filter(
    (part) => part.to === rounds.length || (hasMatches(part, rounds) && !isOver(part, rounds)),
  );
  return {
    title: saying.say((w) => w.heading.bracket),
    note: winner === null ? null : saying.say((w) => w.bracket.winner, { name: winner.name }),
    pictures: parts.length,
    draw: (picture) => {
      const part = parts[picture];
      if (part === undefined) return null;
      const room = wall.box.width / (part.to - part.from + 1) / part.font - BESIDE_NAME;
      return (
        <Bracket
          {...{ page, part, room, wall }}
          matchesOf={(round) => matchesOn(part, round, rounds)}
          isFresh={({ games }) => games.some(({ round, board }) => isFresh(wall, round, board))}
        />
      );
    },
  };
}

type Rounds = HallBracket['rounds'];

/** The matches of a round that stand on a part. */
const matchesOn = (
  { from, above, places }: BracketPart,
  round: number,
  rounds: Rounds,
): readonly HallBracketMatch[] => {
  const span = 2 ** (round - from);
  return (rounds[round - 1] ?? []).filter(
    ({ match }) => above / span < match && match <= (above + places) / span,
  );
};

const hasMatches = (part: BracketPart, rounds: Rounds): boolean =>
  rounds.some((_, index) => isWithin(index, part) && matchesOn(part, index + 1, rounds).length > 0);

const isOver = (part: BracketPart, rounds: Rounds): boolean =>
  rounds.every((matches, index) => !isWithin(index, part) || matches.every(isDecided));

const isWithin = (index: number, { from, to }: BracketPart): boolean =>
  from <= index + 1 && index + 1 <= to;

const isDecided = ({ verdict }: HallBracketMatch): boolean =>
  verdict !== 'waiting' && verdict !== 'open' && verdict !== 'tied';

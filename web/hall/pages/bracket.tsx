/** @jsxImportSource preact */
import { cupRoundName } from '@ronde/core/pairing/cup/round-names.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type {
  HallBracket,
  HallBracketMatch,
  HallBracketSide,
} from '@ronde/core/tournament/views/hall-bracket.ts';
import type { JSX } from 'preact';
import { nameThatFits, shortForm } from '../../words/short-name.ts';
import type { BracketPart } from '../layout/bracket-parts.ts';
import { widthOf } from '../layout/measure-text.ts';
import type { Wall } from '../sheet.ts';

interface BracketProps {
  readonly page: HallBracket;
  readonly part: BracketPart;
  /** For a name, in em. */
  readonly room: number;
  readonly wall: Wall;
  /** Those of a round that stand on this part. */
  readonly matchesOf: (round: number) => readonly HallBracketMatch[];
  /** Whether a result of it came in the last moments. */
  readonly isFresh: (match: HallBracketMatch) => boolean;
}

/** A part of a cup: a column a round, each match beside the two it comes from. */
export function Bracket(props: BracketProps): JSX.Element {
  const { page, part } = props;
  const { from, to, font } = part;
  return (
    <div
      class="bracket"
      style={{ fontSize: `${font}px`, '--places': part.places, '--rounds': to - from + 1 }}
    >
      {Array.from({ length: to - from + 1 }, (_, index) => (
        <Round key={from + index} {...props} round={from + index} />
      ))}
      {to === page.rounds.length && page.thirdPlace !== null && (
        <section class="bracket-third">
          <h2>
            <Lines of={props.wall.saying.lines((w) => w.bracket.third)} />
          </h2>
          <Match {...props} match={page.thirdPlace} />
        </section>
      )}
    </div>
  );
}

function Round(props: BracketProps & { readonly round: number }): JSX.Element {
  const { page, part, round, wall, matchesOf } = props;
  const span = 2 ** (round - part.from);
  // Matches that somebody comes to from the round beside.
  const before = round > part.from ? matchesOf(round - 1) : [];
  const fed = new Set(before.map(({ match }) => Math.ceil(match / 2)));
  const names = wall.saying.inEach((language) => cupRoundName(round, page.rounds.length, language));
  return (
    <section class="bracket-round" data-last={round === part.to || undefined}>
      <h2>
        <Lines of={names} />
      </h2>
      <ol>
        {matchesOf(round).map((match) => (
          <li
            key={match.match}
            data-upper={match.match % 2 === 1}
            data-fed={fed.has(match.match) || undefined}
            style={{ gridRow: `${(match.match - 1) * span - part.above + 1} / span ${span}` }}
          >
            <Match {...props} match={match} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One line a language. */
const Lines = (props: { readonly of: readonly string[] }): JSX.Element => (
  <>
    {props.of.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </>
);

function Match(props: BracketProps & { readonly match: HallBracketMatch }): JSX.Element {
  const { match } = props;
  return (
    <div
      class="bracket-match"
      data-verdict={match.verdict}
      data-fresh={props.isFresh(match) || undefined}
    >
      {match.sides.map((side, index) => (
        <Side key={index} {...props} side={side} />
      ))}
    </div>
  );
}

function Side(props: BracketProps & { readonly side: HallBracketSide }): JSX.Element {
  const { side, room, wall } = props;
  const { saying } = wall;
  if (side.kind !== 'player') return <p class="bracket-waits">{waitingFor(props)}</p>;
  const { player, score, through } = side;
  return (
    <p class="bracket-side" data-through={through || undefined}>
      <span class="bracket-seed">{player.tpn}</span>
      <span class="bracket-name">{nameThatFits(player, room, widthOf)}</span>
      <b>{score === null ? '' : displayPoints(score, saying.first)}</b>
      {through && (
        <span class="bracket-through" role="img" aria-label={saying.say((w) => w.bracket.through)}>
          ✓
        </span>
      )}
    </p>
  );
}

/** Who may still come, where the match that decides it is on another picture; a stroke otherwise. */
function waitingFor({
  side,
  page,
  part,
  wall,
}: BracketProps & { readonly side: HallBracketSide }): string {
  if (side.kind === 'nobody') return wall.saying.say((w) => w.bracket.nobody);
  if (side.kind !== 'winnerOf' || side.round >= part.from) return '–';
  const before = page.rounds[side.round - 1]?.find(({ match }) => match === side.match);
  const names = (before?.sides ?? []).flatMap((one) =>
    one.kind === 'player' ? [shortForm(one.player)] : [],
  );
  return names.length === 2 ? names.join(' / ') : '–';
}

import { Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { RoundDrawing } from '@ronde/core/documents/pairing-explanation/draw-round.ts';
import type { DrawnBracket } from '@ronde/core/pairing/explanation/drawn-brackets.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { BracketPicture } from '../../drawings/bracket-picture.tsx';
import classes from './why.module.css';
import { useWhyWords } from './why-words-of-teams.ts';

export interface BracketCardProps {
  readonly drawing: RoundDrawing;
  readonly bracket: DrawnBracket;
  readonly asked: readonly Tpn[];
  /** Within this height; the asked pair is scrolled into view. */
  readonly maxHeight?: string;
  readonly onPick?: (pair: readonly [Tpn, Tpn]) => void;
}

/** A bracket drawn, with what decided in a sentence, the counts, and everything in words. */
export function BracketCard(props: BracketCardProps): ReactNode {
  const { drawing, bracket, asked } = props;
  const words = useWhyWords(drawing.of);
  const { ref, width } = useElementSize();
  const scroller = useRef<HTMLDivElement>(null);
  const players = useMemo(
    () => new Map(drawing.players.map((player) => [player.tpn, player])),
    [drawing],
  );
  useEffect(() => {
    const place = scroller.current?.querySelector('[data-asked="true"]');
    if (width > 0 && place instanceof SVGElement && scroller.current !== null) {
      const within = scroller.current.getBoundingClientRect();
      const middle = place.getBoundingClientRect().top - within.top;
      scroller.current.scrollTop = middle - within.height / 2;
    }
  }, [asked, bracket, width]);
  const nameOf = (player: Tpn): string => players.get(player)?.name ?? String(player);
  const size = bracket.residents.length + bracket.movedDown.length + bracket.movedUp.length;
  return (
    <section className={classes['bracket']} aria-label={bracket.title}>
      <h3>{bracket.title}</h3>
      {bracket.movedDown.length > 0 && (
        <p className={classes['gate']}>
          {words.comesFrom(bracket.movedDown.map(({ player }) => nameOf(player)).join(' · '))}
        </p>
      )}
      {bracket.movedUp.length > 0 && (
        <p className={classes['gate']}>
          {words.comesFromBelow(bracket.movedUp.map(({ player }) => nameOf(player)).join(' · '))}
        </p>
      )}
      <div
        ref={scroller}
        className={classes['pictureScroller']}
        style={props.maxHeight === undefined ? {} : { maxHeight: props.maxHeight }}
        tabIndex={0}
        role="region"
        aria-label={bracket.title}
      >
        <div ref={ref}>
          {width > 0 && (
            <BracketPicture
              bracket={bracket}
              players={players}
              width={width}
              asked={asked}
              label={words.picture(bracket.title, size)}
              {...(props.onPick === undefined ? {} : { onPick: props.onPick })}
            />
          )}
        </div>
      </div>
      {leavingLines(bracket, drawing, nameOf, words.theBye).map(([names, to]) => (
        <p key={to} className={classes['gate']}>
          {words.leavesTo(names, to)}
        </p>
      ))}
      <Decision bracket={bracket} of={drawing.of} />
      <Criteria bracket={bracket} of={drawing.of} />
      <details>
        <summary>{words.inWords}</summary>
        <ul className={classes['lines']}>
          {bracket.lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** Floaters together by where they go. */
function leavingLines(
  { leaving }: DrawnBracket,
  { brackets }: RoundDrawing,
  nameOf: (player: Tpn) => string,
  theBye: string,
): (readonly [string, string])[] {
  const groups = new Map<string, string[]>();
  for (const { player, to } of leaving) {
    const title = to === null ? theBye : (brackets[to]?.title ?? '');
    groups.set(title, [...(groups.get(title) ?? []), nameOf(player)]);
  }
  return [...groups].map(([title, names]) => [names.join(' · '), title]);
}

interface BracketPartProps {
  readonly bracket: DrawnBracket;
  readonly of: RoundDrawing['of'];
}

function Decision({ bracket, of }: BracketPartProps): ReactNode {
  const words = useWhyWords(of);
  if (bracket.decision === null) {
    return (
      <Text size="sm" c="dimmed">
        {words.natural}
      </Text>
    );
  }
  return (
    <div className={classes['decision']}>
      {bracket.decision.sentences.map((sentence, index) => (
        <p key={index}>{sentence}</p>
      ))}
    </div>
  );
}

function Criteria({ bracket, of }: BracketPartProps): ReactNode {
  const words = useWhyWords(of);
  if (bracket.criteria.length === 0 || bracket.isNatural) return null;
  return (
    <details>
      <summary>{words.criteria}</summary>
      <div className={classes['criteriaScroller']}>
        <table className={classes['criteria']}>
          <thead>
            <tr>
              <th scope="col">{words.criterion}</th>
              <th scope="col">{words.chosen}</th>
              <th scope="col">{words.naturalHead}</th>
            </tr>
          </thead>
          <tbody>
            {bracket.criteria.map(({ criterion, article, label, accepted, natural, better }) => (
              <tr key={criterion} data-decides={bracket.decision?.criterion === criterion}>
                <th scope="row">
                  <span className={classes['article']}>{article}</span> {label}
                </th>
                <td data-better={better === 'accepted'}>
                  {accepted}
                  {better === 'accepted' && (
                    <span className="visually-hidden"> ({words.better})</span>
                  )}
                </td>
                <td data-better={better === 'natural'}>
                  {natural ?? '–'}
                  {better === 'natural' && (
                    <span className="visually-hidden"> ({words.better})</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** @jsxImportSource preact */
import type { HallView } from '@ronde/core/tournament/views/hall.ts';
import type { JSX } from 'preact';
import { callAt } from '../../live/call-at.ts';
import { sayCall } from '../../words/calls.ts';
import { sayStart } from '../../words/start-position.ts';
import type { Saying } from '../words/saying.ts';

/** What everybody in the hall has to know of the round: how it begins, and what comes in minutes. */
export function RoundNews(props: {
  readonly hall: HallView;
  /** Whether the page is about the round at hand. */
  readonly ofRound: boolean;
  /** The server's clock, in milliseconds. */
  readonly now: number;
  readonly saying: Saying;
}): JSX.Element {
  const { arrangement, calls } = props.hall;
  const call = callAt(calls, props.now);
  return (
    <>
      {arrangement !== null && props.ofRound && (
        <p class="banner call">
          {props.saying.each((language) => sayStart(arrangement, language))}
        </p>
      )}
      {call !== null && (
        <p class="banner call" role="status">
          {props.saying.each((language) => sayCall(call, language))}
        </p>
      )}
    </>
  );
}

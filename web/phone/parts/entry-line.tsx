/** @jsxImportSource preact */
import { sayWarning } from '@ronde/core/tournament/words/say.ts';
import type { JSX } from 'preact';
import { sayProblem } from '../say-problem.ts';
import { formatTime } from '../../desk/dates.ts';
import { resultText } from '../../words/results.ts';
import { writerText } from '@ronde/core/tournament/words/writer-text.ts';
import {
  confirmEntry,
  dismiss,
  insist,
  overview,
  tellArbiters,
  tournament,
} from '../event/phone.ts';
import { HELPER_WORDS } from '../helper/helper-words.ts';
import { language, spoken } from '../language.ts';
import {
  resultOfAnother,
  resultSaid,
  steppedBy,
  type Other,
  type OutboxItem,
} from '../outbox/outbox-item.ts';
import { mayBeDismissed } from '../outbox/outbox-rules.ts';
import { PHONE_WORDS } from '../phone-words.ts';
import { earlierRound } from './earlier-round.ts';

const words = spoken(HELPER_WORDS);
const phone = spoken(PHONE_WORDS);

/** One entry of this phone: what, when, how it stands, and what the person can decide. */
export function EntryLine(props: {
  readonly item: OutboxItem;
  /** Goes where the last entry can be put right. */
  readonly onCorrect?: () => void;
  /** What the board shows now, where it is something else. */
  readonly now?: string | null;
  /** Who sits at the board now, where it is known to be somebody else. */
  readonly others?: readonly string[] | null;
}): JSX.Element {
  const { item, others = null } = props;
  const { state, shown } = item;
  const earlier = roundOf(item);
  return (
    <li class="entry" data-state={state.kind}>
      <p class="entry-head">
        <strong>
          {earlier !== null && `${phone.round(earlier)} · `}
          {shown.board === null ? what(item) : words.entered(shown.board, what(item))}
        </strong>
        <span class="soft figures">{formatTime(item.typedAt, language)}</span>
      </p>
      <p class="soft">{shown.names.join(' – ')}</p>
      <State item={item} others={others} />
      {props.now !== undefined && props.now !== null && (
        <p class="attention">{words.nowIs(props.now)}</p>
      )}
      {props.onCorrect !== undefined && (
        <button type="button" class="button small" onClick={props.onCorrect}>
          {words.correct}
        </button>
      )}
    </li>
  );
}

const roundOf = (item: OutboxItem): number | null =>
  earlierRound(item, overview.value?.overview.current ?? null);

function State(props: {
  readonly item: OutboxItem;
  readonly others: readonly string[] | null;
}): JSX.Element {
  const { item } = props;
  const { state, key } = item;
  const drop = (label: string): JSX.Element => (
    <button type="button" class="button" onClick={() => void dismiss(key)}>
      {label}
    </button>
  );
  switch (state.kind) {
    case 'written':
      return <p class="sent">✓ {words.sent}</p>;
    case 'waiting':
      return (
        <>
          <p class="attention">
            {item.tournament === tournament.value ? words.waiting : words.otherTournament}
          </p>
          {mayBeDismissed(item) && drop(words.takeBack)}
        </>
      );
    case 'refused': {
      const two = resultOfAnother(item);
      return two !== null ? (
        <div class="decide" role="alert">
          <p class="attention">
            {words.twoResults(
              two.theirs.board,
              words.told(resultText(two.theirs.entered, language), whenAndWho(two.theirs)),
              resultText(two.mine, language),
              roundOf(item),
            )}
          </p>
          {drop(words.mineWrong)}
          <button type="button" class="button primary" onClick={() => void tellArbiters(key)}>
            {words.tellArbiters}
          </button>
        </div>
      ) : (
        <div class="decide" role="alert">
          <p class="danger">
            <strong>{words.refused}.</strong>{' '}
            {state.problem.code === 'checkInNotOpen'
              ? words.checkInClosed
              : sayProblem(state.problem, language)}
          </p>
          {drop(words.dismiss)}
        </div>
      );
    }
    case 'asks':
      return (
        <div class="decide" role="alert">
          <p>{words.asks}</p>
          {state.warnings.map((warning) => (
            <p key={warning.code}>{sayWarning(warning, language)}</p>
          ))}
          {drop(words.notMeant)}
          {state.warnings.every(({ level }) => level < 4) && (
            <button type="button" class="button primary" onClick={() => void confirmEntry(key)}>
              {words.confirm}
            </button>
          )}
        </div>
      );
    case 'conflict': {
      const step = steppedBy(item);
      return step !== null ? (
        <div class="decide" role="alert">
          <p class="attention">{words.stepped(whenAndWho(step))}</p>
          {item.shown.board !== null && (
            <p>
              {props.others === null
                ? words.stillThere
                : words.otherPlayers(item.shown.board, props.others.join(' – '))}
            </p>
          )}
          {drop(
            item.shown.board !== null && props.others === null ? words.notMeant : words.dismiss,
          )}
          {props.others === null && (
            <button type="button" class="button primary" onClick={() => void insist(key)}>
              {words.writeMine(what(item))}
            </button>
          )}
        </div>
      ) : (
        <div class="decide" role="alert">
          <p class="attention">{words.conflict}</p>
          {state.others.map((other) => (
            <p key={other.position}>{words.told(said(other), whenAndWho(other))}</p>
          ))}
          {drop(words.keepTheirs)}
          <button type="button" class="button danger" onClick={() => void insist(key)}>
            {words.writeMine(what(item))}
          </button>
        </div>
      );
    }
  }
}

/** The entry in a word or two. */
function what({ command }: OutboxItem): string {
  switch (command.type) {
    case 'enterResult':
      return resultText(command.outcome, language);
    case 'questionResult':
      return words.questionOf(resultText(command.outcome, language));
    case 'claimResult':
      return `${words.claim} ${resultText(command.outcome, language)}`;
    case 'withdrawClaim':
      return words.withdrawn;
    case 'checkIn':
      return words.checkIn;
    case 'undoCheckIn':
      return words.undoCheckIn;
    case 'openCheckIn':
      return `${words.openCheckIn} (${phone.round(command.round)})`;
    case 'noteAbsentees':
      return command.players.length > 0 ? words.notThere : words.there;
    case 'handInLineUp':
      return words.lineUp(command.round);
    case 'signMatchSheet':
      return words.sheetSigned(command.round);
    case 'contestMatchSheet':
      return words.sheetContested(command.round);
    case 'enterIncident':
      return words.incident(command.text);
  }
}

/** The result somebody else wrote. */
function said(other: Other): string {
  const outcome = resultSaid(other);
  return outcome === null ? words.somethingElse : resultText(outcome, language);
}

/** Who wrote it is told to arbiters alone. */
const whenAndWho = ({ by, at }: Pick<Other, 'by' | 'at'>): string =>
  [...(by === undefined ? [] : [writerText(by, language)]), formatTime(at, language)].join(', ');

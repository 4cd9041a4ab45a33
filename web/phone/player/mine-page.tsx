/** @jsxImportSource preact */
import { useSignal } from '@preact/signals';
import type { OwnBoardAnswer, OwnGame } from '@ronde/server/api/own-board.ts';
import type { PlayerCard } from '@ronde/core/tournament/views/player-card.ts';
import type { JSX } from 'preact';
import { resultText } from '../../words/results.ts';
import { sayStart } from '../../words/start-position.ts';
import { useHeard, type Heard } from '../event/answers.ts';
import { items, overview, write } from '../event/phone.ts';
import { dayText } from '../day-text.ts';
import { language, spoken } from '../language.ts';
import { AskBox } from '../parts/ask-box.tsx';
import { ColourDisc } from '../parts/colour-disc.tsx';
import { PHONE_WORDS } from '../phone-words.ts';
import { ownStanding, type OwnStanding } from './own-standing.ts';
import {
  outcomeOf,
  ownForfeit,
  ownResult,
  OWN_RESULTS,
  reportOf,
  type OwnResult,
} from './own-result.ts';
import { NormsCard } from './norms-card.tsx';
import { NoticesCard } from './notices-card.tsx';
import { PersonLine } from './person-line.tsx';
import { PLAYER_WORDS } from './player-words.ts';
import { cardPath, ownBoardPath } from './player-paths.ts';

const words = spoken(PLAYER_WORDS);
const phone = spoken(PHONE_WORDS);

/** My board, my colour, my opponent; the check-in; my result. */
export function MinePage(): JSX.Element | null {
  const heard = useHeard<OwnBoardAnswer>(ownBoardPath());
  const card = useHeard<PlayerCard>(cardPath());
  if (heard === null) return <p class="empty">{phone.opening}</p>;
  const { round, game } = heard.value;
  const event = overview.value?.overview ?? null;
  const standing = ownStanding(heard.value, card?.value ?? null, event, language);
  return (
    <>
      <CheckIn heard={heard} />
      {standing.over !== null && <Over {...standing.over} />}
      {standing.over === null &&
        game === null &&
        (standing.left || standing.out !== null || round === null) && (
          <h1 class="visually-hidden">{phone.tabs.mine}</h1>
        )}
      {standing.left && <p class="note">{words.left}</p>}
      {standing.out !== null && !standing.left && <p class="note">{words.out(standing.out)}</p>}
      {round === null ? (
        !standing.left && <ToCome first={standing.first} />
      ) : game === null ? (
        !standing.left &&
        standing.out === null && <Unpaired round={round} bye={standing.bye} from={standing.from} />
      ) : (
        <Game heard={heard} round={round} game={game} over={standing.over !== null} />
      )}
      <NormsCard shown={heard.value.norms} />
      {standing.over === null && !standing.left && <NoticesCard />}
    </>
  );
}

/** After the last round. */
function Over({ rank, points }: NonNullable<OwnStanding['over']>): JSX.Element {
  return (
    <section class="card" role="status">
      <h1>{words.over}</h1>
      {rank !== null && <p class="giant-text">{words.finalRank(rank)}</p>}
      {points !== null && <p class="giant-text">{words.points(points)}</p>}
    </section>
  );
}

/** Before round 1 is published: calm, with its time where it is known. */
function ToCome({ first }: Pick<OwnStanding, 'first'>): JSX.Element {
  const when = [
    first?.date === undefined || first.date === null ? null : dayText(first.date),
    first?.time ?? null,
  ].filter((part) => part !== null);
  return (
    <p class="empty">
      {words.noRound}
      {when.length > 0 && ` ${words.firstRound(when.join(', '))}`}
    </p>
  );
}

function CheckIn({ heard }: { readonly heard: Heard<OwnBoardAnswer> }): JSX.Element | null {
  const { checkIn, player } = heard.value;
  if (checkIn === null) return null;
  const pending = items.value.some(
    ({ command, state }) => command.type === 'checkIn' && state.kind === 'waiting',
  );
  if (checkIn.present || pending) {
    return (
      <p class="note" role="status">
        {pending ? words.checkInWaiting : `✓ ${words.checkedIn(checkIn.round)}`}
      </p>
    );
  }
  return (
    <section class="card attention-card">
      <h2>{words.checkInOpen(checkIn.round)}</h2>
      <button
        type="button"
        class="button primary wide tall"
        onClick={() => {
          const shown = { board: null, names: [player.name] };
          void write({ type: 'checkIn', players: [player.id] }, heard.position, shown);
        }}
      >
        {words.iAmHere}
      </button>
    </section>
  );
}

/** Exempt, or absent: what the round brings without a game. */
function Unpaired(props: {
  readonly round: number;
  readonly bye: OwnStanding['bye'];
  readonly from: OwnStanding['from'];
}): JSX.Element {
  const { bye, from } = props;
  const points = bye?.points === undefined || bye.points === null ? null : words.points(bye.points);
  return (
    <section class="card">
      <h1>{phone.round(props.round)}</h1>
      <p class="giant-text">
        {from !== null
          ? words.from(from)
          : bye === null
            ? words.notPaired
            : words.byes[bye.kind](points)}
      </p>
    </section>
  );
}

function Game(props: {
  readonly heard: Heard<OwnBoardAnswer>;
  readonly round: number;
  readonly game: OwnGame;
  readonly over: boolean;
}): JSX.Element {
  const { round, game } = props;
  const { arrangement } = props.heard.value;
  const line = overview.value?.overview.rounds.find((one) => one.round === round);
  return (
    <>
      <section class="card">
        <p class="soft">{props.heard.value.player.name}</p>
        <h1 class="seat">
          <span>{phone.round(round)}</span>
          <span class="giant figures">{phone.board(game.board)}</span>
          <span class="colour">
            <ColourDisc colour={game.colour} />
            <span aria-hidden="true">{phone[game.colour]}</span>
          </span>
        </h1>
        {arrangement && <p>{sayStart(arrangement, language)}</p>}
        <p class="soft">{words.against}</p>
        <PersonLine person={game.opponent} />
        {line?.time !== undefined && line.time !== null && line.stage === 'published' && (
          <p class="soft">{words.startsAt(line.time)}</p>
        )}
      </section>
      <ReportCard {...props} />
    </>
  );
}

function ReportCard(props: {
  readonly heard: Heard<OwnBoardAnswer>;
  readonly round: number;
  readonly game: OwnGame;
  /** Too late to tell an arbiter. */
  readonly over: boolean;
}): JSX.Element {
  const { heard, round, game } = props;
  const asking = useSignal<OwnResult | null>(null);
  const changing = useSignal(false);
  const report = reportOf(game, round, { items: items.value, position: heard.position });
  const say = (result: OwnResult): void => {
    asking.value = null;
    changing.value = false;
    const { player } = heard.value;
    void write(
      {
        type: 'claimResult',
        round,
        board: game.board,
        player: player.id,
        outcome: outcomeOf(result, game.colour),
      },
      heard.position,
      { board: game.board, names: [player.name, game.opponent.name] },
    );
  };
  const takeBack = (): void => {
    const { player } = heard.value;
    void write(
      { type: 'withdrawClaim', round, board: game.board, player: player.id },
      heard.position,
      { board: game.board, names: [player.name, game.opponent.name] },
    );
  };
  if (report.kind === 'entered') {
    const { outcome } = report;
    const result = ownResult(outcome, game.colour) ?? ownForfeit(outcome, game.colour);
    return (
      <section class="card" role="status">
        <h2>{words.final}</h2>
        <p class="giant-text">
          {words.outcome[result ?? 'other']} ·{' '}
          <span class="unbroken">{resultText(outcome, language)}</span>
        </p>
        {!props.over && <p class="soft">{words.wrong}</p>}
      </section>
    );
  }
  const choosing = report.kind === 'open' || changing.value;
  return (
    <section class="card" data-report={report.kind}>
      {report.kind === 'said' && (
        <div role="status">
          <h2>{words.youSaid[ownResult(report.claim, game.colour) ?? 'draw']}</h2>
          <p>{report.sent ? words.waitingOpponent : words.waitingNetwork}</p>
        </div>
      )}
      {report.kind === 'disputed' && (
        <div role="status">
          <h2 class="attention">{words.disputed}</h2>
          <p>{words.youSaid[ownResult(report.claim, game.colour) ?? 'draw']}</p>
          <p>{words.theySaid[ownResult(report.theirs, game.colour) ?? 'draw']}</p>
          <p>{words.disputedText}</p>
        </div>
      )}
      {choosing ? (
        <>
          <h2>{words.report}</h2>
          {report.kind === 'open' && report.opponentFirst && <p>{words.opponentFirst}</p>}
          <div class="stack">
            {OWN_RESULTS.map((result) => (
              <button
                key={result}
                type="button"
                class="button wide tall"
                onClick={() => (asking.value = result)}
              >
                {words.results[result]}
              </button>
            ))}
          </div>
        </>
      ) : (
        <div class="stack">
          <button type="button" class="button wide" onClick={() => (changing.value = true)}>
            {words.change}
          </button>
          <button type="button" class="button wide" onClick={takeBack}>
            {words.takeBack}
          </button>
        </div>
      )}
      {asking.value !== null && (
        <AskBox
          title={words.sure[asking.value]}
          yes={words.send}
          no={words.back}
          onYes={() => {
            if (asking.value !== null) say(asking.value);
          }}
          onNo={() => (asking.value = null)}
        >
          <p class="giant-text figures unbroken">
            {resultText(outcomeOf(asking.value, game.colour), language)}
          </p>
          <p>{words.sureText}</p>
        </AskBox>
      )}
    </section>
  );
}

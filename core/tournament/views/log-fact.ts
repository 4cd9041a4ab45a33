import { inBoth } from '../../rules/in-both.ts';
import type { PlayerId } from '../../rules/identity.ts';
import { sayDecimal, type Language } from '../../rules/language.ts';
import type { GameOutcome } from '../../rules/outcome.ts';
import { displayChange } from '../../rules/points.ts';
import { fill } from '../../rules/sentence.ts';
import type { EventType, TournamentEvent } from '../event.ts';
import type { Settings } from '../settings.ts';
import type { Params } from '../warning-ladder.ts';
import { ENGLISH } from './log-words-en.ts';
import { FRENCH } from './log-words-fr.ts';
import type { LogWords } from './log-words.ts';

const WORDS = inBoth(ENGLISH, FRENCH);

/** One fact of the log: its code and figures, and the same in a sentence. Nothing private in it. */
export interface LogFact {
  readonly code: EventType;
  readonly params: Params;
  readonly words: string;
}

export interface FactContext {
  readonly language: Language;
  readonly nameOf: (player: PlayerId) => string;
  readonly teamName: (team: string) => string;
  /** The round that goes without saying; 0 to name every round. */
  readonly currentRound: number;
  /** What an earlier entry was about, for what was taken back. */
  readonly entryWords: (position: number) => string;
}

export const logWords = (language: Language): LogWords => WORDS[language];

/** A game's outcome in words, White's score first. */
export function sayOutcome(outcome: GameOutcome, language: Language): string {
  const { outcomes } = logWords(language);
  switch (outcome.kind) {
    case 'notEntered':
    case 'adjourned':
    case 'doubleForfeit':
      return outcomes[outcome.kind];
    case 'forfeit':
      return fill(outcomes.forfeit, { score: outcome.winner === 'white' ? '1–0' : '0–1' });
    case 'played': {
      const score = outcome.score.replace('-', '–');
      if (outcome.underOneMove) return fill(outcomes.underOneMove, { score });
      return outcome.coloursReversed ? fill(outcomes.coloursReversed, { score }) : score;
    }
  }
}

/** A fact with its words: figures as they are in `params`, translated in the sentence. */
export function logFact(event: TournamentEvent, context: FactContext): LogFact {
  const { params, said } = tell(event, context);
  const words = fill(logWords(context.language).facts[event.type], { ...params, ...said });
  return { code: event.type, params, words };
}

interface Told {
  readonly params: Params;
  /** What the sentence says instead of a code. */
  readonly said?: Params;
}

function tell(event: TournamentEvent, context: FactContext): Told {
  const words = logWords(context.language);
  const { nameOf } = context;
  switch (event.type) {
    case 'tournamentCreated':
      return { params: { tournament: event.settings.name } };
    case 'imported':
      return { params: { file: event.from, problems: event.problems } };
    case 'settingsChanged': {
      const keys = Object.keys(event.changes) as (keyof Settings)[];
      return {
        params: { settings: keys.join(', ') },
        said: { settings: keys.map((key) => words.settings[key]).join(', ') },
      };
    }
    case 'editionPinned':
      return { params: { chapter: event.chapter, edition: event.edition } };
    case 'fideModeLeft':
      return { params: { reason: event.reason } };
    case 'playersEntered':
      return people(
        event.players.map(({ name }) => name),
        words,
      );
    case 'playerCorrected':
    case 'playerRemoved':
      return { params: { player: nameOf(event.player) } };
    case 'teamEntered':
    case 'teamCorrected':
      return { params: { team: event.team.name } };
    case 'teamByeGranted': {
      const { round, bye } = event;
      return {
        params: { round, bye, team: context.teamName(event.team) },
        said: { bye: words.byes[bye] },
      };
    }
    case 'teamLeft':
      return { params: { round: event.fromRound, team: context.teamName(event.team) } };
    case 'teamReturned':
      return { params: { team: context.teamName(event.team) } };
    case 'teamByeRevoked':
    case 'lineUpSet':
      return { params: { round: event.round, team: context.teamName(event.team) } };
    case 'numbersAssigned':
      return { params: { reason: event.reason }, said: { reason: words.numbering[event.reason] } };
    case 'matchFielded':
      return { params: { round: event.round, table: event.table } };
    case 'tournamentPublished':
    case 'tournamentWithheld':
    case 'listClosed':
    case 'tieLotsDrawn':
      return { params: {} };
    case 'checkInOpened':
    case 'checkInClosed':
    case 'draftDiscarded':
    case 'roundPublished':
    case 'roundStarted':
    case 'roundClosed':
      return { params: { round: event.round } };
    case 'playersCheckedIn':
    case 'checkInUndone':
    case 'playOffCancelled':
      return people(event.players.map(nameOf), words);
    case 'byeGranted': {
      const { round, bye } = event;
      return {
        params: { round, bye, player: nameOf(event.player) },
        said: { bye: words.byes[bye] },
      };
    }
    case 'byeRevoked':
      return { params: { round: event.round, player: nameOf(event.player) } };
    case 'playerLeft': {
      const params = { player: nameOf(event.player), reason: event.reason, round: event.fromRound };
      return { params, said: { reason: words.leaving[event.reason] } };
    }
    case 'playerReturned':
      return { params: { player: nameOf(event.player), round: event.fromRound } };
    case 'pairsProhibited':
    case 'pairsAllowed':
      return people(event.group.players.map(nameOf), words);
    case 'boardFixed': {
      const place =
        event.board === null ? words.noBoard : fill(words.board, { board: event.board });
      return { params: { player: nameOf(event.player), board: event.board ?? 0 }, said: { place } };
    }
    case 'roundDrafted': {
      const { round, origin, games } = event;
      return {
        params: { round, origin, boards: games.length },
        said: { origin: words.origins[origin] },
      };
    }
    case 'roundRepublished':
      return { params: { round: event.round, reason: event.reason } };
    case 'resultEntered':
    case 'resultVerified':
    case 'resultCorrected':
    case 'resultClaimed':
    case 'claimWithdrawn':
    case 'resultQuestioned':
    case 'questionDismissed':
    case 'resultCleared':
      return ofBoard(event, context, words);
    case 'pointsAdjusted': {
      const { round, points } = event;
      return {
        params: { player: nameOf(event.player), round, points },
        said: { points: displayChange(points, context.language) },
      };
    }
    case 'playOffRecorded':
      return people(event.steps.flat().map(nameOf), words);
    case 'tieBreakValueSet': {
      const { code, value } = event;
      return {
        params: { code, player: nameOf(event.player), value: value ?? '–' },
        said: value === null ? {} : { value: sayDecimal(String(value), context.language) },
      };
    }
    case 'restorePointMarked':
      return { params: { name: event.name } };
    case 'undone':
    case 'redone': {
      const { position } = event;
      return { params: { position }, said: { what: context.entryWords(position) } };
    }
    case 'restored':
      return {
        params: { position: event.to },
        said: { what: context.entryWords(event.to) || fill(words.entry, { position: event.to }) },
      };
  }
}

type BoardEvent = Extract<TournamentEvent, { readonly round: number; readonly board: number }>;

function ofBoard(event: BoardEvent, context: FactContext, words: LogWords): Told {
  const { round, board } = event;
  const template = round === context.currentRound ? words.board : words.boardOfRound;
  const outcome = 'outcome' in event ? event.outcome : null;
  return {
    params: {
      round,
      board,
      ...(outcome ? { outcome: sayOutcome(outcome, 'en') } : {}),
      ...('player' in event ? { player: context.nameOf(event.player) } : {}),
      ...('window' in event ? { window: event.window } : {}),
    },
    said: {
      place: fill(template, { round, board }),
      ...(outcome ? { outcome: sayOutcome(outcome, context.language) } : {}),
      ...('window' in event ? { window: words.windows[event.window] } : {}),
    },
  };
}

/** Names that fit into a line. */
const NAMED = 3;

function people(names: readonly string[], words: LogWords): Told {
  const named = names.slice(0, NAMED);
  const some = named.join(words.between);
  const count = names.length - NAMED;
  const players = count > 0 ? fill(words.more, { players: some, count }) : some;
  return { params: { count: names.length, players: named.join('; ') }, said: { players } };
}

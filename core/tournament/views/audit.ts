import { lastWord } from '../corrections.ts';
import type { EventType, TournamentEvent } from '../event.ts';
import { entriesInForce, openLedger, replay, type Entry } from '../log.ts';
import type { PlayerDetails, Team } from '../player.ts';
import type { Tournament } from '../state.ts';
import type { AcceptedWarning } from '../warning-ladder.ts';

/** Who did what, when, and how it stood before and after. */
export interface AuditLine {
  readonly position: number;
  readonly at: string;
  readonly by: string;
  readonly what: EventType;
  /** What it was about: a round, a board, a player, a setting. */
  readonly about: Readonly<Record<string, string | number>>;
  readonly before: unknown;
  readonly after: unknown;
  /** False once undone or left behind by a restore. */
  readonly inForce: boolean;
  readonly accepted: readonly AcceptedWarning[];
}

export function audit(entries: readonly Entry[]): AuditLine[] {
  const standing = new Set(entriesInForce(openLedger(entries)).map((entry) => entry.position));
  const lines: AuditLine[] = [];
  for (const { entry, before } of replay(entries)) {
    for (const event of entry.events) {
      lines.push({
        position: entry.position,
        at: entry.at,
        by: entry.by,
        what: event.type,
        ...describe(before, event),
        inForce: standing.has(entry.position) || travels(event),
        accepted: entry.accepted ?? [],
      });
    }
  }
  return lines;
}

const travels = ({ type }: TournamentEvent): boolean =>
  type === 'undone' || type === 'redone' || type === 'restored';

type Description = Pick<AuditLine, 'about' | 'before' | 'after'>;

function describe(state: Tournament | null, event: TournamentEvent): Description {
  switch (event.type) {
    case 'tournamentCreated':
      return line({ tournament: event.settings.name }, null, event.pins);
    case 'imported':
      return line({ file: event.from }, null, { problems: event.problems });
    case 'settingsChanged': {
      const keys = Object.keys(event.changes) as (keyof typeof event.changes)[];
      const before = Object.fromEntries(keys.map((key) => [key, state?.settings[key]]));
      return line({ settings: keys.join(', ') }, before, event.changes);
    }
    case 'editionPinned':
      return line({ chapter: event.chapter }, state?.pins[event.chapter] ?? null, event.edition);
    case 'fideModeLeft':
      return line({ reason: event.reason }, true, false);
    case 'tournamentPublished':
      return line({}, state?.published ?? false, true);
    case 'tournamentWithheld':
      return line({}, state?.published ?? true, false);
    case 'playersEntered':
      return line({ players: event.players.length }, null, event.players.map(publicDetails));
    case 'playerCorrected': {
      const before = state?.players.get(event.player);
      return line(
        { player: nameIn(state, event.player) },
        before ? publicDetails(before) : null,
        publicDetails(event.details),
      );
    }
    case 'playerRemoved':
      return line({ player: nameIn(state, event.player) }, 'entered', null);
    case 'teamEntered':
    case 'teamCorrected':
      return line({ team: event.team.name }, state?.teams.get(event.team.id) ?? null, event.team);
    case 'teamByeGranted':
    case 'teamByeRevoked': {
      const before = state?.teamByes.get(event.round)?.get(event.team) ?? null;
      const about = { round: event.round, team: teamIn(state, event.team) };
      return line(about, before, event.type === 'teamByeGranted' ? event.bye : null);
    }
    case 'teamLeft':
      return line(
        { team: teamIn(state, event.team), fromRound: event.fromRound },
        'present',
        'withdrawn',
      );
    case 'teamReturned':
      return line({ team: teamIn(state, event.team) }, 'withdrawn', 'present');
    case 'lineUpSet': {
      const before = state?.lineUps.get(event.round)?.get(event.team) ?? null;
      return line({ round: event.round, team: event.team }, before, event.boards);
    }
    case 'matchFielded':
      return line({ round: event.round, table: event.table }, null, event.games);
    case 'numbersAssigned':
      return line({ reason: event.reason }, state?.numbers ?? [], event.order);
    case 'listClosed':
      return line({}, false, true);
    case 'byeGranted':
    case 'byeRevoked': {
      const before = state?.byes.get(event.round)?.get(event.player) ?? null;
      const about = { round: event.round, player: nameIn(state, event.player) };
      return line(about, before, event.type === 'byeGranted' ? event.bye : null);
    }
    case 'playerLeft':
    case 'playerReturned': {
      const before = state?.players.get(event.player)?.left?.reason ?? 'present';
      const after = event.type === 'playerLeft' ? event.reason : 'present';
      const about = { player: nameIn(state, event.player), fromRound: event.fromRound };
      return line(about, before, after);
    }
    case 'pairsProhibited':
    case 'pairsAllowed': {
      const players = event.group.players.map((id) => nameIn(state, id)).join(', ');
      const prohibits = event.type === 'pairsProhibited';
      return line({ players }, !prohibits, prohibits);
    }
    case 'boardFixed': {
      const before = state?.fixedBoards.get(event.player) ?? null;
      return line({ player: nameIn(state, event.player) }, before, event.board);
    }
    case 'roundDrafted':
    case 'roundRepublished': {
      const before = state?.rounds[event.round - 1]?.games.map(pairOf) ?? null;
      return line({ round: event.round, origin: event.origin }, before, event.games.map(pairOf));
    }
    case 'draftDiscarded':
      return line({ round: event.round }, 'draft', null);
    case 'roundPublished':
      return line({ round: event.round }, 'draft', 'published');
    case 'roundStarted':
      return line({ round: event.round }, 'published', 'playing');
    case 'roundClosed':
      return line({ round: event.round }, 'complete', 'closed');
    case 'resultEntered':
    case 'resultCorrected':
    case 'resultCleared': {
      const round = state?.rounds[event.round - 1];
      const game = round?.games.find(({ board }) => board === event.board);
      const about = {
        round: event.round,
        board: event.board,
        ...(event.type === 'resultCorrected' ? { window: event.window } : {}),
      };
      const after = event.type === 'resultCleared' ? { kind: 'notEntered' } : event.outcome;
      return line(about, game?.corrections.at(-1)?.outcome ?? game?.outcome ?? null, after);
    }
    case 'resultVerified':
      return line({ round: event.round, board: event.board }, null, event.outcome);
    case 'resultQuestioned':
    case 'questionDismissed': {
      const { round, board } = event;
      const game = state?.rounds[round - 1]?.games.find((each) => each.board === board);
      const reported = game?.questions.map(({ outcome }) => outcome) ?? [];
      return event.type === 'resultQuestioned'
        ? line({ round, board }, game ? lastWord(game) : null, event.outcome)
        : line({ round, board }, reported, null);
    }
    case 'resultClaimed':
    case 'claimWithdrawn': {
      const { round, board } = event;
      const game = state?.rounds[round - 1]?.games.find((each) => each.board === board);
      const side = game?.white === event.player ? 'white' : 'black';
      const about = { round, board, player: nameIn(state, event.player) };
      const after = event.type === 'resultClaimed' ? event.outcome : null;
      return line(about, game?.claims[side] ?? null, after);
    }
    case 'checkInOpened':
      return line({ round: event.round }, null, 'open');
    case 'checkInClosed':
      return line({ round: event.round }, 'open', 'closed');
    case 'playersCheckedIn':
    case 'checkInUndone': {
      const players = event.players.map((id) => nameIn(state, id)).join(', ');
      const seen = event.type === 'playersCheckedIn';
      return line({ players }, !seen, seen);
    }
    case 'tieLotsDrawn':
      return line({}, state?.ranking.lotsSeed ?? null, event.seed);
    case 'playOffRecorded':
      return line(
        {},
        null,
        event.steps.map((step) => step.map((id) => nameIn(state, id))),
      );
    case 'playOffCancelled':
      return line(
        { players: event.players.map((id) => nameIn(state, id)).join(', ') },
        true,
        false,
      );
    case 'tieBreakValueSet': {
      const before = state?.ranking.ownValues.get(event.code)?.get(event.player) ?? null;
      return line(
        { player: nameIn(state, event.player), tieBreak: event.code },
        before,
        event.value,
      );
    }
    case 'pointsAdjusted': {
      const { round, reason } = event;
      return line({ player: nameIn(state, event.player), round, reason }, null, event.points);
    }
    case 'restorePointMarked':
      return line({ name: event.name }, null, null);
    case 'undone':
    case 'redone':
      return line({ position: event.position }, null, null);
    case 'restored':
      return line({ position: event.to }, null, null);
  }
}

const line = (about: Description['about'], before: unknown, after: unknown): Description => ({
  about,
  before,
  after,
});

const pairOf = (game: {
  readonly board: number;
  readonly white: string;
  readonly black: string;
}) => ({
  board: game.board,
  white: game.white,
  black: game.black,
});

const nameIn = (state: Tournament | null, id: PlayerDetails['id']): string =>
  state?.players.get(id)?.name ?? id;

const teamIn = (state: Tournament | null, id: Team['id']): string =>
  state?.teams.get(id)?.name ?? id;

/** Birth dates, phones and addresses stay out of every log that is shown. */
function publicDetails(details: PlayerDetails): Omit<PlayerDetails, 'private'> {
  const { private: hidden, ...shown } = details;
  return shown;
}

import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { Entry } from '@ronde/core/tournament/log.ts';
import type { Principal } from '../access/principal.ts';
import { BEING_PREPARED, isHiddenFrom } from '../access/visitors.ts';
import { AUDIENCE_OF_ROLE, AUDIENCES, type Audience } from '../api/roles.ts';
import type { LiveEvents, LivePulse } from '../api/live.ts';
import type { Ledgers } from '../ledgers/ledgers.ts';
import type { Standing } from '../ledgers/standing.ts';
import { liveEntry, playerOf } from './live-entry.ts';
import { eventFrame, joinFrames, liveFrame, type LiveFrame } from './live-frame.ts';
import type { LiveSink } from './live-sink.ts';
import { playersConcerned } from './players-concerned.ts';

/** Entries a returning client is told one by one; beyond that it asks for the views again. */
const MOST_TOLD = 200;
export const BEAT_EVERY = 15_000;

interface Client {
  readonly sink: LiveSink;
  readonly audience: Audience;
  readonly principal: Principal;
  /** The player whose phone it is. */
  readonly player: PlayerId | null;
}

type Farewell = LiveEvents['bye']['code'];

interface Channel {
  readonly clients: Record<Audience, Set<Client>>;
  readonly unfollow: () => void;
  standing: Standing;
}

export interface LiveHub {
  /** Adds a client who has seen the log up to `after`; null for one who begins now. */
  join(standing: Standing, principal: Principal, after: number | null, sink: LiveSink): void;
  /** Something beside the log changed. */
  announceScreens(tournament: string): void;
  /** Games were kept beside the log or taken away: those who run the event hear of it. */
  announceGames(tournament: string): void;
  /** Ends the streams of a session, a device or an account. */
  cut(whose: (principal: Principal) => boolean): void;
  /** The sessions behind the open streams. */
  sessions(): ReadonlySet<string>;
  beat(): void;
  /** Pages of readers that are open: visitors and players, no staff, no screens, nobody by address. */
  followers(tournament: string): number;
  readonly size: number;
  close(): void;
}

/** Carries every entry to whoever listens: serialised once for each audience, not for each client. */
export function openLiveHub(ledgers: Ledgers, clock: () => Date): LiveHub {
  const channels = new Map<string, Channel>();
  let size = 0;

  const pulse = ({ position }: Standing): LivePulse => ({ position, at: clock().toISOString() });

  const send = (clients: ReadonlySet<Client>, frame: LiveFrame): void => {
    for (const { sink } of clients) sink.write(frame);
  };

  const sendOwn = (
    clients: ReadonlySet<Client>,
    common: LiveFrame,
    own: ReadonlyMap<PlayerId, LiveFrame>,
  ): void => {
    for (const { sink, player } of clients) {
      const frame = (player === null ? undefined : own.get(player)) ?? common;
      if (frame.plain.length > 0) sink.write(frame);
    }
  };

  const leave = (id: string, client: Client): void => {
    const channel = channels.get(id);
    if (!channel?.clients[client.audience].delete(client)) return;
    size -= 1;
    if (AUDIENCES.some((audience) => channel.clients[audience].size > 0)) return;
    channel.unfollow();
    channels.delete(id);
  };

  const showOut = (
    clients: readonly (readonly [string, Client])[],
    code: Farewell,
    whose: (principal: Principal) => boolean,
  ): void => {
    const leaving = clients.filter(([, { principal }]) => whose(principal));
    if (leaving.length === 0) return;
    const frame = eventFrame('bye', { code });
    for (const [id, client] of leaving) {
      client.sink.write(frame);
      client.sink.end();
      leave(id, client);
    }
  };

  const unwatch = ledgers.watch((standing, entries) => {
    const channel = channels.get(standing.id);
    if (channel === undefined) return;
    channel.standing = standing;
    showOut(
      [...channel.clients.public].map((client) => [standing.id, client] as const),
      BEING_PREPARED,
      (principal) => isHiddenFrom(principal, standing.state),
    );
    for (const audience of AUDIENCES) {
      const clients = channel.clients[audience];
      if (clients.size === 0) continue;
      const frame =
        entries === null
          ? eventFrame('reset', pulse(standing), standing.position)
          : entryFrames(standing, entries, audience);
      const own =
        entries !== null && audience === 'public' ? ownFrames(standing, entries) : NOBODYS_OWN;
      if (own.size > 0) sendOwn(clients, frame, own);
      else if (frame.plain.length > 0) send(clients, frame);
    }
  });

  const everybody = function* (): Generator<readonly [string, Client]> {
    for (const [id, { clients }] of channels) {
      for (const audience of AUDIENCES) for (const client of clients[audience]) yield [id, client];
    }
  };

  const dismiss = (code: Farewell, whose: (principal: Principal) => boolean): void => {
    showOut([...everybody()], code, whose);
  };

  return {
    join: (standing, principal, after, sink) => {
      const { id } = standing;
      // Something may have been written since the caller looked.
      const now = ledgers.known(id) ?? standing;
      if (isHiddenFrom(principal, now.state)) {
        sink.write(eventFrame('bye', { code: BEING_PREPARED }));
        sink.end();
        return;
      }
      const audience = AUDIENCE_OF_ROLE[principal.role];
      const channel = channels.get(id) ?? {
        clients: { staff: new Set(), helper: new Set(), public: new Set() },
        unfollow: ledgers.follow(id),
        standing,
      };
      channels.set(id, channel);
      const client: Client = { sink, audience, principal, player: playerOf(principal) };
      channel.clients[audience].add(client);
      size += 1;
      sink.onClose(() => {
        leave(id, client);
      });
      channel.standing = now;
      sink.write(greeting(now, after, client, pulse(now)));
    },
    announceScreens: (tournament) => {
      const channel = channels.get(tournament);
      if (channel === undefined) return;
      const frame = eventFrame('screens', pulse(channel.standing));
      for (const audience of AUDIENCES) send(channel.clients[audience], frame);
    },
    announceGames: (tournament) => {
      const channel = channels.get(tournament);
      if (channel === undefined) return;
      send(channel.clients.staff, eventFrame('games', pulse(channel.standing)));
    },
    cut: (whose) => {
      dismiss('access.ended', whose);
    },
    sessions: () =>
      new Set([...everybody()].flatMap(([, { principal }]) => principal.session ?? [])),
    beat: () => {
      for (const { clients, standing } of channels.values()) {
        const frame = eventFrame('beat', pulse(standing));
        for (const audience of AUDIENCES) send(clients[audience], frame);
      }
    },
    followers: (tournament) =>
      [...(channels.get(tournament)?.clients.public ?? [])].filter(
        ({ principal }) => principal.role !== 'screen',
      ).length,
    get size() {
      return size;
    },
    close: () => {
      dismiss('server.stopping', () => true);
      unwatch();
    },
  };
}

/** How soon a browser whose stream broke comes back by itself. */
const RETRY = liveFrame('retry: 2000\n\n');

/** Others need the place more: come back, but not at once. */
export const CROWDED = joinFrames([
  liveFrame('retry: 30000\n\n'),
  eventFrame('bye', { code: 'server.crowded' } satisfies LiveEvents['bye']),
]);

/** A newcomer hears where things stand; a client who comes back, what was missed. */
function greeting(
  standing: Standing,
  after: number | null,
  { audience, player }: Pick<Client, 'audience' | 'player'>,
  pulse: LivePulse,
): LiveFrame {
  const hello = [RETRY, eventFrame('hello', pulse)];
  if (after === null || after === standing.position) return joinFrames(hello);
  // A client ahead of the log saw a database that is no longer there.
  if (after > standing.position || standing.position - after > MOST_TOLD) {
    return joinFrames([...hello, eventFrame('reset', pulse, standing.position)]);
  }
  const missed = standing.ledger.entries.slice(after);
  return joinFrames([...hello, entryFrames(standing, missed, audience, player)]);
}

const NOBODYS_OWN: ReadonlyMap<PlayerId, LiveFrame> = new Map();

/** What each player concerned hears instead of what everybody hears. */
function ownFrames(
  standing: Standing,
  entries: readonly Entry[],
): ReadonlyMap<PlayerId, LiveFrame> {
  const concerned = new Set(
    entries.flatMap(({ events }) =>
      events.flatMap((event) => playersConcerned(standing.state, event)),
    ),
  );
  return new Map(
    [...concerned].map((player) => [player, entryFrames(standing, entries, 'public', player)]),
  );
}

function entryFrames(
  standing: Standing,
  entries: readonly Entry[],
  audience: Audience,
  player: PlayerId | null = null,
): LiveFrame {
  return joinFrames(
    entries.flatMap((entry) => {
      const told = liveEntry(standing.state, entry, audience, player);
      return told === null ? [] : [eventFrame('entry', told, entry.position)];
    }),
  );
}

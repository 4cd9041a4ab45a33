import { isNameMeant } from '@ronde/core/formats/player-list/folded-name.ts';
import { followedPlayers, playerPageOf, type Followed } from './followed-players.ts';

/** A player of the list of names, and where they sit. */
interface Line extends Followed {
  readonly href: string;
  readonly where: string;
}

export interface Finder {
  /** The page was brought up to date: so is what stands beside it. */
  refreshed(fresh: Document): void;
}

const MOST_SHOWN = 12;

/** Brings the search field and the followed players of a page to life; null where it has none. */
export function openFinder(tournament: string): Finder | null {
  const part = document.querySelector<HTMLElement>('.finder');
  const field = part?.querySelector('input');
  const found = part?.querySelector<HTMLElement>('.found');
  const shown = part?.querySelector<HTMLElement>('.followed');
  const status = part?.querySelector<HTMLElement>('[role="status"]');
  if (!part || !field || !found || !shown || !status) return null;
  const followed = followedPlayers(tournament, localStorage);
  let lines: Promise<readonly Line[]> | null = null;

  const say = (word: string, holes: Readonly<Record<string, string>>): string =>
    (part.dataset[word] ?? '').replace(/\{(\w+)\}/g, (_, hole: string) => holes[hole] ?? '');

  const ask = (): Promise<readonly Line[]> => {
    lines ??= readList(part.dataset['list'] ?? '', (board) => say('board', { board }));
    lines.catch(() => (lines = null));
    return lines;
  };

  const followButton = (player: Followed): HTMLButtonElement => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'follow';
    const on = followed.has(player.page);
    const label = say(on ? 'unfollow' : 'follow', { name: player.name });
    button.setAttribute('aria-label', label);
    button.title = label;
    button.dataset['on'] = String(on);
    button.dataset['page'] = player.page;
    button.addEventListener('click', () => {
      followed.turn(player);
      void show().then(() => {
        // The button that was pressed is another one now.
        part
          .querySelector<HTMLElement>(`.follow[data-page="${player.page}"]`)
          ?.focus({ preventScroll: true });
      });
    });
    return button;
  };

  const item = (line: Line): HTMLLIElement => {
    const one = document.createElement('li');
    const link = document.createElement('a');
    link.href = line.href;
    link.textContent = line.name;
    const where = document.createElement('span');
    where.className = 'where';
    where.textContent = line.where;
    one.append(followButton(line), link, ' ', where);
    return one;
  };

  const showFound = async (): Promise<void> => {
    const typed = field.value;
    const hits =
      typed.trim() === ''
        ? []
        : (await ask()).filter(({ name }) => isNameMeant(name, typed)).slice(0, MOST_SHOWN);
    if (typed !== field.value) return;
    found.replaceChildren(...hits.map(item));
    const none = typed.trim() !== '' && hits.length === 0;
    found.dataset['none'] = none ? (part.dataset['none'] ?? '') : '';
    status.textContent = none
      ? (part.dataset['none'] ?? '')
      : hits.map(({ name }) => name).join('; ');
  };

  const showFollowed = async (): Promise<void> => {
    mark(document, (page) => followed.has(page));
    const own = ownPlayer();
    const wanted = followed.all();
    const listed = wanted.length === 0 ? [] : await ask().catch(() => []);
    const known = new Map(listed.map((line) => [line.page, line]));
    shown.replaceChildren(
      ...wanted.map((one) =>
        item(known.get(one.page) ?? { ...one, href: `${one.page}.html`, where: '' }),
      ),
      ...(own === null || followed.has(own.page) ? [] : [item(own)]),
    );
  };

  const show = async (): Promise<void> => {
    await Promise.all([showFound(), showFollowed()]).catch(() => undefined);
  };

  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    found.querySelector('a')?.click();
  });
  field.addEventListener('input', () => void show());
  part.hidden = false;
  void show();
  return {
    refreshed: (fresh) => {
      const list = fresh.querySelector<HTMLElement>('.finder')?.dataset['list'];
      if (list !== undefined) part.dataset['list'] = list;
      lines = null;
      void show();
    },
  };
}

/** Whose page this is; null on any other. */
function ownPlayer(): Line | null {
  const href = location.pathname.split('/').at(-1) ?? '';
  const page = playerPageOf(href);
  const name = document.querySelector('h1')?.textContent ?? '';
  return page === null ? null : { page, name, href, where: '' };
}

/** Rows of those who are followed stand out wherever they are. */
function mark(page: Document, isFollowed: (page: string) => boolean): void {
  for (const row of page.querySelectorAll('main tbody tr')) {
    const followed = [...row.querySelectorAll('a')].some((link) => {
      const player = playerPageOf(link.getAttribute('href'));
      return player !== null && isFollowed(player);
    });
    row.classList.toggle('followed', followed);
  }
}

async function readList(
  address: string,
  sayBoard: (board: string) => string,
): Promise<readonly Line[]> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(String(response.status));
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return [...page.querySelectorAll('main tbody tr')].flatMap((row) => {
    const link = row.querySelector('th.name a');
    const href = link?.getAttribute('href') ?? '';
    const player = playerPageOf(href);
    if (player === null || !link) return [];
    const text = (cell: string): string => row.querySelector(cell)?.textContent.trim() ?? '';
    const board = text('td.board');
    const where = [
      board === '' ? '' : sayBoard(board),
      text('td.colour'),
      text('td.opponent'),
    ].filter((part) => part !== '');
    return [{ page: player, name: link.textContent, href, where: where.join(' · ') }];
  });
}

import type { NeedsView } from '@ronde/core/tournament/views/needs.ts';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { ReactNode } from 'react';
import { useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { NeedsDialog } from '../../pages/needs/needs-dialog.tsx';
import { NEEDS_PAGE_WORDS } from '../../pages/needs/needs-page-words.ts';
import { NeedsText } from '../../pages/needs/needs-text.tsx';
import { OpensDialog } from '../../parts/opens-dialog.tsx';
import lines from '../../parts/lines.module.css';
import classes from './player.module.css';

/** What a player needs: on the card of the chief arbiter, and of nobody else. */
export function PlayerNeedsSection({
  player,
}: {
  readonly player: { readonly id: PlayerId; readonly name: string };
}): ReactNode {
  const words = useWords(NEEDS_PAGE_WORDS);
  const { data } = useView<NeedsView>('needs');
  if (data === undefined) return null;
  const own = data.players.find((line) => line.player === player.id);
  return (
    <section className={`${classes['section'] ?? ''} no-print`} aria-label={words.onCard}>
      <h3>{words.onCard}</h3>
      {own !== undefined && (
        <div className={lines['what']}>
          <NeedsText needs={own.needs} />
        </div>
      )}
      <OpensDialog label={own === undefined ? words.note : words.change}>
        {(close) => <NeedsDialog player={player} noted={data.players} onClose={close} />}
      </OpensDialog>
    </section>
  );
}

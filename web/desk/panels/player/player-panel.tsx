import { Alert, Button, Loader } from '@mantine/core';
import { displayChange } from '@ronde/core/rules/points.ts';
import type { PlayerCard } from '@ronde/core/tournament/views/player-card.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useState, type ReactNode } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { PlayerIncidents, PlayerNeedsSection } from '../../parts/decisions/decisions-later.ts';
import { LicenceSection } from '../../parts/licences/licence-later.ts';
import { isKept } from '../../parts/use-kept.ts';
import { KeptApart } from './kept-apart.tsx';
import { PlayerActions } from './player-actions.tsx';
import { detailsOfLine } from './player-draft.ts';
import { editKey, PlayerEdit } from './player-edit.tsx';
import { PlayerHead } from './player-head.tsx';
import { PlayerPath } from './player-path.tsx';
import { PLAYER_WORDS } from './player-words.ts';
import { PrivateDataShown } from './private-data.tsx';
import { ScoreCurve } from './score-curve.tsx';
import classes from './player.module.css';

// A decision on a team has the words of one on a player.
export { TeamPenalty } from '../../pages/rounds/matches/team-penalty.tsx';

/** The player's card: who, the way through the event, and what may be done now. */
export function PlayerPanel({ player }: { readonly player: string }): ReactNode {
  const words = useWords(PLAYER_WORDS);
  const language = useLanguage();
  const card = useView<PlayerCard>(`players/${encodeURIComponent(player)}`);
  const overview = useView<OverviewAnswer>('');
  const { id } = useEvent();
  const may = useMay();
  const isArbiter = may('decideIncident');
  const [editing, setEditing] = useState(() => isKept(editKey(id, player)));
  const view = overview.data?.overview;
  if (card.error !== null) {
    const gone = card.error instanceof AnswerProblem && card.error.status === 404;
    return <Alert color="yellow">{gone ? words.unknown : words.failed}</Alert>;
  }
  // The last answer stays while the next comes: it must not be somebody else's.
  if (card.data?.player.id !== player || view === undefined) return <Loader />;
  const { data } = card;
  if (editing) {
    return (
      <PlayerEdit
        details={detailsOfLine(data.player)}
        rounds={view.rounds.length}
        onEnd={() => {
          setEditing(false);
        }}
      />
    );
  }
  const published = data.path.filter(({ draft }) => !draft);
  const atHand = published.find(({ round }) => round === view.current);
  return (
    <article>
      <PlayerHead card={data} />
      <PlayerActions
        player={data.player}
        overview={view}
        started={published.length > 0}
        pairedIn={atHand?.opponent && atHand.outcome === 'notEntered' ? atHand.round : null}
        onEdit={() => {
          setEditing(true);
        }}
      />
      {(data.player.staff?.licenceVerdict ?? null) !== null && (
        <PartOfPage>
          <LicenceSection player={data.player} />
        </PartOfPage>
      )}
      <section className={classes['section']}>
        <h3>{words.path}</h3>
        <PlayerPath path={data.path} />
        {data.curve.length > 0 && <ScoreCurve curve={data.curve} rounds={view.rounds.length} />}
      </section>
      <ByesToCome card={data} />
      <KeptApart
        player={data.player}
        rounds={view.rounds.length}
        settled={view.fideMode && view.current !== null}
      />
      {data.adjustments.length > 0 && (
        <section className={classes['section']}>
          <h3>{words.adjustments}</h3>
          <ul className={classes['facts']}>
            {data.adjustments.map(({ round, points, reason }, index) => (
              <li key={index}>
                {words.adjustment(round, displayChange(points, language), reason ?? '')}
              </li>
            ))}
          </ul>
        </section>
      )}
      {may('noteNeeds') && (
        <PartOfPage>
          <PlayerNeedsSection player={data.player} />
        </PartOfPage>
      )}
      {isArbiter && (
        <PartOfPage>
          <PlayerIncidents player={player} />
        </PartOfPage>
      )}
      {data.player.staff !== null && <PrivateDataShown data={data.player.staff.private} />}
    </article>
  );
}

function ByesToCome({ card }: { readonly card: PlayerCard }): ReactNode {
  const words = useWords(PLAYER_WORDS);
  const act = useDo();
  const may = useMay();
  if (card.byesToCome.length === 0) return null;
  return (
    <section className={classes['section']}>
      <h3>{words.byesToCome}</h3>
      <ul className={classes['byes']}>
        {card.byesToCome.map(({ round, bye }) => (
          <li key={round}>
            {words.byeOf(round, words.byes[bye])}
            {may('revokeBye') && (
              <Button
                variant="subtle"
                size="sm"
                aria-label={words.revokeOf(round)}
                onClick={() => void act({ type: 'revokeBye', player: card.player.id, round })}
              >
                {words.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

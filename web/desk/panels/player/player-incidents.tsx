import { penaltyText } from '@ronde/core/tournament/incidents/penalty-text.ts';
import { incidentKindName } from '@ronde/core/tournament/incidents/say-told.ts';
import type { IncidentsView } from '@ronde/core/tournament/views/incidents.ts';
import type { ReactNode } from 'react';
import { useView } from '../../event/use-view.ts';
import { useLanguage } from '../../language.tsx';
import { INCIDENT_WORDS } from '../../pages/incidents/incident-words.ts';
import classes from './player.module.css';

/** What happened to a player and what was decided: on the card of arbiters, and of nobody else. */
export function PlayerIncidents({ player }: { readonly player: string }): ReactNode {
  const language = useLanguage();
  const words = INCIDENT_WORDS[language];
  const { data } = useView<IncidentsView>('incidents');
  const own = (data?.incidents ?? []).filter(
    (one) => one.player === player && one.takenBack === null,
  );
  if (own.length === 0) return null;
  return (
    <section className={`${classes['section'] ?? ''} no-print`} aria-label={words.onCard}>
      <h3>{words.onCard}</h3>
      <ul className={classes['facts']}>
        {own.map(({ number, kind, round, decision }) => (
          <li key={number}>
            {words.onCardLine(
              round,
              [
                incidentKindName(kind, language),
                decision?.text ?? words.notDecided,
                ...(decision?.penalties ?? []).map((one) => penaltyText(one, language)),
              ].join(' · '),
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

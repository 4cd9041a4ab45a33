import { Anchor, Button, Group, Text, TextInput, Title } from '@mantine/core';
import { SITUATION_TITLES } from '@ronde/core/decisions/situations/situation-titles.ts';
import { ENVELOPE_STATES } from '@ronde/core/tournament/adjournments.ts';
import type { AdjournedGame, AdjournmentsView } from '@ronde/core/tournament/views/adjournments.ts';
import type { ClocksView } from '@ronde/core/tournament/views/clocks.ts';
import { Link } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { formatInstant } from '../../dates.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import type { Column } from '../../parts/data-column.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { ADJOURNED_WORDS } from './adjourned-words.ts';
import classes from './clocks.module.css';
import { SealForm } from './seal-form.tsx';

/** What is ruled when a game goes on (Guidelines I.9 to I.13). */
const RULED = ['resumption', 'sealedMove', 'lostEnvelope'] as const;

/** Adjourned games, what stands on their envelopes, and who holds each (Guidelines I). */
export function AdjournedGames({ clocks }: { readonly clocks: ClocksView }): ReactNode {
  const words = useWords(ADJOURNED_WORDS);
  const language = useLanguage();
  const may = useMay();
  const { id } = useEvent();
  const { data } = useView<AdjournmentsView>('adjournments');
  const columns = useMemo(() => gameColumns(language), [language]);
  const games = data?.games ?? [];
  const sealed = games.filter(({ envelope }) => envelope?.custody.at(-1)?.state !== 'opened');
  return (
    <section className={classes['part']} aria-labelledby="adjourned-games">
      <Title order={2} size="h4" id="adjourned-games">
        {words.heading}
      </Title>
      <Text size="sm" className="no-print">
        {words.about}{' '}
        <Anchor component={Link} underline="always" to={`/event/${encodeURIComponent(id)}/dossier`}>
          {words.print}
        </Anchor>
      </Text>
      {may('enterIncident') && (
        <Group gap="xs" my="xs" fz="sm" className="no-print">
          {words.decide}
          {RULED.map((situation) => (
            <Link
              key={situation}
              to={`/event/${encodeURIComponent(id)}/decide`}
              search={{ situation }}
            >
              {SITUATION_TITLES[situation][language]}
            </Link>
          ))}
        </Group>
      )}
      <DataTable
        name="adjourned-games"
        caption={words.heading}
        columns={columns}
        rows={games}
        rowKey={({ round, board }) => `${round} ${board}`}
        empty={words.none}
      />
      {may('passEnvelope') &&
        sealed.flatMap((game) =>
          game.envelope === null
            ? []
            : [<PassForm key={`${game.round} ${game.board}`} game={game} />],
        )}
      {may('sealMove') && clocks.rounds.length > 0 && <SealForm clocks={clocks} />}
    </section>
  );
}

function gameColumns(language: 'en' | 'fr'): readonly Column<AdjournedGame>[] {
  const words = ADJOURNED_WORDS[language];
  return [
    {
      ...{ key: 'board', title: words.board, width: '7rem', stays: true },
      value: ({ round, board }) => `${round}/${board}`,
    },
    {
      key: 'game',
      title: words.game,
      least: '14rem',
      value: ({ white, black }) => `${white} – ${black}`,
    },
    {
      ...{ key: 'sealedBy', title: words.sealedBy, width: '7rem', folds: 2 },
      value: ({ envelope }) => (envelope === null ? '' : words[envelope.sealer]),
    },
    {
      ...{ key: 'envelope', title: words.envelope, least: '14rem', folds: 1 },
      value: ({ envelope, open }) => {
        const last = envelope?.custody.at(-1);
        const said =
          last === undefined
            ? words.noEnvelope
            : words.states[last.state](last.holder, formatInstant(last.at, language));
        return open ? said : `${said} (${words.finished})`;
      },
    },
    {
      ...{ key: 'resumes', title: words.resumes, least: '10rem', folds: 3, foldsEmpty: true },
      value: ({ envelope }) => envelope?.resumes ?? '',
    },
  ];
}

/** From hand to hand, opened at the board, or missing. */
function PassForm({ game }: { readonly game: AdjournedGame }): ReactNode {
  const words = useWords(ADJOURNED_WORDS);
  const act = useDo();
  const [who, setWho] = useState('');
  const { round, board } = game;
  return (
    <fieldset className={`${classes['envelope'] ?? ''} no-print`}>
      <legend>{`${words.next}: ${round}/${board}`}</legend>
      <TextInput
        label={words.who}
        value={who}
        onChange={({ currentTarget: { value } }) => {
          setWho(value);
        }}
      />
      <Group gap="xs" mt="xs">
        {ENVELOPE_STATES.map((state) => (
          <Button
            key={state}
            variant="default"
            disabled={who.trim() === ''}
            aria-label={words.actOf(words.acts[state], board)}
            onClick={() => {
              void act({ type: 'passEnvelope', round, board, state, holder: who.trim() });
            }}
          >
            {words.acts[state]}
          </Button>
        ))}
      </Group>
    </fieldset>
  );
}

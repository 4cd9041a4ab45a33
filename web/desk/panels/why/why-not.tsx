import { Alert, Loader, Select, Stack, Text, Title } from '@mantine/core';
import type { WhyNotDrawing } from '@ronde/core/documents/pairing-explanation/draw-round.ts';
import type { RoundExplanation } from '@ronde/core/documents/pairing-explanation/round-explanation.ts';
import { foldedName } from '@ronde/core/formats/player-list/folded-name.ts';
import { useState, type ReactNode } from 'react';
import { useView } from '../../event/use-view.ts';
import { useLanguage } from '../../language.tsx';
import { hasWords, typedWords } from '../../parts/typed-words.ts';
import classes from './why.module.css';
import { sayUndrawn } from './use-drawing.ts';
import { useWhyWords } from './why-words-of-teams.ts';

const MOST = 40;

/** “Why not A–B?”: two names, and the rule by which a round that pairs them is worse. */
export function WhyNot({ drawing }: { readonly drawing: RoundExplanation }): ReactNode {
  const words = useWhyWords(drawing.kind === 'facts' ? 'players' : drawing.of);
  const [a, setA] = useState<string | null>(null);
  const [b, setB] = useState<string | null>(null);
  const names = drawing.players.map(({ id, tpn, name }) => ({
    value: id,
    label: tpn === null ? name : `${tpn} ${name}`,
  }));
  const choice = (
    label: string,
    value: string | null,
    onChange: (chosen: string | null) => void,
    not: string | null,
  ): ReactNode => (
    <Select
      label={label}
      searchable
      clearable
      limit={MOST}
      nothingFoundMessage={words.nobody}
      value={value}
      onChange={onChange}
      data={names.filter((one) => one.value !== not)}
      filter={({ options, search, limit }) => {
        const wanted = typedWords(search);
        return options
          .filter((option) => 'label' in option && hasWords(foldedName(option.label), wanted))
          .slice(0, limit);
      }}
    />
  );
  return (
    <section>
      <Title order={3} size="h5">
        {words.whyNot}
      </Title>
      <Text size="sm" c="dimmed">
        {words.whyNotText}
      </Text>
      <Stack gap="xs" mt="xs">
        {choice(words.one, a, setA, b)}
        {choice(words.other, b, setB, a)}
        {a !== null && b !== null && <WhyNotAnswer round={drawing.round} a={a} b={b} />}
      </Stack>
    </section>
  );
}

/** The sentences that say why two players, or two teams, do not meet. */
export function WhyNotAnswer(props: {
  readonly round: number;
  readonly a: string;
  readonly b: string;
}): ReactNode {
  const { round, a, b } = props;
  const language = useLanguage();
  const asked = new URLSearchParams({ a, b, lang: language });
  const { data, error } = useView<WhyNotDrawing>(`rounds/${round}/why-not?${asked.toString()}`);
  const undrawn = sayUndrawn(error, language);
  if (undrawn !== null) return <Alert color="yellow">{undrawn}</Alert>;
  if (data?.players[0] !== a || data.players[1] !== b) return <Loader size="sm" />;
  return (
    <div className={classes['decision']} role="status">
      {data.sentences.map((sentence, index) => (
        <p key={index}>{sentence}</p>
      ))}
    </div>
  );
}

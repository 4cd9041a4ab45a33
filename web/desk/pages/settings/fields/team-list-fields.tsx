import { NativeSelect, NumberInput } from '@mantine/core';
import { orderOfPlayers, teamRatingRule } from '@ronde/core/tournament/rules-of-teams.ts';
import {
  ORDERS_OF_PLAYERS,
  TEAM_RATING_FIGURES,
  TEAM_RATING_PLAYERS,
  type TeamSettings,
} from '@ronde/core/tournament/settings.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import { wholeOrNull } from './fields-props.ts';
import { TEAM_LIST_WORDS } from './team-list-words.ts';

/** What federations of clubs usually allow. */
const USUAL_TOLERANCE = 100;

export interface TeamFieldsProps {
  readonly team: TeamSettings;
  readonly fix: (patch: Partial<TeamSettings>) => void;
}

/** How a team is rated, and in what order its players sit. */
export function TeamListFields({ team, fix }: TeamFieldsProps): ReactNode {
  const words = useWords(TEAM_LIST_WORDS);
  const rating = teamRatingRule(team);
  const order = orderOfPlayers(team);
  return (
    <>
      <NativeSelect
        label={words.ratingOf}
        description={words.ratingHint}
        value={rating.of}
        data={TEAM_RATING_PLAYERS.map((value) => ({ value, label: words.of[value] }))}
        onChange={({ currentTarget: { value } }) => {
          const of = TEAM_RATING_PLAYERS.find((one) => one === value);
          if (of !== undefined) fix({ rating: { ...rating, of } });
        }}
      />
      <NativeSelect
        label={words.ratingAs}
        value={rating.as}
        data={TEAM_RATING_FIGURES.map((value) => ({ value, label: words.as[value] }))}
        onChange={({ currentTarget: { value } }) => {
          const as = TEAM_RATING_FIGURES.find((one) => one === value);
          if (as !== undefined) fix({ rating: { ...rating, as } });
        }}
      />
      <NativeSelect
        label={words.order}
        value={order.rule}
        data={ORDERS_OF_PLAYERS.map((value) => ({ value, label: words.orders[value] }))}
        onChange={({ currentTarget: { value } }) => {
          const rule = ORDERS_OF_PLAYERS.find((one) => one === value);
          if (rule === undefined) return;
          fix({ order: { rule, tolerance: rule === 'rating' ? USUAL_TOLERANCE : 0 } });
        }}
      />
      {order.rule === 'rating' && (
        <NumberInput
          label={words.tolerance}
          description={words.toleranceHint}
          min={0}
          max={4000}
          allowDecimal={false}
          clampBehavior="strict"
          value={order.tolerance}
          onChange={(value) => {
            const tolerance = wholeOrNull(value);
            if (tolerance !== null) fix({ order: { rule: 'rating', tolerance } });
          }}
        />
      )}
    </>
  );
}

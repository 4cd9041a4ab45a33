/** @jsxImportSource preact */
import type { PenaltyKind } from '@ronde/core/decisions/penalties/ladder.ts';
import { PENALTY_WORDS } from '@ronde/core/decisions/penalties/penalty-words.ts';
import type { JSX } from 'preact';
import { DECISION_WORDS } from '../../decisions/decision-words.ts';
import { figureOf, readPenalty, type PenaltyDraft } from '../../decisions/penalty-draft.ts';
import { language, spoken } from '../language.ts';

const words = spoken(DECISION_WORDS);

/** The penalties of 12.9 a ruling leaves to choose from; what is ticked is written with it. */
export function PenaltyTicks(props: {
  readonly kinds: readonly PenaltyKind[];
  readonly drafts: readonly PenaltyDraft[];
  readonly tried: boolean;
  readonly onChange: (drafts: readonly PenaltyDraft[]) => void;
}): JSX.Element {
  const { kinds, drafts, tried, onChange } = props;
  const names = PENALTY_WORDS[language];
  return (
    <fieldset class="penalties">
      <legend>{words.penalties}</legend>
      {kinds.map((kind) => {
        const draft = drafts.find((one) => one.kind === kind);
        const figure = figureOf(kind);
        const wrong = tried && draft !== undefined && readPenalty(draft) === null;
        return (
          <div key={kind}>
            <label class="several">
              <input
                type="checkbox"
                checked={draft !== undefined}
                onChange={(event) => {
                  const others = drafts.filter((one) => one.kind !== kind);
                  onChange(
                    event.currentTarget.checked ? [...others, { kind, figure: '' }] : others,
                  );
                }}
              />
              {names[kind]}
            </label>
            {draft !== undefined && figure !== null && (
              <input
                class="typed"
                aria-label={words.figureOf(names[kind], words.figures[figure])}
                aria-invalid={wrong}
                placeholder={words.figures[figure]}
                value={draft.figure}
                onInput={(event) => {
                  const typed = event.currentTarget.value;
                  onChange(
                    drafts.map((one) => (one.kind === kind ? { kind, figure: typed } : one)),
                  );
                }}
              />
            )}
            {wrong && (
              <p class="danger" role="alert">
                {words.badFigure}
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

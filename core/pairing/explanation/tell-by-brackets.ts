import type { Tpn } from '../../rules/identity.ts';
import type { TracedBye } from '../field/traced-bye.ts';
import { isOfColours } from './draw-colours.ts';
import type { ExplanationAsked, ExplanationSection } from './explained-round.ts';
import { SectionWriter, type SaidColours } from './swiss-sentences.ts';

/** What a bracket says: its heading, its lines, and everybody they speak of. */
export interface SaidBracket {
  readonly title: string;
  readonly lines: readonly string[];
  readonly players: readonly Tpn[];
}

/** How a system says its bye and its brackets. */
export interface ByBrackets<Bracket, Context> {
  readonly bye: (told: SectionWriter, bye: TracedBye, context: Context) => void;
  readonly bracket: (bracket: Bracket, context: Context) => SaidBracket;
}

type Told<Bracket> = TracedBye | Bracket | ({ readonly type: 'colours' } & SaidColours);

const isBye = (event: { readonly type: string }): event is TracedBye => event.type === 'bye';

/** A round in sentences, bracket by bracket (C.04.1 9: it must be explainable). */
export const tellByBrackets =
  <Bracket extends { readonly type: 'bracket' | 'group' }, Context extends ExplanationAsked>(
    say: ByBrackets<Bracket, Context>,
  ) =>
  (events: readonly Told<Bracket>[], context: Context): ExplanationSection[] => {
    const told = new SectionWriter(context.language);
    for (const event of events) {
      if (isBye(event)) say.bye(told, event, context);
      else if (isOfColours(event)) told.sayColours(event, context);
      else {
        const { title, lines, players } = say.bracket(event, context);
        told.open(title);
        for (const line of lines) told.say(line, players);
      }
    }
    return told.sections;
  };

import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { ReactNode } from 'react';
import { EditionsSection } from './editions-section.tsx';
import { FideSection } from './fide-section.tsx';

/** Which rules the event is played by, and whether it keeps all that FIDE asks. */
export function RulesSection(props: {
  readonly about: 'editions' | 'fide';
  readonly overview: OverviewAnswer['overview'];
}): ReactNode {
  const { editions, fideMode } = props.overview;
  return props.about === 'editions' ? (
    <EditionsSection pins={editions} />
  ) : (
    <FideSection fideMode={fideMode} />
  );
}

import type { ReactNode } from 'react';
import { useEvent } from '../event/event-context.tsx';
import { MarkDialog } from '../pages/history/mark-form.tsx';
import { TakeBackDialog } from '../pages/rounds/steps/take-back.tsx';
import { ArchiveDialog } from '../pages/settings/archive-dialog.tsx';
import type { Question } from './deed.ts';

/** What a deed of the palette asks before it is done: the same as its button. */
export function PaletteQuestion(props: {
  readonly question: Question;
  /** Of the event. */
  readonly name: string;
  readonly onClose: () => void;
}): ReactNode {
  const { question, name, onClose } = props;
  const { id } = useEvent();
  switch (question.kind) {
    case 'archive':
      return <ArchiveDialog id={id} name={name} onClose={onClose} />;
    case 'restorePoint':
      return <MarkDialog onClose={onClose} />;
    case 'takeBack':
      return <TakeBackDialog view={question.view} onClose={onClose} />;
  }
}

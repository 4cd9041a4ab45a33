import { Button, Group, Text, TextInput } from '@mantine/core';
import {
  SIGNATORIES,
  type Signatory,
} from '@ronde/core/administration/regulations/regulations-record.ts';
import { SIGNATORY_NAMES, TERM_NAMES } from '@ronde/core/administration/regulations/term-words.ts';
import type { Settings } from '@ronde/core/tournament/settings.ts';
import type { RegulationsView } from '@ronde/core/tournament/views/regulations.ts';
import { useState, type ReactNode } from 'react';
import { formatDate } from '../../dates.ts';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import classes from './regulations.module.css';
import { REGULATIONS_PAGE_WORDS } from './regulations-words.ts';

interface Props {
  readonly view: RegulationsView;
  readonly settings: Settings;
}

/** Who signed which version, what has changed since, and signing. */
export function Signatures(props: Props): ReactNode {
  const words = useWords(REGULATIONS_PAGE_WORDS);
  return (
    <section aria-labelledby="signatures">
      <h2 id="signatures">{words.signatures}</h2>
      <Text c="dimmed" className="no-print">
        {words.publicOnce}
      </Text>
      {SIGNATORIES.map((as) => (
        <SignatureOf key={as} as={as} {...props} />
      ))}
    </section>
  );
}

function SignatureOf({ as, view, settings }: Props & { readonly as: Signatory }): ReactNode {
  const words = useWords(REGULATIONS_PAGE_WORDS);
  const language = useLanguage();
  const may = useMay();
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const who = SIGNATORY_NAMES[language][as];
  const [name, setName] = useState(
    (as === 'chiefArbiter' ? settings.chiefArbiter : settings.organiser) ?? '',
  );
  const signed = view.signatures.find((one) => one.as === as);
  const stands = signed?.changed.length === 0;
  return (
    <div className={classes['signature']} data-signatory={as}>
      <Text fw={600}>
        {words.standing(
          who,
          signed === undefined
            ? words.unsigned
            : words.signed(
                signed.name,
                formatDate(signed.at.slice(0, 10), language),
                signed.version,
              ),
        )}
      </Text>
      {signed !== undefined && signed.changed.length > 0 && (
        <Text className={classes['changed']}>
          {words.changed(signed.changed.map((term) => TERM_NAMES[language][term]).join(', '))}
        </Text>
      )}
      {!stands && may('signRegulations') && (
        <form
          className="no-print"
          onSubmit={(event) => {
            event.preventDefault();
            const given = name.trim();
            if (given === '') return;
            const { version } = view;
            run(() => act({ type: 'signRegulations', as, name: given, version }));
          }}
        >
          <Group align="end" gap="sm">
            <TextInput
              label={words.name(who)}
              maxLength={100}
              value={name}
              onChange={(event) => {
                setName(event.currentTarget.value);
              }}
            />
            <Button
              type="submit"
              loading={busy}
              disabled={name.trim() === ''}
              aria-label={words.signAs(who)}
            >
              {words.sign}
            </Button>
          </Group>
        </form>
      )}
    </div>
  );
}

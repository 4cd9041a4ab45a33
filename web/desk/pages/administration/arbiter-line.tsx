import { Button, Popover, Stack, TextInput } from '@mantine/core';
import { sayEuros } from '@ronde/core/administration/money/say-step.ts';
import { sayDecimal } from '@ronde/core/rules/language.ts';
import { formatCents, parseMoney } from '@ronde/core/standings/prizes/money.ts';
import type { ArbiterToPay } from '@ronde/core/tournament/arbiters-to-pay.ts';
import { useState, type ReactNode } from 'react';
import { formatDays } from '../../dates.ts';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import lines from '../../parts/lines.module.css';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { ADMINISTRATION_WORDS } from './administration-words.ts';
import classes from './administration.module.css';

/** An arbiter: what the scale gives, what was paid, and the way to note it. */
export function ArbiterLine(props: { readonly arbiter: ArbiterToPay }): ReactNode {
  const { name, post, due, paid } = props.arbiter;
  const words = useWords(ADMINISTRATION_WORDS);
  const language = useLanguage();
  const may = useMay();
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const euros = (amount: number): string => sayEuros(amount, language);
  const state =
    paid === null
      ? words.unpaid
      : [
          words.paid(euros(paid.amount), formatDays(paid.on, paid.on, language)),
          ...(paid.donated === 0 ? [] : [words.donated(euros(paid.donated))]),
        ].join(', ');
  return (
    <li data-standing={paid === null ? 'today' : 'done'} className={classes['duty']}>
      <span className={lines['what']}>
        <span className={lines['name']}>{name}</span>
        <span className={lines['soft']}>
          {[words[post], ...(due === null ? [] : [words.owed(euros(due))])].join(' · ')}
        </span>
      </span>
      <span className={classes['standing']}>{state}</span>
      {may('payArbiter') && (
        <span className={`${classes['buttons'] ?? ''} no-print`}>
          {paid === null ? (
            <PayButton
              arbiter={props.arbiter}
              busy={busy}
              onPay={(amount, donated) => {
                run(() => act({ type: 'payArbiter', arbiter: name, amount, donated }));
              }}
            />
          ) : (
            <Button
              variant="subtle"
              loading={busy}
              aria-label={words.strikeOf(name)}
              onClick={ignoringDoubleClick(() => {
                run(() => act({ type: 'payArbiter', arbiter: name, amount: null }));
              })}
            >
              {words.strike}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

function PayButton(props: {
  readonly arbiter: ArbiterToPay;
  readonly busy: boolean;
  readonly onPay: (amount: number, donated: number) => void;
}): ReactNode {
  const { name, due } = props.arbiter;
  const words = useWords(ADMINISTRATION_WORDS);
  const language = useLanguage();
  const [opened, setOpened] = useState(false);
  const [amount, setAmount] = useState(due === null ? '' : sayDecimal(formatCents(due), language));
  const [donated, setDonated] = useState('');
  const sum = parseMoney(amount);
  const given = donated.trim() === '' ? 0 : parseMoney(donated);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus shadow="md">
      <Popover.Target>
        <Button
          variant="default"
          loading={props.busy}
          aria-label={words.payOf(name)}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => {
            setOpened(!opened);
          }}
        >
          {words.pay}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={words.payOf(name)}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (sum === null || given === null) return;
            setOpened(false);
            props.onPay(sum, given);
          }}
        >
          <Stack gap="xs">
            <TextInput
              label={words.amount}
              inputMode="decimal"
              error={sum === null && amount !== '' ? words.notAnAmount : undefined}
              value={amount}
              onChange={(event) => {
                setAmount(event.currentTarget.value);
              }}
            />
            <TextInput
              label={words.donation}
              inputMode="decimal"
              error={given === null ? words.notAnAmount : undefined}
              value={donated}
              onChange={(event) => {
                setDonated(event.currentTarget.value);
              }}
            />
            <Button type="submit" disabled={sum === null || given === null}>
              {words.pay}
            </Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

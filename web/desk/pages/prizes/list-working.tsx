import type { Tpn } from '@ronde/core/rules/identity.ts';
import type { ExactCents } from '@ronde/core/standings/prizes/money.ts';
import type { PrizesView } from '@ronde/core/tournament/views/prizes.ts';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { moneyText } from '@ronde/core/standings/prizes/money-text.ts';
import classes from './prizes.module.css';
import { PRIZES_WORDS } from './prizes-words.ts';

/** How each list was shared out: what was pooled, what each part is made of, what is left. */
export function ListWorking(props: {
  readonly view: PrizesView;
  readonly nameOf: (tpn: Tpn) => string;
}): ReactNode {
  const { view, nameOf } = props;
  const words = useWords(PRIZES_WORDS);
  const language = useLanguage();
  const money = (cents: number): string => moneyText(cents, view.currency, language);
  const exact = ([numerator, denominator]: ExactCents): string =>
    money(Math.round(numerator / denominator));
  return (
    <details className={classes['working']}>
      <summary>{words.working}</summary>
      <div className={classes['lists']}>
        {view.lists.map((list) => (
          <section key={list.list} className={classes['list']}>
            <h3>{list.name[language]}</h3>
            <p className={classes['soft']}>
              {words.rules[list.rule]} · {words.eligible(list.eligible)}
            </p>
            {list.groups.map((group, index) => (
              <div key={index}>
                <p>
                  {words.group(group.places[0], group.places[1], money(group.pool), group.payees)}
                </p>
                <ul>
                  {group.shares.map(({ tpn, byPlace, shared, amount, thing }) => (
                    <li key={tpn}>
                      {words.gets(nameOf(tpn))} <strong>{money(amount)}</strong>
                      {thing !== null && ` + ${thing.name[language]}`}
                      {group.shares.length > 1 && list.rule === 'hort' && (
                        <span className={classes['soft']}>
                          {' '}
                          ({words.shareByPlace(exact(byPlace), exact(shared))})
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            {list.unawarded.map(({ place, prize }) => (
              <p key={place}>{words.unawarded(place, money(prize.amount))}</p>
            ))}
            {list.elsewhere.length > 0 && (
              <p className={classes['soft']}>
                {words.elsewhere(list.elsewhere.map(({ tpn }) => nameOf(tpn)).join(' · '))}
              </p>
            )}
          </section>
        ))}
      </div>
    </details>
  );
}

import { Button, Text } from '@mantine/core';
import { FINDING_KIND_NAMES } from '@ronde/core/administration/regulations/finding-words.ts';
import { sayFinding } from '@ronde/core/administration/regulations/say-finding.ts';
import { TERM_NAMES } from '@ronde/core/administration/regulations/term-words.ts';
import { ARTICLE_OF, type RegulationTerm } from '@ronde/core/administration/regulations/terms.ts';
import type { RegulationsView } from '@ronde/core/tournament/views/regulations.ts';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import lines from '../../parts/lines.module.css';
import { fieldId } from './builder.tsx';
import classes from './regulations.module.css';
import { REGULATIONS_PAGE_WORDS } from './regulations-words.ts';

/** What is missing, contradictory, forbidden or advised, each with the way to its field. */
export function FindingsList({ view }: { readonly view: RegulationsView }): ReactNode {
  const words = useWords(REGULATIONS_PAGE_WORDS);
  const language = useLanguage();
  const { findings, sound } = view;
  return (
    <section aria-labelledby="findings">
      <h2 id="findings">{words.findings}</h2>
      <Text role="status" fw={600}>
        {sound ? words.sound : words.open(findings.length)}
      </Text>
      {findings.length > 0 && (
        <ul className={lines['list']}>
          {findings.map((finding) => {
            const { what, remedy } = sayFinding(finding, language);
            const { code, kind, term, article } = finding;
            return (
              <li key={`${code} ${what}`} data-finding={code} data-kind={kind}>
                <span className={lines['what']}>
                  <span>
                    <span className={classes['kind']}>{FINDING_KIND_NAMES[language][kind]}</span>{' '}
                    {what} {remedy}
                  </span>
                  <span className={lines['soft']}>
                    {ARTICLE_OF[term]} · {article}
                  </span>
                </span>
                <Button
                  variant="default"
                  className="no-print"
                  aria-label={words.goTo(TERM_NAMES[language][term])}
                  onClick={() => {
                    goTo(term);
                  }}
                >
                  {words.go}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** The field itself, or the button that leads to the page it stands on. */
function goTo(term: RegulationTerm): void {
  const field = document.getElementById(fieldId(term));
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

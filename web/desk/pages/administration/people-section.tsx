import { Alert, Title } from '@mantine/core';
import { sayFideNumber } from '@ronde/core/administration/licences/say-fide-number.ts';
import { SUSPENSION_WORDS } from '@ronde/core/administration/licences/suspension-words.ts';
import type { AdministrationView } from '@ronde/core/tournament/views/administration.ts';
import type { ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLanguage, useWords } from '../../language.tsx';
import lines from '../../parts/lines.module.css';
import { useIsChiefOfHouse } from '../../use-session.ts';
import { AttestationsSection } from './attestations-section.tsx';
import { HouseRegister } from './house-register.tsx';
import { PEOPLE_WORDS } from './people-words.ts';
import { SuspensionRegister } from './suspension-register.tsx';

/** Whose FIDE number is to be settled, and who is suspended from what. */
export function PeopleSection(props: { readonly view: AdministrationView }): ReactNode {
  const { arbitersPlaying, attestations, fideNumbers, suspensions, suspendedHere } = props.view;
  const words = useWords(PEOPLE_WORDS);
  const language = useLanguage();
  const may = useMay();
  const act = useDo();
  const isChief = useIsChiefOfHouse();
  const said = SUSPENSION_WORDS[language];
  const here = suspendedHere.map(({ name, as }) => `${name} (${said.functions[as]})`).join(', ');
  return (
    <>
      {arbitersPlaying.length > 0 && (
        <Alert color="red" mt="lg">
          {words.arbitersPlaying(arbitersPlaying.join(', '))}
        </Alert>
      )}
      {fideNumbers.length > 0 && (
        <>
          <Title order={2} size="h3" mt="lg">
            {words.fideNumbers}
          </Title>
          <ul className={lines['list']}>
            {fideNumbers.map(({ id, name, verdict }) => (
              <li key={id}>
                <span className={lines['what']}>
                  <span className={lines['name']}>{name}</span>
                  <span className={lines['soft']}>{sayFideNumber(verdict, language)}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <AttestationsSection attestations={attestations} />
      <SuspensionRegister
        title={words.suspensions}
        about={words.about}
        add={words.add}
        register={suspensions}
        onChange={
          may('registerSuspension') ? (line) => act({ type: 'registerSuspension', ...line }) : null
        }
      >
        {here !== '' && (
          <Alert color="red" my="xs">
            {words.here(here)}
          </Alert>
        )}
      </SuspensionRegister>
      {isChief && <HouseRegister />}
    </>
  );
}

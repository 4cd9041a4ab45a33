import { Button, Group, TextInput } from '@mantine/core';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useWords } from '../../language.tsx';
import { LicenceButtons } from './licence-buttons.tsx';
import { LicenceState } from './licence-state.tsx';
import { LICENCE_WORDS } from './licence-words.ts';

/** The player's line of the register of licences; nothing where no licence is asked for. */
export function LicenceSection({ player }: { readonly player: PlayerLine }): ReactNode {
  const words = useWords(LICENCE_WORDS);
  const may = useMay();
  const { staff } = player;
  const verdict = staff?.licenceVerdict ?? null;
  if (staff === null || verdict === null) return null;
  const check = staff.licenceCheck;
  return (
    <section className="no-print">
      <h3>{words.licence}</h3>
      <LicenceState staff={staff} />
      {may('noteLicences') && (
        <>
          <Group gap="xs" my="xs">
            <LicenceButtons player={player.id} name={player.name} check={check} />
          </Group>
          {check !== null && <Remark key={`${player.id}${check.at}`} player={player} />}
        </>
      )}
    </section>
  );
}

function Remark({ player }: { readonly player: PlayerLine }): ReactNode {
  const words = useWords(LICENCE_WORDS);
  const act = useDo();
  const check = player.staff?.licenceCheck ?? null;
  const [text, setText] = useState(check?.remark ?? '');
  if (check === null) return null;
  const { by: _by, at: _at, remark: before = '', ...kept } = check;
  const typed = text.trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const remark = typed === '' ? {} : { remark: typed };
        void act({ type: 'noteLicences', players: [player.id], ...kept, ...remark });
      }}
    >
      <TextInput
        size="sm"
        label={words.remark}
        value={text}
        maxLength={200}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      {typed !== before && (
        <Button type="submit" size="xs" variant="default" mt="xs">
          {words.saveRemark}
        </Button>
      )}
    </form>
  );
}

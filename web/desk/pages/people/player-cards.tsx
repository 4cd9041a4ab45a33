import { Button, Group, NumberInput, Progress, Text, Title } from '@mantine/core';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import type { DeviceShown, NewDeviceAnswer, NewDeviceRequest } from '@ronde/server/api/devices.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { IconPrinter } from '../../icons.tsx';
import { useState, type ReactNode } from 'react';
import { useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { playerOptions } from '../../parts/distinct-names.ts';
import { deviceState, isOpen } from './device-state.ts';
import { groupedCode } from './grouped-code.ts';
import { PEOPLE_WORDS } from './people-words.ts';
import { svgSource } from './svg-source.ts';
import classes from './people.module.css';
import { ChooseSeveral } from '../../parts/several-fields.tsx';

const THREE_DAYS = 72;

/** A sheet of cards, eight a page: each opens one player's own board. */
export function PlayerCards(props: {
  readonly players: readonly PlayerLine[];
  readonly devices: readonly DeviceShown[];
  readonly make: (wish: NewDeviceRequest) => Promise<NewDeviceAnswer | null>;
  readonly end: (device: string) => Promise<boolean>;
  readonly onClose: () => void;
}): ReactNode {
  const words = useWords(PEOPLE_WORDS);
  const overview = useView<OverviewAnswer>('').data;
  const inEvent = props.players.filter(({ left }) => left === null);
  const [chosen, setChosen] = useState<string[]>([]);
  const [hours, setHours] = useState<number | string>(THREE_DAYS);
  const [cards, setCards] = useState<readonly NewDeviceAnswer[]>([]);
  const [making, setMaking] = useState(false);
  const wanted = chosen.length === 0 ? inEvent : inEvent.filter(({ id }) => chosen.includes(id));
  const makeAll = async (): Promise<void> => {
    setMaking(true);
    setCards([]);
    const now = Date.now();
    const before = props.devices.filter((device) => isOpen(deviceState(device, now)));
    for (const { id, name } of wanted) {
      for (const old of before.filter(({ player }) => player === id)) await props.end(old.id);
      const wish = {
        name,
        role: 'player',
        player: id,
        hours: Number(hours) || THREE_DAYS,
      } as const;
      const made = await props.make(wish);
      if (made === null) break;
      setCards((held) => [...held, made]);
    }
    setMaking(false);
  };
  return (
    <>
      <div className="no-print">
        <Title order={1} size="h2" mb="xs">
          {words.cardsTitle}
        </Title>
        <Text c="dimmed" mb="md">
          {words.cardsText}
        </Text>
        <Group align="flex-end" mb="md">
          <ChooseSeveral
            className={classes['choose']}
            label={words.choose}
            placeholder={chosen.length === 0 ? words.everybody(inEvent.length) : ''}
            searchable
            clearable
            data={playerOptions(inEvent)}
            value={chosen}
            onChange={setChosen}
          />
          <NumberInput
            label={words.hours}
            min={1}
            max={1440}
            value={hours}
            onChange={setHours}
            w="7rem"
          />
          <Button loading={making} disabled={wanted.length === 0} onClick={() => void makeAll()}>
            {words.makeCards(wanted.length)}
          </Button>
          {cards.length > 0 && !making && (
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => {
                window.print();
              }}
            >
              {words.print}
            </Button>
          )}
          <Button variant="subtle" onClick={props.onClose}>
            {words.done}
          </Button>
        </Group>
        {making && (
          <>
            <Progress value={(100 * cards.length) / Math.max(wanted.length, 1)} aria-hidden />
            <Text role="status" size="sm">
              {words.making(cards.length, wanted.length)}
            </Text>
          </>
        )}
      </div>
      <ul className={classes['cards']} data-print="cards">
        {cards.map(({ device, qr, code, links }) => (
          <li key={device.id}>
            {qr !== null && <img src={svgSource(qr)} alt={words.qr} />}
            <div>
              <p className={classes['cardEvent']}>{overview?.overview.name}</p>
              <p className={classes['cardName']}>{device.name}</p>
              <p className={classes['cardCode']}>{groupedCode(code)}</p>
              <p className={classes['cardEvent']}>
                {links[0]?.replace(/\/c\/.*$/, '/p') ?? words.noAddress}
              </p>
              <p className={classes['cardEvent']}>{words.cardText}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

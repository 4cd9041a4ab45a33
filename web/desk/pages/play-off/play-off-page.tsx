import { Alert, Anchor, Button, Group, Loader, NumberInput, Text, Title } from '@mantine/core';
import { cupRoundName } from '@ronde/core/pairing/cup/round-names.ts';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type { PlayOffView, PlayOffGroup } from '@ronde/core/tournament/views/play-off.ts';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { pointsInEnglish, pointsInFrench } from '../../../words/points.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLastProblem, useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import { offerBack } from '../../parts/offer-back.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { HeldOnDesk } from './held-on-desk.tsx';
import { orderText } from './order-text.ts';
import { PLAY_OFF_PAGE_WORDS } from './play-off-words.ts';
import classes from './play-off.module.css';
import { useSteerPlayOff } from './use-play-off.ts';

/** Play-offs: who is tied, the games one by one, and the order that standings and prizes follow. */
export function PlayOffPage(): ReactNode {
  const words = useWords(PLAY_OFF_PAGE_WORDS);
  const asked = useView<PlayOffView>('play-off');
  const error = useLastProblem(asked);
  const { data: view } = asked;
  return (
    <div className={classes['page']}>
      <Title order={1} size="h2" mb="xs">
        {words.title}
      </Title>
      <Text mb="md">{view?.cup === true ? words.aboutCup : words.about}</Text>
      {view?.cup === true && <ToBracket />}
      {view !== undefined ? (
        <>
          {view.held.map((held) => (
            <HeldOnDesk key={held.seed} held={held} cup={view.cup} />
          ))}
          <Tied view={view} />
        </>
      ) : error === null ? (
        <Loader />
      ) : (
        <Alert color={isMissing(error) ? 'yellow' : 'red'}>
          {isMissing(error) ? words.teams : words.failed}
        </Alert>
      )}
    </div>
  );
}

function ToBracket(): ReactNode {
  const words = useWords(PLAY_OFF_PAGE_WORDS);
  const { id } = useEvent();
  return (
    <p className={classes['who']}>
      <Anchor component={Link} to={`/event/${encodeURIComponent(id)}/bracket`}>
        {words.toBracket}
      </Anchor>
    </p>
  );
}

const isMissing = (error: Error): boolean => error instanceof AnswerProblem && error.status === 404;

function Tied({ view }: { readonly view: PlayOffView }): ReactNode {
  const words = useWords(PLAY_OFF_PAGE_WORDS);
  const { announced } = view;
  const [typed, setAfter] = useState<number | null>(null);
  const after = announced === null ? typed : announced.armageddonAfter;
  return (
    <>
      {view.openGames > 0 && (
        <Alert color="yellow" mb="md">
          {words.openGames(view.openGames)}
        </Alert>
      )}
      {view.cup && announced === null && view.groups.length > 0 && (
        <Alert color="yellow" mb="md">
          {words.notAnnounced}
        </Alert>
      )}
      <h2 className={classes['heading']}>{view.cup ? words.matches : words.groups}</h2>
      {view.groups.length === 0 ? (
        <Text>{view.cup ? words.noMatch : words.nobody}</Text>
      ) : announced !== null ? (
        <Text mb="md">{words.announced(announced)}</Text>
      ) : (
        <NumberInput
          label={words.armageddon}
          description={words.armageddonNote}
          min={0}
          max={20}
          maw="26rem"
          mb="md"
          allowDecimal={false}
          value={typed ?? ''}
          onChange={(value) => {
            setAfter(value === '' ? null : Math.min(20, Math.max(0, Math.round(Number(value)))));
          }}
        />
      )}
      <ul className={classes['groups']}>
        {view.groups
          .filter((group) => !isHeld(group, view))
          .map((group) => (
            <TiedGroupLine
              key={group.players[0]?.id}
              group={group}
              after={after}
              announced={announced !== null}
            />
          ))}
      </ul>
    </>
  );
}

/** Everybody of it plays already; of more than two tied, the others wait for them. */
const isHeld = ({ players }: PlayOffGroup, { held }: PlayOffView): boolean =>
  held.some((one) => one.names.some(({ id }) => players.some((player) => player.id === id)));

function TiedGroupLine(props: {
  readonly group: PlayOffGroup;
  readonly after: number | null;
  /** The procedure stands above the list. */
  readonly announced: boolean;
}): ReactNode {
  const { group, after, announced } = props;
  const { players, points, forPrizes, recorded, match } = group;
  const words = useWords(PLAY_OFF_PAGE_WORDS);
  const language = useLanguage();
  const may = useMay();
  const act = useDo();
  const steer = useSteerPlayOff();
  const { busy, run } = useOneAtATime();
  const inWords = language === 'fr' ? pointsInFrench : pointsInEnglish;
  const nameOf = (id: PlayerId): string => players.find((one) => one.id === id)?.name ?? id;
  const names = players.map(({ name }) => name).join(', ');
  const kind =
    players.length === 2
      ? 'two'
      : players.length === 3
        ? 'three'
        : players.length === 4
          ? 'four'
          : 'more';
  return (
    <li className={classes['group']}>
      <p className={classes['who']}>
        <strong>
          {match === null
            ? words.group(inWords(displayPoints(points, language)))
            : match.thirdPlace
              ? words.thirdPlace
              : words.match(cupRoundName(match.round, match.rounds, language), match.match)}
          {forPrizes && ` (${words.forPrizes})`}
        </strong>{' '}
        {players.map(({ name, rank }) => (match === null ? `${rank}. ${name}` : name)).join(' · ')}
      </p>
      {recorded === null ? (
        <>
          {!announced && <p className={classes['soft']}>{words.procedure[kind]}</p>}
          {may('recordPlayOff') && (
            <Button
              loading={busy}
              aria-label={words.beginOf(names)}
              onClick={ignoringDoubleClick(() => {
                run(() =>
                  steer.begin(
                    players.map(({ id }) => id),
                    after,
                  ),
                );
              })}
            >
              {words.begin}
            </Button>
          )}
        </>
      ) : (
        <Group gap="xs">
          <Text>{words.recorded(orderText(recorded, nameOf))}</Text>
          {may('cancelPlayOff') && (
            <Button
              variant="default"
              loading={busy}
              aria-label={words.takeBackOf(names)}
              onClick={ignoringDoubleClick(() => {
                run(async () => {
                  const sent = await act({ type: 'cancelPlayOff', players: recorded.flat() });
                  if (sent.kind !== 'done') return;
                  offerBack({
                    text: words.takenBack,
                    back: words.undo,
                    onBack: () => void act({ type: 'recordPlayOff', steps: recorded }),
                  });
                });
              })}
            >
              {words.takeBack}
            </Button>
          )}
        </Group>
      )}
    </li>
  );
}

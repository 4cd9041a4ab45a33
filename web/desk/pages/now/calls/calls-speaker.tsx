import type { CockpitView } from '@ronde/core/tournament/views/cockpit.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { callAt, isFresh } from '../../../../live/call-at.ts';
import { sayCall } from '../../../../words/calls.ts';
import { useNow } from '../../../event/use-now.ts';
import { useView } from '../../../event/use-view.ts';
import { useLanguage } from '../../../language.tsx';
import { useCallsAloud } from './calls-aloud.ts';
import { sayAloud } from './say-aloud.ts';

/** Says announcements aloud where this computer was told to. */
export function CallsSpeaker(): ReactNode {
  const [aloud] = useCallsAloud();
  return aloud && <Speaker />;
}

/** Says each announcement once when its minute comes, whatever page is open. */
function Speaker(): ReactNode {
  const language = useLanguage();
  const { data } = useView<CockpitView>('cockpit');
  const now = useNow();
  const call = callAt(data?.calls ?? null, now);
  const said = useRef<string | null>(null);
  useEffect(() => {
    if (call === null || !isFresh(call, now)) return;
    const name = `${call.of}:${call.round}:${call.minutes}:${call.end}`;
    if (said.current === name) return;
    said.current = name;
    sayAloud(sayCall(call, language), language);
  }, [call, now, language]);
  return null;
}

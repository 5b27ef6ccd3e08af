import { Loading, Notice } from '@portal/shared';
import type { SlotProps } from '@portal/shared/declaration';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useReducer } from 'react';
import { styled } from 'styled-components';
import { arrangePanels, noPanels, settlePanel, type PanelEvent, type PanelStates } from '../model/arrangePanels';
import { panelsOf, type Panel } from '../page/panelsOf';
import type { SlotName } from '../portal';
import { RemotePart } from './RemotePart';
import { remotesAtom } from './remotesAtom';

/** A panel that takes longer (ms) is passed by ready ones below it, and comes after them. */
export const panelTimeout = 3_000;
/** A panel that has not said after this time (ms) that it is ready is taken to be. */
export const panelPatience = 25_000;

/** The panels of all remotes in a slot. Nothing that comes late moves a panel that is shown. */
export function SlotArea({ name }: { name: SlotName }) {
  const panels = panelsOf(useAtomValue(remotesAtom), name);
  const order = panels.map((panel) => panel.name);
  const [states, settle] = useReducer(
    (before: PanelStates, event: PanelEvent) => settlePanel(order, before, event),
    noPanels,
  );

  return (
    <Area>
      {arrangePanels(order, states).map(({ name: panelName, isShown }) => {
        const panel = panels.find((one) => one.name === panelName);
        return (
          panel && (
            <div key={panelName} hidden={!isShown}>
              <SlotPanel panel={panel} onSettle={settle} />
            </div>
          )
        );
      })}
    </Area>
  );
}

interface SlotPanelProps {
  panel: Panel;
  onSettle: (event: PanelEvent) => void;
}

function SlotPanel({ panel: { name, unavailable }, onSettle }: SlotPanelProps) {
  const onReady = useCallback(() => {
    onSettle({ name, event: 'ready' });
  }, [name, onSettle]);

  useEffect(() => {
    const timers = [
      setTimeout(onSettle, panelTimeout, { name, event: 'late' }),
      setTimeout(onSettle, panelPatience, { name, event: 'ready' }),
    ];
    return () => {
      timers.forEach(clearTimeout);
    };
  }, [name, onSettle]);

  return (
    <RemotePart
      name={name}
      given={{ onReady } satisfies SlotProps}
      loading={<Loading />}
      failed={(tryAgain) => <Notice onAct={tryAgain}>{unavailable}</Notice>}
      onFail={onReady}
    />
  );
}

const Area = styled.div`
  display: grid;
  gap: 1.5rem;
`;

import { Loading } from '@portal/shared';
import type { SlotProps } from '@portal/shared/declaration';
import { useAtomValue } from 'jotai';
import { useCallback, useReducer } from 'react';
import { styled } from 'styled-components';
import {
  arrangePanels,
  noPanels,
  settlePanel,
  type PanelEvent,
  type PanelStates,
} from '../model/arrangePanels';
import { panelsOf, type Panel } from '../page/panelsOf';
import type { SlotName } from '../portal';
import { RemotePart } from '../remotes/RemotePart';
import { remotesAtom } from '../remotes/remotesAtom';
import { usePanelTimers } from '../state/usePanelTimers';

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

  usePanelTimers(name, onSettle);

  return (
    <RemotePart
      name={name}
      given={{ onReady } satisfies SlotProps}
      loading={<Loading />}
      unavailable={unavailable}
      onFail={onReady}
    />
  );
}

const Area = styled.div`
  display: grid;
  gap: 1.5rem;

  @media print {
    display: block;

    & > * {
      margin-bottom: 1.5rem;
    }
  }
`;

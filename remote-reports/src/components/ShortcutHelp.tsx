import { Button, color, Icon } from '@portal/shared';
import { Dialog } from '@portal/shared/dialog';
import { styled } from 'styled-components';
import { shortcuts } from '../model/shortcuts';
import { shortcutTexts } from '../texts/shortcutTexts';

interface ShortcutHelpProps {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
}

/** The keys of a report, and the switch that takes all of them away (WCAG 2.1.4). */
export function ShortcutHelp({ isOn, onSwitch, onClose }: ShortcutHelpProps) {
  const close = (
    <Button $quiet onClick={onClose}>
      <Icon name="close" />
      {shortcutTexts.close}
    </Button>
  );

  return (
    <Dialog placement="side" title={shortcutTexts.title} action={close} onClose={onClose}>
      <Content>
        <Switch>
          <input
            type="checkbox"
            role="switch"
            checked={isOn}
            onChange={({ target }) => {
              onSwitch(target.checked);
            }}
          />
          <span>{isOn ? shortcutTexts.on : shortcutTexts.off}</span>
        </Switch>
        <Hint>{shortcutTexts.hint}</Hint>
        <Keys $isOn={isOn}>
          {Object.entries(shortcuts).map(([key, does]) => (
            <Row key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </Row>
          ))}
        </Keys>
      </Content>
    </Dialog>
  );
}

const Content = styled.div`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0.75rem 1rem 2rem;
`;

const Switch = styled.label`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  font-weight: 600;
  cursor: pointer;

  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.link};
  }
`;

const Hint = styled.p`
  color: ${color.muted};
  font-size: 0.875rem;
`;

const Keys = styled.dl<{ $isOn: boolean }>`
  margin: 1rem 0 0;
  color: ${({ $isOn }) => ($isOn ? color.ink : color.muted)};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 1rem;
  min-height: 2.75rem;
  border-top: 1px solid ${color.line};

  dt {
    flex: 0 0 2rem;
  }

  dd {
    margin: 0;
  }

  kbd {
    display: grid;
    place-items: center;
    height: 2rem;
    border: 1px solid ${color.control};
    border-radius: 6px;
    font: inherit;
    font-weight: 600;
  }
`;

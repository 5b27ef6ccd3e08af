import { from, Icon, navigationAtom } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { BarPopup } from '../components/BarPopup';
import { MenuPanel } from '../components/MenuPanel';
import { useMarkHere } from '../state/useMarkHere';
import { barTexts } from '../texts/barTexts';

/** The links of the bar on a narrow screen, for whoever is signed out. */
export function PublicMenu() {
  const items = useAtomValue(navigationAtom);
  const [isOpen, setOpen] = useMarkHere();
  const close = () => {
    setOpen(false);
  };

  return (
    <Narrow>
      <BarPopup
        kind="panel"
        label={isOpen ? barTexts.closeMenu : barTexts.openMenu}
        opening={isOpen ? { start: null, pressedAt: null } : null}
        onOpen={() => {
          setOpen(true);
        }}
        onClose={close}
        renderSurface={() => <MenuPanel items={items} onClose={close} />}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size="large" />
      </BarPopup>
    </Narrow>
  );
}

const Narrow = styled.div`
  ${from.medium} {
    display: none;
  }
`;

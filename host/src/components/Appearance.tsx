import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { styled } from 'styled-components';
import type { Theme } from '../model/Theme';
import { AppearanceChoice } from './AppearanceChoice';
import { barButton } from './BarButton';
import { BarIcon } from './BarIcon';
import { barSurface } from './barSurface';

interface AppearanceProps {
  theme: Theme;
  onChoose: (theme: Theme) => void;
}

/** Light, dark, or as the system has it (F-11). */
export function Appearance({ theme, onChoose }: AppearanceProps) {
  return (
    <Place>
      <Opener data-tool="appearance" aria-label="Appearance">
        <BarIcon name="appearance" />
      </Opener>
      <Surface>
        <AppearanceChoice theme={theme} onChoose={onChoose} />
      </Surface>
    </Place>
  );
}

const Place = styled(Popover)`
  position: relative;
`;

const Opener = styled(PopoverButton)`
  ${barButton}
`;

const Surface = styled(PopoverPanel)`
  ${barSurface}
`;

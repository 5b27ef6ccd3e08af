import { themeAtom, type Theme } from '@portal/shared';
import { useAtom } from 'jotai';
import { PopupButton } from '../components/PopupButton';
import { RadioGroup } from '../components/RadioGroup';
import { ToolPopup } from '../components/ToolPopup';
import type { TextStyle } from '../model/TextStyle';
import { textStyleAtom } from '../state/textStyleAtom';

export interface TextPanelProps {
  onClose: () => void;
}

const sizes: [TextStyle['size'], string][] = [
  ['small', 'Small'],
  ['standard', 'Standard'],
  ['large', 'Large'],
  ['largest', 'Largest'],
];

const spacings: [boolean, string][] = [
  [false, 'Comfortable'],
  [true, 'Compact'],
];

const themes: [Theme, string][] = [
  ['system', 'Same as device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

/** How reports look, which changes at once: size and spacing of their text, and the theme of the portal. */
export function TextPanel({ onClose }: TextPanelProps) {
  const [style, setStyle] = useAtom(textStyleAtom);
  const [theme, setTheme] = useAtom(themeAtom);

  return (
    <ToolPopup title="Text" opens="below" onClose={onClose}>
      <RadioGroup
        legend="Size"
        options={sizes}
        chosen={style.size}
        onChoose={(size) => {
          setStyle({ ...style, size });
        }}
      />
      <RadioGroup
        legend="Spacing"
        options={spacings}
        chosen={style.isCompact}
        onChoose={(isCompact) => {
          setStyle({ ...style, isCompact });
        }}
      />
      <RadioGroup legend="Appearance" options={themes} chosen={theme} onChoose={setTheme} />
      <PopupButton onClick={onClose}>Close</PopupButton>
    </ToolPopup>
  );
}

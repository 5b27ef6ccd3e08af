import { themeAtom, type Theme } from '@portal/shared';
import { useAtom } from 'jotai';
import { PopupButton } from '../components/PopupButton';
import { RadioGroup } from '../components/RadioGroup';
import { ToolPopup } from '../components/ToolPopup';
import type { TextStyle } from '../model/TextStyle';
import { textStyleAtom } from '../state/textStyleAtom';
import { textPanelTexts } from '../texts/textPanelTexts';

interface TextPanelProps {
  onClose: () => void;
}

const sizes: [TextStyle['size'], string][] = [
  ['small', textPanelTexts.sizes.small],
  ['standard', textPanelTexts.sizes.standard],
  ['large', textPanelTexts.sizes.large],
  ['largest', textPanelTexts.sizes.largest],
];

const spacings: [boolean, string][] = [
  [false, textPanelTexts.comfortable],
  [true, textPanelTexts.compact],
];

const themes: [Theme, string][] = [
  ['system', textPanelTexts.themes.system],
  ['light', textPanelTexts.themes.light],
  ['dark', textPanelTexts.themes.dark],
];

/** How reports look, which changes at once: size and spacing of their text, and the theme of the portal. */
export function TextPanel({ onClose }: TextPanelProps) {
  const [style, setStyle] = useAtom(textStyleAtom);
  const [theme, setTheme] = useAtom(themeAtom);

  return (
    <ToolPopup title={textPanelTexts.title} opens="below" onClose={onClose}>
      <RadioGroup
        legend={textPanelTexts.size}
        options={sizes}
        chosen={style.size}
        onChoose={(size) => {
          setStyle({ ...style, size });
        }}
      />
      <RadioGroup
        legend={textPanelTexts.spacing}
        options={spacings}
        chosen={style.isCompact}
        onChoose={(isCompact) => {
          setStyle({ ...style, isCompact });
        }}
      />
      <RadioGroup legend={textPanelTexts.appearance} options={themes} chosen={theme} onChoose={setTheme} />
      <PopupButton onClick={onClose}>{textPanelTexts.close}</PopupButton>
    </ToolPopup>
  );
}

import { color, themes, type Theme } from '@portal/shared';
import { useId } from 'react';
import { styled } from 'styled-components';
import { barSurfaceTexts } from '../texts/barSurfaceTexts';

interface AppearanceChoiceProps {
  theme: Theme;
  onChoose: (theme: Theme) => void;
}

export function AppearanceChoice({ theme, onChoose }: AppearanceChoiceProps) {
  const name = useId();

  return (
    <Choice>
      <Title>{barSurfaceTexts.appearance}</Title>
      {themes.map((option) => (
        <Option key={option}>
          <input
            type="radio"
            name={name}
            checked={option === theme}
            onChange={() => {
              onChoose(option);
            }}
          />
          {barSurfaceTexts.themes[option]}
        </Option>
      ))}
    </Choice>
  );
}

const Choice = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
`;

const Title = styled.legend`
  padding: 0.5rem 0.75rem;
  font-weight: 600;
`;

const Option = styled.label`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  padding: 0 0.75rem;
  border-radius: 6px;
  cursor: pointer;

  &:hover {
    background: ${color.accentSoft};
  }

  input {
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${color.link};
  }
`;

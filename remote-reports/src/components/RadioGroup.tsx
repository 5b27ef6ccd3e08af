import { color } from '@portal/shared';
import { useId } from 'react';
import { styled } from 'styled-components';

interface RadioGroupProps<Value> {
  legend: string;
  /** Values and their labels, in order. */
  options: [Value, string][];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One of several, in a popup: side by side, so that the text behind stays in sight. */
export function RadioGroup<Value>({ legend, options, chosen, onChoose }: RadioGroupProps<Value>) {
  const name = useId();

  return (
    <Group>
      <Legend>{legend}</Legend>
      <Options>
        {options.map(([value, label]) => (
          <Option key={label}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => {
                onChoose(value);
              }}
            />
            {label}
          </Option>
        ))}
      </Options>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0.25rem 0.75rem;
  font-weight: 600;
`;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

const Option = styled.label`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0 0.75rem;
  border-radius: 6px;
  cursor: pointer;

  &:hover {
    background: ${color.accentSoft};
  }

  input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${color.link};
  }
`;

import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from './Button';

test('S-74 a button sends nothing, wherever it stands', () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button>Press</Button>
      <Button $quiet>Press quietly</Button>
    </form>,
  );

  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(onSubmit).not.toHaveBeenCalled();
});

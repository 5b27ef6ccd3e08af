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

test('a button that only says that it is off looks like one that is', () => {
  render(
    <>
      <Button disabled>Off</Button>
      <Button aria-disabled>Off, with the focus</Button>
      <Button aria-disabled={false}>On</Button>
    </>,
  );
  const looks = screen.getAllByRole('button').map((button) => getComputedStyle(button));
  expect(looks.map(({ opacity, cursor }) => [opacity, cursor])).toEqual([
    ['0.7', 'default'],
    ['0.7', 'default'],
    ['', 'pointer'],
  ]);
});

import { render, screen } from '@testing-library/react';
import { Shielded } from './Shielded';

function Broken(): never {
  throw new TypeError('cannot be drawn');
}

test('a part that cannot be drawn is left out, logged once by its id, and takes nothing else with it', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <Shielded name="article.x">
        <Broken />
      </Shielded>
      <Shielded name="article.y">still here</Shielded>
    </>,
  );
  expect(screen.getByText('still here')).toBeVisible();
  const logged = errors.mock.calls.filter(([text]) => String(text).startsWith('[portal]'));
  expect(logged).toEqual([['[portal] reports.article.x: TypeError: cannot be drawn']]);
});

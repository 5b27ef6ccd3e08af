import { render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { LeavingBoundary } from './LeavingBoundary';

const page = (part: ReactNode) => (
  <>
    <p>bar</p>
    <LeavingBoundary>{part}</LeavingBoundary>
  </>
);

const leave = () => {
  throw new Error('left');
};

function Part() {
  useEffect(() => leave, []);
  return <p>part</p>;
}

function EarlyPart() {
  useLayoutEffect(() => leave, []);
  return <p>part</p>;
}

const spyOnLog = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

test.each([
  ['after', <Part key="part" />],
  ['before', <EarlyPart key="part" />],
  ['twice after', [<Part key="part" />, <Part key="other" />]],
])('what throws %s the next screen is shown leaves that screen and the bar there', (_when, part) => {
  const log = spyOnLog();
  const { rerender } = render(page(null));
  for (let visit = 0; visit < 3; visit += 1) {
    rerender(page(part));
    rerender(page(<p>next</p>));
    expect(screen.getByText('bar')).toBeVisible();
    expect(screen.getByText('next')).toBeVisible();
  }
  expect(log.mock.calls.flat().filter((line) => String(line).startsWith('[portal]'))).toContain(
    '[portal] remotes: Error: left',
  );
});

test('what cannot be drawn is not drawn for ever', () => {
  spyOnLog();
  const Broken = () => {
    throw new Error('broken');
  };
  expect(() => render(page(<Broken />))).toThrow('broken');
});

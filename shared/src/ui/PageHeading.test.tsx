import { act, screen } from '@testing-library/react';
import { atom, createStore, useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { renderAt, testConfig } from '../testing';
import { headingFocusAtom } from './headingFocusAtom';
import { PageHeading } from './PageHeading';

function renderHeading(element: ReactElement) {
  const store = createStore();
  const focus = jest.fn<undefined, [HTMLElement]>();
  store.set(headingFocusAtom, { focus });
  return { ...renderAt(element, { store }), focus };
}

const heading = () => screen.getByRole('heading', { level: 1 });

test('H-16 the heading of a screen names the document', () => {
  renderHeading(<PageHeading>Energy</PageHeading>);

  expect(heading()).toHaveTextContent(/^Energy$/);
  expect(document.title).toBe('Energy – Media Monitoring');
});

test('H-16 the document may be named otherwise than the screen', () => {
  renderHeading(<PageHeading title="Sign in">Sign in to Media Monitoring</PageHeading>);

  expect(document.title).toBe('Sign in – Media Monitoring');
});

test('H-16 a screen that is named like the product does not say it twice', () => {
  renderHeading(<PageHeading>{testConfig.productTitle}</PageHeading>);

  expect(document.title).toBe('Media Monitoring');
});

test('R-21 the heading is reported when its screen has come, can take the focus, and is no stop of the Tab key', () => {
  const { focus } = renderHeading(<PageHeading>Energy</PageHeading>);

  expect(new Set(focus.mock.calls.flat())).toEqual(new Set([heading()]));
  expect(heading()).toHaveAttribute('tabindex', '-1');
  heading().focus();
  expect(heading()).toHaveFocus();
});

test('R-21, H-16 a name that becomes known later changes the title and does not report it again', () => {
  const nameAtom = atom('acme');
  function Screen() {
    return <PageHeading>{useAtomValue(nameAtom)}</PageHeading>;
  }
  const { focus, store } = renderHeading(<Screen />);
  const reports = focus.mock.calls.length;
  expect(document.title).toBe('acme – Media Monitoring');

  act(() => {
    store.set(nameAtom, 'Acme plc');
  });
  expect(document.title).toBe('Acme plc – Media Monitoring');
  expect(focus).toHaveBeenCalledTimes(reports);
});

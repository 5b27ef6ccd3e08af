import { act } from '@testing-library/react';
import { readerAtom, userInfoAtom } from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
import { createStore } from 'jotai';
import { useRememberedReader } from './useRememberedReader';

function Tools({ account }: { account: string | undefined }) {
  useRememberedReader(account);
  return null;
}

/** The bar of a page on this device, for who the provider says is signed in. */
function openPage(account: string | undefined) {
  const store = createStore();
  renderAt(<Tools account={account} />, { store });
  const answer = (id: string | null) => {
    act(() => {
      store.set(userInfoAtom, { status: 'ready', key: '[]', at: 0, data: { id, name: null, email: null } });
    });
  };
  return { reader: () => store.get(readerAtom), answer };
}

beforeEach(() => {
  localStorage.clear();
});

test('H-9 the next page knows the reader before the API has answered', () => {
  const { reader, answer } = openPage('00u1ab');
  expect(reader()).toBeNull();
  answer('17');
  expect(reader()).toBe('17');

  expect(openPage('00u1ab').reader()).toBe('17');
});

test('H-7 nobody is taken for another who has used the device', () => {
  openPage('00u1ab').answer('17');
  expect(openPage('00u2cd').reader()).toBeNull();
  expect(openPage(undefined).reader()).toBeNull();
});

test('B-50 a reader whose id the API no longer tells is forgotten', () => {
  openPage('00u1ab').answer('17');
  openPage('00u1ab').answer(null);
  expect(openPage('00u1ab').reader()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('an account that the provider does not name leaves nothing on the device', () => {
  openPage(undefined).answer('17');
  expect(localStorage).toHaveLength(0);
});

import { untold } from './untold';

const line = 'error: [portal] health: ERR_BAD_RESPONSE AxiosError: Request failed with status code 503';
const network = 'error: [portal] health: ERR_NETWORK AxiosError: Network Error';

test('a line about a request from before the healing is no breach, however late it is written', () => {
  expect(untold([line], [{ status: 503, at: 1 }], 2)).toEqual([]);
  expect(untold([network], [{ status: null, at: 1 }], 2)).toEqual([]);
});

test('a line about a request that was made when all was well is one', () => {
  expect(untold([line], [{ status: 503, at: 2 }], 2)).toEqual([line]);
  expect(untold([line], [], 2)).toEqual([line]);
});

test('a request explains no line about another answer', () => {
  expect(untold([line], [{ status: 401, at: 1 }], 2)).toEqual([line]);
  expect(untold([line], [{ status: null, at: 1 }], 2)).toEqual([line]);
  expect(untold([network], [{ status: 503, at: 1 }], 2)).toEqual([network]);
});

test('a lost connection explains no line about anything else', () => {
  const other = 'error: [portal] auth.tokens: Error: not for this client';
  expect(untold([other], [{ status: null, at: 1 }], 2)).toEqual([other]);
});

test('a request explains one line only', () => {
  const failed = [{ status: 503, at: 1 }];

  expect(untold([line, line], failed, 2)).toEqual([line]);
  expect(untold([line], failed, 2)).toEqual([line]);
});

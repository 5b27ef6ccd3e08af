import { initials } from './initials';

test.each([
  ['00u1ab', '00'],
  ['ada', 'AD'],
  ['Ada Lovelace', 'AD'],
  ['x', 'X'],
  ['42', '42'],
  ['  ada ', 'AD'],
  ['a b', 'A '],
  ['ß', 'SS'],
  ['ßa', 'SS'],
  ['éa', 'ÉA'],
  ['e\u0301a', 'E\u0301A'],
  ['istanbul', 'IS'],
  ['ǆx', 'ǄX'],
  ['媒体公司', '媒体'],
  ['👩‍👩‍👧🇬🇧x', '👩‍👩‍👧🇬🇧'],
  ['👍🏽a', '👍🏽A'],
  ['', '?'],
  ['   ', '?'],
  [null, '?'],
])('S-56, B-49 the avatar of %j shows %j', (id, letters) => {
  expect(initials(id)).toBe(letters);
});

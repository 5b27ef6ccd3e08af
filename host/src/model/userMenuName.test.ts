import { initials } from './initials';
import { userMenuName } from './userMenuName';

const ada = { id: '00u1ab', name: 'Ada Lovelace', email: null };

test.each([
  ['a name', ada, 'Open user menu, Ada Lovelace, 00'],
  ['no name', { ...ada, name: null }, 'Open user menu, 00u1ab, 00'],
  ['no id', { ...ada, id: null }, 'Open user menu, Ada Lovelace'],
  ['neither', { ...ada, id: null, name: null }, 'Open user menu'],
  ['not been loaded', null, 'Open user menu'],
])('WCAG 2.5.3 the menu of a user who has %s', (_what, user, name) => {
  expect(userMenuName(user)).toBe(name);
});

test.each(['00u1ab', 'é', 'ßx', '👩🏽‍🚀b', ' ada '])(
  'WCAG 2.5.3 the name contains the letters that %j shows',
  (id) => {
    expect(userMenuName({ ...ada, id })).toContain(initials(id));
  },
);

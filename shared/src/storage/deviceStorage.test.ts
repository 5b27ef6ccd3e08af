import { deviceStorage, tabStorage } from './deviceStorage';

beforeEach(() => {
  localStorage.clear();
});

test('R-11 what is written is there for the next page, under the name of the portal', () => {
  deviceStorage.write('theme', 'dark');

  expect(deviceStorage.read('theme')).toBe('dark');
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ 'portal.theme': 'dark' });
  deviceStorage.write('theme', null);
  expect(deviceStorage.read('theme')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('H-7 what belongs to one reader is forgotten, and nothing of anybody else', () => {
  deviceStorage.write('reader.a.lastVisit', '1');
  deviceStorage.write('reader.b.lastVisit', '2');
  deviceStorage.write('readership', '3');
  deviceStorage.write('theme', 'dark');
  localStorage.setItem('reader.of-another-app', '4');

  deviceStorage.clear('reader.');
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    'portal.readership': '3',
    'portal.theme': 'dark',
    'reader.of-another-app': '4',
  });
});

const refuse = (name: string) => () => {
  throw new DOMException('no', name);
};

test('B-53 blocked storage holds nothing and hurts nobody', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse('SecurityError'));

  deviceStorage.write('theme', 'dark');
  deviceStorage.write('theme', null);
  deviceStorage.clear('reader.');
  expect(deviceStorage.read('theme')).toBeNull();
});

test('B-53 storage that throws at every touch is as good as blocked', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse('SecurityError'));

  deviceStorage.write('theme', 'dark');
  deviceStorage.write('theme', null);
  deviceStorage.clear('reader.');
  expect(deviceStorage.read('theme')).toBeNull();
});

test('B-53 full storage keeps what it had', () => {
  deviceStorage.write('theme', 'dark');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));

  deviceStorage.write('theme', 'light');
  expect(deviceStorage.read('theme')).toBe('dark');
});

test('what a tab keeps is not on the device', () => {
  tabStorage.write('localRemote', 'https://localhost');
  expect(sessionStorage.getItem('portal.localRemote')).toBe('https://localhost');
  expect([tabStorage.read('localRemote'), deviceStorage.read('localRemote')]).toEqual([
    'https://localhost',
    null,
  ]);
  tabStorage.write('localRemote', null);
  expect(sessionStorage).toHaveLength(0);
});

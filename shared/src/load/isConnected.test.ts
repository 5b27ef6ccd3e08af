import { isConnected, noteAnswer } from './isConnected';

test('a device that says for ever that it is offline is believed until an answer comes all the same', () => {
  expect(isConnected()).toBe(true);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(isConnected()).toBe(false);
  noteAnswer(true);
  expect(isConnected()).toBe(true);
  noteAnswer(false);
  expect(isConnected()).toBe(false);

  onLine.mockReturnValue(true);
  noteAnswer(true);
  onLine.mockReturnValue(false);
  expect(isConnected()).toBe(false);
});

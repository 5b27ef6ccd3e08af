import { randomText } from './randomText';

test('S-98, T-16 a random text has 256 bits and comes from the generator that is made for secrets', () => {
  const generator = jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.set(Array.from(array, (_zero, index) => index * 8));
    return array;
  });
  const weak = jest.spyOn(Math, 'random');

  expect(randomText()).toBe('0008101820283038404850586068707880889098a0a8b0b8c0c8d0d8e0e8f0f8');
  expect(generator).toHaveBeenCalledTimes(1);
  expect(weak).not.toHaveBeenCalled();
});

test('T-16 no two are alike', () => {
  const texts = Array.from({ length: 1000 }, randomText);

  expect(new Set(texts).size).toBe(1000);
  expect(texts.every((text) => /^[0-9a-f]{64}$/.test(text))).toBe(true);
});

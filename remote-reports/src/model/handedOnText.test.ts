import { handedOnText } from './handedOnText';

const address = 'https://portal.example/reports/energy/20240102#a-grid-1';

test('R-18 the text is the title, the link to the original and that to the portal', () => {
  const text = handedOnText({ title: 'A cable\ncomes ashore', source: 'https://ft.example/cable', address });
  expect(text).toBe(`A cable comes ashore\nSource: https://ft.example/cable\nIn the portal: ${address}`);
});

test('R-18 without an original there is no line for it', () => {
  expect(handedOnText({ title: 'Energy', source: null, address })).toBe(`Energy\nIn the portal: ${address}`);
});

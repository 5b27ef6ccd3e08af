import { listen } from './listen';

test('events of the page are heard by their names until the end', () => {
  const heard: string[] = [];
  const note = ({ type }: Event) => heard.push(type);
  const end = listen({ click: note, visibilitychange: note });
  const tell = () => {
    document.body.click();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  tell();
  end();
  tell();
  expect(heard).toEqual(['click', 'visibilitychange']);
});

test('what is captured is heard also if nothing rises, and not after the end', () => {
  const heard: string[] = [];
  const end = listen({ error: ({ type }) => heard.push(type) }, { capture: true });
  const tell = () => document.body.dispatchEvent(new Event('error'));
  tell();
  end();
  tell();
  expect(heard).toEqual(['error']);
});

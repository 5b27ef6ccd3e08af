import type { ComponentType } from 'react';
import { declareRemote, pathsOf, type ModulesOf, type ScreenProps, type SlotProps } from './declareRemote';

const portal = declareRemote({
  format: 1,
  federationName: 'remote_news',
  port: 4305,
  screens: {
    NewsScreen: { address: '/news', title: 'News', unavailable: 'No news.' },
    StoryScreen: { address: '/news/:slug/:date?', title: 'Story', unavailable: 'No story.' },
  },
  slots: [{ slot: 'welcome', module: 'NewsPanel', order: 1, unavailable: 'No news.' }],
  roles: { signedOut: 'DoorScreen' },
});
const pathTo = pathsOf(portal);

test('links are made from the declared addresses, and only with their parameters', () => {
  expect(pathTo('NewsScreen')).toBe('/news');
  expect(pathTo('StoryScreen', { slug: 'a b' })).toBe('/news/a%20b');
  expect(pathTo('StoryScreen', { slug: 'a/b', date: '20260101' })).toBe('/news/a%2Fb/20260101');
  // @ts-expect-error: the slug is missing
  expect(() => pathTo('StoryScreen', {})).toThrow('/news/:slug/:date? needs "slug".');
  // @ts-expect-error: no screen has this name
  expect(() => pathTo('OtherScreen')).toThrow(TypeError);
});

test('a screen has the parameters of its own address as props', () => {
  const props: ScreenProps<typeof portal, 'StoryScreen'> = { slug: 'a' };
  // @ts-expect-error: the address has no such parameter
  const others: ScreenProps<typeof portal, 'StoryScreen'> = { slug: 'a', id: 'b' };
  expect([props, others]).toHaveLength(2);
});

test('every screen, panel and role is a module, and its props have to fit', () => {
  const None: ComponentType = () => null;
  const Story: ComponentType<{ slug: string; date?: string }> = () => null;
  const Other: ComponentType<{ id: string }> = () => null;
  const Panel: ComponentType<SlotProps> = () => null;
  const modules: ModulesOf<typeof portal> = {
    NewsScreen: None,
    StoryScreen: Story,
    NewsPanel: Panel,
    DoorScreen: None,
  };
  // @ts-expect-error: the address has no `id`
  const faulty: Partial<typeof modules> = { StoryScreen: Other };
  expect(Object.keys({ ...modules, ...faulty })).toHaveLength(4);
});

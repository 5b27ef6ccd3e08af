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

test('links are made from the declared addresses', () => {
  expect(pathTo('NewsScreen')).toBe('/news');
  expect(pathTo('StoryScreen', { slug: 'a b' })).toBe('/news/a%20b');
  expect(pathTo('StoryScreen', { slug: 'a/b', date: '20260101' })).toBe('/news/a%2Fb/20260101');
});

/** Compiles only if `Left` may stand where `Right` is wanted. */
type Fits<Left, Right> = Left extends Right ? true : false;

test('a screen has the parameters of its own address as props', () => {
  type Props = ScreenProps<typeof portal, 'StoryScreen'>;
  const isOptional: Fits<{ slug: string }, Props> = true;
  const isEnough: Fits<{ date: string }, Props> = false;
  const isKnown: Fits<'id', keyof Props> = false;
  expect([isOptional, isEnough, isKnown]).toEqual([true, false, false]);
});

test('every screen, panel and role is a module, and its props have to fit', () => {
  type Modules = ModulesOf<typeof portal>;
  const isStory: Fits<ComponentType<{ slug: string; date?: string }>, Modules['StoryScreen']> = true;
  const isOther: Fits<ComponentType<{ id: string }>, Modules['StoryScreen']> = false;
  const isPanel: Fits<ComponentType<SlotProps>, Modules['NewsPanel']> = true;
  const isNarrow: Fits<ComponentType<SlotProps & { more: string }>, Modules['NewsPanel']> = false;
  const isRole: Fits<'DoorScreen', keyof Modules> = true;
  expect([isStory, isOther, isPanel, isNarrow, isRole]).toEqual([true, false, true, false, true]);
});

import type { Sight } from '../smoke/Sight.ts';
import { sightFaults } from './sightFaults.ts';

const sight = (changes: Partial<Sight> = {}): Sight => ({
  violations: {},
  bar: { 'the bar: height': '64px', 'the link home: text': 'Harbourline', 'the link News: color': 'red' },
  links: ['the link News'],
  heading: { 'its heading: text': 'Welcome', 'its heading: color': 'black' },
  overflow: 0,
  atoms: { userInfoAtom: 'object', 'userInfoAtom.name': 'string' },
  longestTask: 60,
  growth: 20_000,
  ...changes,
});
const ofRemote = { isHostNew: false, isHosts: false };
const faultsOf = (changes: Partial<Sight>, live: Partial<Sight> = {}, which: object = {}) =>
  sightFaults(sight(changes), sight(live), { ...ofRemote, ...which });

test('a screen like the live one has no faults, nor one that nobody has seen before', () => {
  expect(faultsOf({})).toEqual([]);
  expect(
    sightFaults(sight({ violations: { region: { count: 1, example: '<p>' } } }), undefined, ofRemote),
  ).toEqual([]);
});

test('a rule of accessibility may be broken as often as it is already', () => {
  const twice = { 'image-alt': { count: 2, example: '<img>' } };
  expect(faultsOf({ violations: twice }, { violations: twice })).toEqual([]);
  expect(
    faultsOf({ violations: twice }, { violations: { 'image-alt': { count: 1, example: '<img>' } } }),
  ).toEqual(['breaks a rule of accessibility that the live portal keeps (image-alt): <img>']);
  expect(faultsOf({ violations: twice })).toHaveLength(1);
});

test('the bar is the host’s: only a host changes it, and a link that is gone or new is no change of the others', () => {
  const bar = { ...sight().bar, 'the bar: height': '70px' };
  const sentence = "changes the bar, which is the host's (height: 64px becomes 70px)";
  expect(faultsOf({ bar })).toEqual([sentence]);
  expect(faultsOf({ bar }, {}, { isHostNew: true })).toEqual([]);
  const links = ['the link News', 'the link Reports'];
  expect(faultsOf({ bar: { ...sight().bar, 'the link News: color': 'blue' }, links })).toEqual([
    "changes the link News, which is the host's (color: red becomes blue)",
  ]);
  const others = { 'the bar: height': '64px', 'the link home: text': 'Harbourline' };
  expect(faultsOf({ bar: others, links: [] })).toEqual([]);
  expect(faultsOf({ bar: { 'the bar: height': '64px' }, links: [] })).toEqual(['has lost the link home']);
});

test('a link that is current in one of the two sets alone has the style of that', () => {
  const current = { ...sight().bar, 'the current link News: color': 'white' };
  Reflect.deleteProperty(current, 'the link News: color');
  expect(faultsOf({}, { bar: current, links: ['the current link News'] })).toEqual([]);
  expect(faultsOf({ bar: current, links: ['the current link News'] })).toEqual([]);
});

test('the heading is compared on the host’s own screens', () => {
  const heading = { ...sight().heading, 'its heading: text': 'Hello' };
  expect(faultsOf({ heading })).toEqual([]);
  expect(faultsOf({ heading }, {}, { isHosts: true })).toEqual([
    "changes its heading, which is the host's (text: Welcome becomes Hello)",
  ]);
});

test('a change that several parts of the bar inherit is told once', () => {
  const bar = { 'the bar: color': 'red', 'the link home: color': 'red', 'the user menu: color': 'red' };
  const changed = {
    'the bar: color': 'blue',
    'the link home: color': 'blue',
    'the user menu: color': 'black',
  };
  expect(faultsOf({ bar: changed }, { bar })).toEqual([
    "changes the bar, which is the host's (color: red becomes blue)",
    "changes the user menu, which is the host's (color: red becomes black)",
  ]);
});

test('shared atoms keep the kinds of their values; they may get more, and hold nothing for a while', () => {
  expect(faultsOf({ atoms: { userInfoAtom: 'object', 'userInfoAtom.mail': 'string' } })).toEqual([]);
  expect(faultsOf({ atoms: { userInfoAtom: 'list' } })).toEqual([
    'leaves userInfoAtom of shared as list, where the live portal has object',
  ]);
});

test('memory, time and width have limits, of which a busy machine takes its part in both sets', () => {
  expect(faultsOf({ growth: 35_000_000 })).toEqual(['takes 35 MB more memory while nothing happens']);
  expect(faultsOf({ longestTask: 2500 })).toEqual(['keeps the browser from doing anything else for 2.5 s']);
  expect(faultsOf({ longestTask: 1500 }, { longestTask: 900 })).toEqual([]);
  expect(faultsOf({ overflow: 12 })).toEqual([
    'is 12 px wider than the window, which it is not in the live portal',
  ]);
  expect(faultsOf({ overflow: 12 }, { overflow: 3 })).toEqual([]);
});

test('limits are kept to the last millisecond, byte and pixel', () => {
  const all = { longestTask: 1000, growth: 4_000_000, overflow: 0 };
  expect(faultsOf(all)).toEqual([]);
  expect(faultsOf({ longestTask: 1001 }, { longestTask: 333 })).toEqual([
    'keeps the browser from doing anything else for 1.0 s',
  ]);
  expect(faultsOf({ longestTask: 3000 }, { longestTask: 1000 })).toEqual([]);
  expect(faultsOf({ growth: 4_000_001 }, { growth: 1_333_333 })).toEqual([
    'takes 4 MB more memory while nothing happens',
  ]);
  expect(faultsOf({ growth: 6_000_000 }, { growth: 2_000_000 })).toEqual([]);
  expect(faultsOf({ overflow: 1 })).toEqual([
    'is 1 px wider than the window, which it is not in the live portal',
  ]);
});

test('a screen that nobody has seen before has the limits of time and memory alone', () => {
  const spoiled = sight({ longestTask: 1500, growth: 5_000_000, overflow: 9, bar: {} });
  expect(sightFaults(spoiled, undefined, ofRemote)).toEqual([
    'keeps the browser from doing anything else for 1.5 s',
    'takes 5 MB more memory while nothing happens',
  ]);
});

test('every part of the host in the bar is compared, and one that comes late is not missed', () => {
  const bar = { 'the user menu: color': 'red', 'the bar: height': '64px', 'the news link: color': 'red' };
  const rest = { 'the bar: height': '64px' };
  expect(faultsOf({ bar: { ...bar, 'the user menu: color': 'blue' } }, { bar })).toEqual([
    "changes the user menu, which is the host's (color: red becomes blue)",
  ]);
  expect(faultsOf({ bar: { ...bar, 'the news link: color': 'blue' } }, { bar })).toEqual([]);
  expect(faultsOf({ bar: rest }, { bar })).toEqual([]);
  expect(faultsOf({ bar: {} }, { bar: rest })).toEqual(['has lost the bar']);
  expect(faultsOf({ heading: {} }, {}, { isHosts: true })).toEqual([]);
});

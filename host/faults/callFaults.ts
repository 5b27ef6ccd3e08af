import { call, changed, never, refuse } from './answers';
import { fault, type AbsentFault, type Fault } from './Fault';
import type { Part } from './Part';

/** Parts that declare a first call, of whichever remote: it says of a failure what the others say. */
const calling = ({ call: path }: Part) => path !== undefined;
const isOfOne = ({ call: path }: Part) => path?.includes('/:') === true;
const isOfList = (part: Part) => calling(part) && !isOfOne(part);
const calls = { hits: calling };
/** One thing after another, in the document that has shown that; other faults hit the first call of a document. */
const afterAnother = { isAfterAnother: isOfOne };
const failed = /could not be loaded\.$/;
const isSound = { heals: 'nothing is broken', focus: 'nothing is broken' };

/** The API's answer, with this status or body. */
const answer = (change: Parameters<typeof changed>[0]) => ({
  ...calls,
  ...call(changed(change)),
  told: failed,
});
const answerStatus = (code: number) => answer(() => ({ status: code, body: '{}' }));

/** Faults of the API, as they reach the first call of a part. */
export const callFaults: (Fault | AbsentFault)[] = [
  fault('F-43 the API adds fields and leaves others out', {
    ...answer((body) => ({ body: body.replace(/"tag":/g, '"label":').replace('{', '{"version":2,') })),
    told: null,
    lines: 0,
    without: isSound,
  }),
  ...[400, 422].map((code) =>
    fault(`F-44 the API answers ${String(code)}`, { ...answerStatus(code), ...afterAnother }),
  ),
  fault('F-44 the API answers 410 for the list', { ...answerStatus(410), hits: isOfList }),
  fault('F-44 the API answers 410 for a report', {
    ...answerStatus(410),
    ...afterAnother,
    hits: isOfOne,
    told: /was not found\.$/,
    without: { heals: 'what is gone is not offered again', focus: 'there is nothing to press' },
  }),
  fault('F-45 the API answers 401', {
    ...answerStatus(401),
    told: 'Your session has ended.',
    heading: /^Sign in to /,
    goOn: async ({ reader }) => {
      await reader.login.button.click();
    },
    without: {
      focus: 'signing in is another document',
      signOut: 'nobody is signed in any more',
      other: 'the login view is one',
    },
  }),
  fault('F-46 the API answers 403', {
    ...answerStatus(403),
    told: /^You have no access to [^.]+\.$/,
    without: { heals: 'what is forbidden is not offered again', focus: 'there is nothing to press' },
  }),
  fault('F-47 the API answers 429', answerStatus(429)),
  fault('F-48 the API answers 500', { ...answerStatus(500), ...afterAnother }),
  ...[502, 503, 504].map((code) => fault(`F-48 the API answers ${String(code)}`, answerStatus(code))),
  fault('F-49 the API never answers', {
    ...calls,
    ...afterAnother,
    ...call(never),
    told: 'Still loading. This is taking longer than usual.',
    clock: [10_100],
    lines: 0,
    without: { heals: 'it waits, as specified (S-94)', focus: 'there is nothing to press' },
  }),
  fault('F-50 the API is slow', {
    ...calls,
    ...call(async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    }),
    told: null,
    lines: 0,
    without: isSound,
  }),
  ...[
    ['ends in the middle', '{"reports":[', 'application/json'],
    ['is empty', '', 'application/json'],
    ['is a page', '<!doctype html><p>Sorry</p>', 'text/html'],
  ].map(([what = '', body = '', type = '']) =>
    fault(
      `F-51 the answer of the API ${what}`,
      answer(() => ({ body, headers: { 'content-type': type } })),
    ),
  ),
  fault('F-52 the answer of the API is of another type', {
    ...answer(() => ({ body: 'null' })),
    // A report that is none is an empty one (B-46).
    hits: isOfList,
  }),
  {
    title: 'F-53 a list, a history or a report is empty',
    reason: 'that is no failure: B-41 and H-11 say how it is shown',
  },
  { title: 'F-54 a history has odd paths', reason: 'those are left out (B-36): no part fails' },
  {
    title: 'F-55 a report is huge, or has ids twice',
    reason: 'the part is drawn: reportsLarge.e2e.ts has the sizes',
  },
  {
    title: 'F-56 answers come out of order',
    reason: 'two answers are needed: reportsLate.e2e.ts and createLoader.test.ts',
  },
  fault('F-57 the API cannot be connected to', { ...calls, ...call(refuse), told: failed }),
  fault('F-58 the connection is lost, and comes back', {
    hits: calling,
    begin: async (scene) => {
      await call(refuse).begin(scene);
      await scene.reader.page.addInitScript(() => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
      });
    },
    heal: async ({ reader }) => {
      await reader.page.unrouteAll();
      await reader.page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
        dispatchEvent(new Event('online'));
      });
    },
    goOn: () => Promise.resolve(),
    told: /^You are offline\./,
    without: { focus: 'there is nothing to press: it comes by itself' },
  }),
  fault('F-59 the user cannot be had', {
    hits: ({ isSignedIn }) => isSignedIn,
    begin: ({ reader }) =>
      reader.page.route(
        `${reader.portal.api}/user`,
        changed(() => ({ status: 500 })),
      ),
    told: null,
    without: isSound,
  }),
];

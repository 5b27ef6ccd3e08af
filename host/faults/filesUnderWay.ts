import type { Page, Request } from 'playwright-core';

/** Requests of these files, for as long as they last. */
export function filesUnderWay(page: Page, part: string): Set<Request> {
  const requests = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().includes(part)) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return requests;
}

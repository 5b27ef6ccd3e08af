type Answer = unknown;

/** An answer that is not a plain 200: its status, or a function that makes it when it is asked for. */
export const answerWith = (status: number, body: unknown = {}): (() => Promise<Response>) => {
  return () => Promise.resolve(jsonResponse(body, status));
};

/** An answer that comes when the test says so. */
export function heldAnswer(body: unknown): { answer: () => Promise<Response>; release: () => void } {
  const gate = new EventTarget();
  const opened = new Promise((resolve) => {
    gate.addEventListener('open', resolve);
  });
  return {
    answer: () => opened.then(() => jsonResponse(body)),
    release: () => {
      gate.dispatchEvent(new Event('open'));
    },
  };
}

const jsonResponse = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

export interface FakeServer {
  /** Received requests in order: `GET /path?query`. */
  calls: string[];
  /** The headers of each call, in the same order. */
  headers: Headers[];
  /** Each call as the browser was asked to make it, in the same order. */
  requests: Request[];
}

/**
 * Answers the browser's fetch from a table of `GET /path` to a JSON body or a function. A call that is not in the
 * table fails the test that made it.
 */
export function fakeServer(answers: Record<string, Answer>): FakeServer {
  const server: FakeServer = { calls: [], headers: [], requests: [] };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const call = `${request.method} ${url.pathname}`;
    server.calls.push(call + url.search);
    server.headers.push(request.headers);
    server.requests.push(request);
    const answer = answers[call];
    if (answer === undefined) throw new TypeError(`fakeServer has no answer for ${call}`);
    const response: Promise<Response> =
      typeof answer === 'function'
        ? (answer as () => Promise<Response>)()
        : Promise.resolve(jsonResponse(answer));
    return Promise.race([response, aborted(request.signal)]);
  };
  return server;
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new DOMException('The request was aborted.', 'AbortError'));
    });
  });

import type { Reader } from '../e2e/Reader';
import { look, type Seen } from './look';
import { untold, type FailedRequest } from './untold';
import type { Request } from '@playwright/test';

/** Time (ms) in which a request in vain is told on the console, on a busy machine. */
const longestTelling = 10_000;

/** A tab of the walk, whose documents are counted. */
export class Tab {
  readonly reader: Reader;
  /** Documents that were asked for. */
  documents = 0;
  #loaded = 0;
  /** A script of this document was refused, which may lead to another document. */
  hasMissed = false;
  /** Lines of the console that have been read. */
  #read = 0;
  /** Requests of this tab that were in vain, and that it has not told of yet. */
  #failed: FailedRequest[] = [];

  constructor(reader: Reader) {
    this.reader = reader;
    const { page } = reader;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && !request.redirectedFrom()) {
        this.documents += 1;
        this.hasMissed = false;
      }
    });
    const madeAt = new WeakMap<Request, number>();
    const note = (request: Request, status: number | null) => {
      this.#failed.push({ status, at: madeAt.get(request) ?? Date.now() });
    };
    page.on('request', (request) => {
      madeAt.set(request, Date.now());
    });
    page.on('response', (response) => {
      if (response.status() < 400) return;
      note(response.request(), response.status());
      if (/\/apps\/.*\.js/.test(response.url())) this.hasMissed = true;
    });
    page.on('requestfailed', (request) => {
      const isGivenUp = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (!isGivenUp) note(request, null);
    });
    page.on('domcontentloaded', () => {
      this.#loaded += 1;
    });
  }

  /** Null while a document is on its way. */
  async look(): Promise<Seen | null> {
    const seen = await look(this.reader.page);
    return this.#loaded === this.documents ? seen : null;
  }

  /** Begins to count anew, after a way whose documents are not the portal's alone. */
  forgetDocuments(): void {
    this.documents = 0;
    this.#loaded = 0;
  }

  /** Whatever was asked for in vain so long ago has been told by now, or never will be. */
  forgetFailed(): void {
    this.#failed = this.#failed.filter(({ at }) => at > Date.now() - longestTelling);
  }

  /** Errors since the last call: logged ones that tell of no request from before `since` (ms), and uncaught ones. */
  newErrors(since: number): { logged: string[]; uncaught: string[] } {
    const lines = this.reader.console.slice(this.#read);
    this.#read += lines.length;
    const errors = lines.filter(
      (line) => /^(error|thrown):/.test(line) && !line.includes('Failed to load resource'),
    );
    // The browser itself tells of a script that is gone.
    const expected = /^error: (\[portal\] (?!.*uncaught)|Refused to execute script from)/;
    return {
      logged: untold(
        errors.filter((line) => expected.test(line)),
        this.#failed,
        since,
      ),
      uncaught: errors.filter((line) => !expected.test(line)),
    };
  }
}

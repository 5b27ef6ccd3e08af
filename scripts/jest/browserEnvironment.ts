import { TestEnvironment } from 'jest-environment-jsdom';
import { setTimeZone } from './setTimeZone.ts';

/** jsdom, with the parts of the browser that it leaves out and Node has, in the time zone of the project. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    Object.assign(this.global, { timeZone: setTimeZone(config) });
  }

  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      ReadableStream,
      TransformStream,
      TextEncoder,
      TextDecoder,
      AbortController,
      AbortSignal,
      BroadcastChannel,
      structuredClone,
    });
    Object.defineProperty(this.global, 'crypto', { value: crypto });
    this.addIdleMoments();
    this.addChannels();
    this.addScrolling();
  }

  /** jsdom has none, and what the product loads in one would come after the longest wait, seconds for each test. */
  private addIdleMoments() {
    const { window } = this.dom ?? {};
    if (!window) return;
    window.requestIdleCallback = (act) =>
      window.setTimeout(() => {
        act({ didTimeout: false, timeRemaining: () => 50 });
      }, 1);
    window.cancelIdleCallback = (request) => {
      window.clearTimeout(request);
    };
  }

  /** jsdom has none, and Node's would keep a process from its end: React opens one. A message comes in its own task. */
  private addChannels() {
    class MessageChannel {
      readonly port1: { onmessage: (() => void) | null; close: () => void } = {
        onmessage: null,
        close: () => undefined,
      };
      readonly port2 = { postMessage: () => setImmediate(() => this.port1.onmessage?.()) };
    }
    Object.assign(this.global, { MessageChannel });
  }

  /** jsdom lays nothing out and has nothing to scroll. */
  private addScrolling() {
    const { window } = this.dom ?? {};
    if (window) window.Element.prototype.scrollIntoView = () => undefined;
  }
}

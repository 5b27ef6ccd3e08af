const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, with the parts of the browser that it leaves out and Node has. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const names = [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'ReadableStream',
      'TransformStream',
      'TextEncoder',
      'TextDecoder',
      'AbortController',
      'AbortSignal',
      'BroadcastChannel',
      'structuredClone',
    ];
    for (const name of names) this.global[name] = globalThis[name];
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto });
  }
};

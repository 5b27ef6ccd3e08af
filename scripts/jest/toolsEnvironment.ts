import { TestEnvironment } from 'jest-environment-node';
import { format, resolveConfig } from 'prettier';
import { setTimeZone } from './setTimeZone.ts';

const errors = ['Error', 'TypeError', 'RangeError', 'SyntaxError'] as const;

/** Node, in the time zone of the project. */
export default class ToolsEnvironment extends TestEnvironment {
  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    setTimeZone(config);
  }

  override async setup(): Promise<void> {
    await super.setup();
    // prettier imports its parts when they are needed, which jest's loader cannot do: Node's has loaded this one.
    Object.assign(this.global, { prettier: { format, resolveConfig } });
    for (const name of errors) acceptErrorsOfNode(this.global[name], globalThis[name]);
  }
}

/**
 * jest gives each test file globals of its own, and the errors of Node's modules and of `fetch` are instances of other
 * classes (jestjs/jest#2549): code that asks `error instanceof Error` would take another way than in production.
 */
function acceptErrorsOfNode(inside: ErrorConstructor, outside: ErrorConstructor) {
  const isInstance = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(inside, Symbol.hasInstance, {
    value(this: ErrorConstructor, value: unknown) {
      return isInstance.call(this, value) || (this === inside && value instanceof outside);
    },
  });
}

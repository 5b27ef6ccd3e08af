/** prettier, which the environment has loaded. */
export const { format, resolveConfig } = (globalThis as unknown as { prettier: typeof import('prettier') })
  .prettier;

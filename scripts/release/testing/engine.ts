/** Address of a real engine, `s3+http://127.0.0.1:PORT`, which `npm run test:store` starts. */
export const engine: string | undefined = process.env['PORTAL_TEST_ENGINE'];

/** Its configuration, for further gateways and for its own commands. */
export const engineConfig: string = process.env['PORTAL_TEST_ENGINE_CONFIG'] ?? '';

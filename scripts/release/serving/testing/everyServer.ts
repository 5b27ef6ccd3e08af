import { engine } from '#release/testing/engine.ts';
import { startServers, type Server } from './startServers.ts';

const names = ['Node', 'nginx', ...(engine ? ['nginx with a bucket'] : [])];

/** Starts every server with the same store for the tests of a file. */
export function everyServer() {
  let started: Awaited<ReturnType<typeof startServers>>;
  beforeAll(async () => {
    started = await startServers();
  });
  afterAll(() => started.stop());

  const serverOf = (name: string): Server => {
    const server = started.servers.find((one) => one.name === name);
    if (!server) throw new Error(`There is no server ${name}.`);
    return server;
  };
  return {
    directory: () => started.directory,
    serverOf,
    /** The same test for each of them. */
    ofEach: (sentence: string, check: (server: Server) => Promise<void>) => {
      for (const name of names) test(`${name}: ${sentence}`, () => check(serverOf(name)));
    },
  };
}

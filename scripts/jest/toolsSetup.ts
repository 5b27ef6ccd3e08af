// The tools' tests start processes, servers and the TypeScript compiler. jest takes no "testTimeout" from a project.
jest.setTimeout(300_000);

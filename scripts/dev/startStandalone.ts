import { signIn } from '#local/testing/signIn.ts';
import { checkConfig } from '#release/config/readConfig.ts';
import { startServer } from './startServer.ts';
import type { App } from '#release/build/apps.ts';
import type { Stack } from '#local/startStack.ts';

/** Serves one remote on a page of its own, signed in as a sample employee. Resolves once compiled. */
export async function startStandalone({
  app,
  stack,
  config,
}: {
  app: App;
  stack: Stack;
  config: object;
}): Promise<{ origin: string; stop: () => Promise<void> }> {
  const origin = `http://localhost:${String(app.port)}`;
  const checked = checkConfig(config);
  const server = await startServer(app, {
    env: { standalone: true },
    page: async () =>
      standalonePage({ config: checked, accessToken: await signIn(stack, origin) }, app.folder),
  });
  return { origin, stop: () => server.stop() };
}

const standalonePage = (data: object, title: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<script type="application/json" id="portal-page">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>
<script defer src="/main.js"></script>
</head>
<body>
<div id="root"></div>
</body>
</html>
`;

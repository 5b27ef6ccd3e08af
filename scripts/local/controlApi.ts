import type { Command } from './api/obeyCommand.ts';

/** Makes a local API answer otherwise (`README.md`). Throws with its reason if it refuses. @param api its origin */
export async function controlApi(api: string, command: Command): Promise<void> {
  const response = await fetch(`${api}/_control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(command),
  });
  if (!response.ok)
    throw new Error(`The local API refused ${JSON.stringify(command)}: ${await response.text()}`);
}

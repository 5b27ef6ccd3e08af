import { createInstance, type InstanceOptions } from './createInstance.ts';
import { loadContainer, type Container, type Limits, type Remote } from './loadContainer.ts';

interface RegisteredRemote extends Remote {
  container?: Promise<Container> | undefined;
}

const remotes = new Map<string, RegisteredRemote>();
let limits: Limits = {};
let host: ReturnType<typeof createInstance> | null = null;

/** The host's own instance; null before its build has started. */
export const getInstance = () => host;

/* Stands in for the names of `@module-federation/enhanced/runtime` that the host uses. */

export function init(options: InstanceOptions) {
  host = createInstance(options);
  host.initializeSharing();
  return host;
}

export function registerPlugins(plugins: Limits[]) {
  limits = Object.assign({}, limits, ...plugins) as Limits;
}

export function registerRemotes(added: Remote[], { force = false } = {}) {
  for (const remote of added) {
    if (!force && remotes.has(remote.name)) continue;
    remotes.set(remote.name, { ...remote });
    host?.forget(remote.name);
  }
}

/** A module of a remote, such as `remote_reports/ReportScreen`. What failed is begun anew by the next call. */
export async function loadRemote(id: string): Promise<unknown> {
  const [name = '', module] = id.split('/');
  const remote = remotes.get(name);
  if (!remote || !host) throw new Error(`There is no remote for ${id}.`);
  remote.container ??= loadContainer(remote, limits, host.shareScopeMap);
  try {
    const container = await remote.container;
    const factory = await container.get(`./${String(module)}`);
    return factory();
  } catch (error) {
    remote.container = undefined;
    throw error;
  }
}

/** Name of an exposed module: federation name of the remote, slash, file in its exposes folder. */
export type RemoteModuleName = `${string}/${string}`;

export const moduleName = (remote: { name: string }, module: string): RemoteModuleName =>
  `${remote.name}/${module}`;

export { hostDeclaration } from './declaration/HostDeclaration.ts';
export { remoteDeclaration } from './declaration/RemoteDeclaration.ts';

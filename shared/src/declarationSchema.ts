export { hostDeclaration } from './declaration/HostDeclaration.ts';
export { declarationFormat, remoteDeclaration } from './declaration/RemoteDeclaration.ts';

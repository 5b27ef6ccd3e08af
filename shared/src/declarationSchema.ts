/** The form of a declaration, for the tools; the portal itself gets declarations that have been checked. */
export { declarationFormat, remoteDeclaration } from './declaration/RemoteDeclaration.ts';

// Node evaluates these files too, hence the endings of imports.
export {
  declareHost,
  declareRemote,
  pathsOf,
  type ModulesOf,
  type ScreenProps,
  type SlotProps,
} from './declaration/declareRemote.ts';
export type { HostDeclaration } from './declaration/HostDeclaration.ts';
export { fillPattern } from './declaration/fillPattern.ts';
export { isPathSegment } from './declaration/isPathSegment.ts';
export { matchPattern } from './declaration/matchPattern.ts';
export type { Params } from './declaration/ParamsOf.ts';
export { paths } from './declaration/paths.ts';
export type { SampleCall, Samples } from './declaration/Samples.ts';
export { segmentsOf } from './declaration/segmentsOf.ts';
export type {
  PanelDeclaration,
  RemoteDeclaration,
  Role,
  ScreenDeclaration,
} from './declaration/RemoteDeclaration.ts';

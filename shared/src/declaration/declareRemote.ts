import type { ComponentType } from 'react';
import { fillPattern } from './fillPattern.ts';
import type { HostDeclaration } from './HostDeclaration.ts';
import type { ParamsOf } from './ParamsOf.ts';
import type { RemoteDeclaration } from './RemoteDeclaration.ts';

/** Props of a panel in a slot of the host. */
export interface SlotProps {
  /** To be called once, when what the panel shows has the height that it will keep: panels below wait for it. */
  onReady: () => void;
}

type Screens<Declaration> = Declaration extends { screens: infer All extends object } ? All : object;
type AddressOf<Screen> = Screen extends { address: infer Address extends string } ? Address : never;
type PanelNames<Declaration> = Declaration extends { slots: readonly { module: infer Name extends string }[] }
  ? Name
  : never;
type RoleNames<Declaration> = Declaration extends { roles: infer Roles }
  ? Roles[keyof Roles] & string
  : never;

/** The modules that a remote has to expose, with the props that each gets. */
export type ModulesOf<Declaration> = {
  [Name in keyof Screens<Declaration>]: ComponentType<ParamsOf<AddressOf<Screens<Declaration>[Name]>>>;
} & { [Name in PanelNames<Declaration>]: ComponentType<SlotProps> } & {
  [Name in RoleNames<Declaration>]: ComponentType;
};

/** The parameters of a screen's address as props. */
export type ScreenProps<Declaration, Name extends keyof Screens<Declaration>> = ParamsOf<
  AddressOf<Screens<Declaration>[Name]>
>;

/** A remote's declaration, with its texts as literal types. The build evaluates it, so it imports nothing else. */
export const declareRemote = <const Declaration extends RemoteDeclaration>(
  declaration: Declaration,
): Declaration => declaration;

/** The host's, with its slots as literal types. */
export const declareHost = <const Declaration extends HostDeclaration>(
  declaration: Declaration,
): Declaration => declaration;

/**
 * Makes the links inside a remote: `pathTo('ReportScreen', { slug })`. Throws for what is no `isPathSegment`: ids of an
 * API are tried with it when its answer is read.
 */
export const pathsOf =
  <const Screens extends Record<string, { address: string }>>({ screens }: { screens: Screens }) =>
  <Name extends keyof Screens & string>(
    name: Name,
    ...[params]: object extends ParamsOf<Screens[Name]['address']>
      ? [params?: ParamsOf<Screens[Name]['address']>]
      : [params: ParamsOf<Screens[Name]['address']>]
  ): string => {
    const { address }: Screens[Name] = screens[name];
    return fillPattern(address, params ?? {});
  };

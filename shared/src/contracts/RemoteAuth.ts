import type { ComponentType } from 'react';

/** Modules that remote-auth exposes to the host. */
export interface RemoteAuth {
  LoginScreen: ComponentType;
  LoginCallbackScreen: ComponentType;
  AuthorizeScreen: ComponentType;
}

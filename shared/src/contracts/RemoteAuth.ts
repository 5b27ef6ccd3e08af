import type { ComponentType } from 'react';

/** What remote-auth offers to the host. */
export interface RemoteAuth {
  LoginScreen: ComponentType;
  LoginCallbackScreen: ComponentType;
  AuthorizeScreen: ComponentType;
}

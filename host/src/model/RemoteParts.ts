/** A remote's part of the portal, in words for people. */
export interface RemoteParts {
  addresses: string[];
  navigation: string[];
  slots: string[];
  roles: string[];
}

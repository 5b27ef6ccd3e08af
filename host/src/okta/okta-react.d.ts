declare module '@okta/okta-react/bundles/okta-react.esm.js' {
  export * from '@okta/okta-react';
}

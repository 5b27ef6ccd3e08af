/** Licences under which the code of others may be given to readers. */
export const licences = ['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Packages of others that may be in the scripts of a first screen: each is weighed, and can do what the portal can. */
export const firstScreenPackages = [
  '@babel/runtime',
  '@module-federation/webpack-bundler-runtime',
  '@okta/okta-auth-js',
  '@okta/okta-react',
  'broadcast-channel',
  'compare-versions',
  'jotai',
  'js-cookie',
  'oblivious-set',
  'react',
  'react-dom',
  'react-router',
  'scheduler',
  'styled-components',
  'stylis',
  'tiny-emitter',
  'unload',
  'valibot',
];

/** The only versions of webpack and Module Federation that work together. */
export const pinnedPair = [
  { name: 'webpack', accepts: /^5\.110\.\d+$/, wanted: '5.110.x' },
  { name: '@module-federation/enhanced', accepts: /^2\.9\.2$/, wanted: '2.9.2' },
];

export const pinnedPairReason =
  '@module-federation/enhanced 2.9.2 breaks hashed production builds on webpack 5.111 and does not load on 5.112, and npm does not warn: raise both together, after a production build has run in a browser';

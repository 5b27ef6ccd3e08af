// The first build on the page to ask for React's refresh runtime shares it with all the others.
globalThis.portalRefreshRuntime ??= require('react-refresh/runtime');
module.exports = globalThis.portalRefreshRuntime;

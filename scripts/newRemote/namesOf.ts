/**
 * Everything that a remote is called.
 *
 * @typedef {object} Names
 * @property {string} name as it is typed: `press-review`
 * @property {string} folder
 * @property {string} federationName
 * @property {string} screen its first screen
 * @property {string} contract the type of what it offers
 * @property {string} title for readers
 * @property {string} key of its address in `paths`
 * @property {string} address
 * @property {string} unavailable the host's text for when it cannot be had
 */

/**
 * @param {string} name
 * @returns {Names}
 */
export function namesOf(name) {
  const pascal = name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
  const folder = `remote-${name}`;
  return {
    name,
    folder,
    federationName: folder.replaceAll('-', '_'),
    screen: `${pascal}Screen`,
    contract: `Remote${pascal}`,
    title: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
    key: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    address: `/${name}`,
    unavailable: `no${pascal}`,
  };
}

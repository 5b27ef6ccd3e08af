/** Everything that a remote is called. */
export interface Names {
  /** as it is typed: `press-review` */
  name: string;
  folder: string;
  federationName: string;
  /** its first screen */
  screen: string;
  /** the type of what it offers */
  contract: string;
  /** for readers */
  title: string;
  /** of its address in `paths` */
  key: string;
  address: string;
  /** the host's text for when it cannot be had */
  unavailable: string;
}

export function namesOf(name: string): Names {
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

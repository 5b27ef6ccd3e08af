/** Every spelling of a remote's name. */
export interface Names {
  /** as typed: `press-review` */
  name: string;
  folder: string;
  federationName: string;
  /** first screen */
  screen: string;
  /** type of its exposed modules */
  contract: string;
  /** for readers */
  title: string;
  /** key of its address in `paths` */
  key: string;
  address: string;
  /** the host's message when it cannot be loaded */
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

/** Every spelling of a remote's name; templates say `__folder__` for `folder`. */
export interface Names {
  /** as typed: `press-review` */
  name: string;
  /** start of its components' names */
  Name: string;
  folder: string;
  federationName: string;
  /** for readers */
  title: string;
  /** of its first page */
  address: string;
}

export function namesOf(name: string): Names {
  const folder = `remote-${name}`;
  return {
    name,
    Name: name
      .split('-')
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
      .join(''),
    folder,
    federationName: folder.replaceAll('-', '_'),
    title: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
    address: `/${name}`,
  };
}

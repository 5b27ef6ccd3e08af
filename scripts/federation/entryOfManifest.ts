/** The part of a federation manifest that says where the entry is. */
interface Manifest {
  metaData?: { publicPath?: string; remoteEntry?: { name?: string; path?: string } };
}

/** Address of the script that a manifest names. Throws if the file says nothing of the kind. */
export async function entryOfManifest(
  address: string,
  fetchManifest: (address: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<string> {
  const response = await fetchManifest(address, {});
  const { metaData }: Manifest = ((await response.json()) as Manifest | null) ?? {};
  const { name, path = '' } = metaData?.remoteEntry ?? {};
  if (!name) throw new Error(`${address} is not a federation manifest.`);
  const { publicPath = 'auto' } = metaData ?? {};
  const own = new URL(address, document.baseURI);
  const entry = new URL(
    path ? `${path}/${name}` : name,
    publicPath === 'auto' ? own : new URL(publicPath, document.baseURI),
  );
  // A script is asked for anew together with its manifest.
  entry.search = own.search;
  return entry.href;
}

import { Loading, PageHeading, useDocumentTitle } from '@portal/shared';
import type { RemoteModuleName } from '../page/moduleName';
import { RemotePart } from './RemotePart';

interface RemoteScreenProps {
  name: RemoteModuleName;
  /** Of the document while the screen is not there. */
  title: string;
  /** The line in its place if it cannot be loaded or throws. */
  unavailable: string;
  /** Parameters of its address. */
  params?: object;
}

/** A screen of a remote. While it loads, or if it fails to load or render, a message is shown in its place. */
export function RemoteScreen({ name, title, unavailable, params = {} }: RemoteScreenProps) {
  return (
    <RemotePart
      name={name}
      given={params}
      loading={<LoadingScreen title={title} />}
      unavailable={unavailable}
      heading={<PageHeading>{title}</PageHeading>}
    />
  );
}

function LoadingScreen({ title }: { title: string }) {
  useDocumentTitle(title);
  return <Loading />;
}

import { Loading, Notice, PageHeading, useDocumentTitle } from '@portal/shared';
import { styled } from 'styled-components';
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
      failed={(tryAgain) => (
        <Unavailable>
          <PageHeading>{title}</PageHeading>
          <Notice onAct={tryAgain}>{unavailable}</Notice>
        </Unavailable>
      )}
    />
  );
}

function LoadingScreen({ title }: { title: string }) {
  useDocumentTitle(title);
  return <Loading />;
}

const Unavailable = styled.div`
  display: grid;
  gap: 1.5rem;
`;

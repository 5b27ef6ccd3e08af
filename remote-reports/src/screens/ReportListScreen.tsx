import { Loading, Notice, PageHeading, useLoad } from '@portal/shared';
import { styled } from 'styled-components';
import { ReportCard } from '../components/ReportCard';
import { reportListLoader } from '../state/reportListLoader';

/** Every report, one card each (S-6, S-18 to S-28). */
export function ReportListScreen() {
  const { load, reload } = useLoad(reportListLoader);

  return (
    <>
      <PageHeading>Media Monitoring Reports</PageHeading>
      <p>Built daily with AI</p>
      {load.status === 'loading' && <Loading />}
      {load.status === 'failed' && <Notice onAct={reload}>The reports could not be loaded.</Notice>}
      {load.status === 'ready' && (
        <Grid>
          {load.data.map((item, index) => (
            <li key={index}>
              <ReportCard item={item} />
            </li>
          ))}
        </Grid>
      )}
    </>
  );
}

const Grid = styled.ul``;

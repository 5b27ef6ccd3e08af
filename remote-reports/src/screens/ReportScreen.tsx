import { Badge, Loading, Notice, PageHeading, useLoad, type ReportScreenProps } from '@portal/shared';
import { formatDay } from '../model/formatDay';
import { latestVersion } from '../model/latestVersion';
import { reportLoader } from '../state/reportLoader';

/** One report: the latest, or the one of a date (S-7, S-8, S-29 to S-48). */
export function ReportScreen({ slug, reportId = latestVersion }: ReportScreenProps) {
  const { load, reload } = useLoad(reportLoader, slug, reportId);
  if (load.status === 'loading') return <Loading />;
  if (load.status === 'failed') return <Notice onAct={reload}>The report could not be loaded.</Notice>;
  const report = load.data;

  return (
    <>
      <PageHeading>{report.name}</PageHeading>
      <p>{report.modified ? formatDay(report.modified.day) : 'Date not available'}</p>
      <h2>Executive Summary</h2>
      <p>{report.summary}</p>
      <h2>Articles</h2>
      {report.articles.map((article) => (
        <article key={article.anchor}>
          <h3>{article.title}</h3>
          <Badge label="Topic">{article.topic ?? 'No topic'}</Badge>
          <p>{article.analysis}</p>
        </article>
      ))}
    </>
  );
}

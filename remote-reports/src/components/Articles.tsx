import type { Article } from '@portal/shared';
import { useCallback, useDeferredValue, useState } from 'react';
import { enoughToFind } from '../model/enoughToFind';
import type { ArticleView } from './ArticleView';
import { ArticleList } from './ArticleList';
import { FindRoom } from './FindRoom';

interface ArticlesProps {
  articles: Article[];
  reportPath: string;
}

/** The articles of a report, and the box to find some of them. A jump to an article that is not shown shows all again. */
export function Articles({ articles, reportPath }: ArticlesProps) {
  const [view, setView] = useState<ArticleView | null>(null);
  const [returns, setReturns] = useState(0);
  const deferredView = useDeferredValue(view);
  const showAll = useCallback(() => {
    setView(null);
    setReturns((count) => count + 1);
  }, []);

  return (
    <>
      {articles.length >= enoughToFind && <FindRoom articles={articles} view={view} onView={setView} />}
      <ArticleList
        articles={articles}
        reportPath={reportPath}
        view={view && deferredView}
        returns={returns}
        onLost={showAll}
      />
    </>
  );
}

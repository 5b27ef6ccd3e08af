import { useContext } from 'react';
import { ArticleMarksContext } from './ArticleMarksContext';

/** The marks of one article, and a function to mark it as read; null while the reader is unknown. */
export function useArticleMark(anchor: string) {
  const { fresh, read, setRead } = useContext(ArticleMarksContext);
  return {
    isNew: fresh.has(anchor),
    isRead: read.has(anchor),
    setRead:
      setRead &&
      ((isRead: boolean) => {
        setRead(anchor, isRead);
      }),
  };
}

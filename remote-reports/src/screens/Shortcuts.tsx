import { usePart, type Report } from '@portal/shared';
import { useNavigate } from '@portal/shared/router';
import { useAtom } from 'jotai';
import { useContext, useState } from 'react';
import { ArticleMarksContext } from '../components/ArticleMarksContext';
import { PassingNote } from '../components/PassingNote';
import { shortcutHelpPart } from '../components/shortcutHelpPart';
import { ToolButton } from '../components/ToolButton';
import { useArticleSteps } from '../components/useArticleSteps';
import { useShortcuts } from '../components/useShortcuts';
import { adjacentReports } from '../model/adjacentReports';
import { pathTo } from '../portal';
import { shortcutsAtom } from '../state/shortcutsAtom';
import { articleTexts } from '../texts/articleTexts';
import { shortcutTexts } from '../texts/shortcutTexts';

export interface ShortcutsProps {
  report: Report;
  version: string;
}

/** Keys that act on the report where the page stands, and the link at its foot that tells of them. */
export function Shortcuts({ report, version }: ShortcutsProps) {
  const { slug, articles } = report;
  const [isOn, setOn] = useAtom(shortcutsAtom);
  const [note, setNote] = useState<string | null>(null);
  const [isHelpWanted, setHelpWanted] = useState(false);
  const { Part: Help, hasFailed, load } = usePart(shortcutHelpPart);
  const { read, setRead } = useContext(ArticleMarksContext);
  const { here, step } = useArticleSteps(articles.map(({ anchor }) => anchor));
  const { older, newer } = adjacentReports(report, version);
  const navigate = useNavigate();

  const showHelp = () => {
    setHelpWanted(true);
    load();
  };
  const withArticle = (act: (anchor: string) => string | null) => () => {
    const anchor = here();
    setNote(anchor === null ? shortcutTexts.noArticleYet : act(anchor));
  };
  const goTo = (entry: typeof older, otherwise: string) => () => {
    if (entry) void navigate(pathTo('ReportScreen', { slug, reportId: entry.date }));
    else setNote(otherwise);
  };

  useShortcuts(isOn, {
    j: () => {
      setNote(step(1) ? null : shortcutTexts.noArticleBelow);
    },
    k: () => {
      setNote(step(-1) ? null : shortcutTexts.noArticleAbove);
    },
    o: withArticle((anchor) => {
      const original = document.getElementById(`original-${anchor}`);
      original?.click();
      return original ? null : articleTexts.noOriginal;
    }),
    m: withArticle((anchor) => {
      if (!setRead) return null;
      setRead(anchor, !read.has(anchor));
      const title = articles.find((article) => article.anchor === anchor)?.title ?? '';
      return read.has(anchor) ? shortcutTexts.isUnread(title) : shortcutTexts.isRead(title);
    }),
    '[': goTo(older, shortcutTexts.noOlder),
    ']': goTo(newer, shortcutTexts.noNewer),
    s: () => {
      const box = document.getElementById('find');
      box?.focus();
      setNote(box ? null : shortcutTexts.tooShort);
    },
    '?': showHelp,
  });

  return (
    <div>
      <ToolButton aria-haspopup="dialog" onClick={showHelp}>
        {shortcutTexts.title}
      </ToolButton>
      {isHelpWanted && Help && (
        <Help
          isOn={isOn}
          onSwitch={setOn}
          onClose={() => {
            setHelpWanted(false);
          }}
        />
      )}
      <PassingNote
        text={isHelpWanted && hasFailed ? shortcutTexts.notShown : note}
        onEnd={() => {
          setNote(null);
          if (hasFailed) setHelpWanted(false);
        }}
      />
    </div>
  );
}

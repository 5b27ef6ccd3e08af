import { usePart, type Report } from '@portal/shared';
import { useNavigate } from '@portal/shared/router';
import { useAtom } from 'jotai';
import { useContext, useState } from 'react';
import { styled } from 'styled-components';
import { ArticleMarksContext } from '../components/ArticleMarksContext';
import { findPart } from '../components/findPart';
import { PassingNote } from '../components/PassingNote';
import { shortcutHelpPart } from '../components/shortcutHelpPart';
import { ToolButton } from '../components/ToolButton';
import { useArticleSteps } from '../components/useArticleSteps';
import { useFindBox } from '../components/useFindBox';
import { useShortcuts } from '../components/useShortcuts';
import { adjacentReports } from '../model/adjacentReports';
import { enoughToFind } from '../model/enoughToFind';
import { pathTo } from '../portal';
import { shortcutsAtom } from '../state/shortcutsAtom';
import { articleTexts } from '../texts/articleTexts';
import { shortcutTexts } from '../texts/shortcutTexts';

interface ShortcutsProps {
  report: Report;
  version: string;
  find?: typeof findPart;
}

/** Keys that act on the report where the page stands, and the link at its foot that tells of them. */
export function Shortcuts({ report, version, find = findPart }: ShortcutsProps) {
  const { slug, articles } = report;
  const [isOn, setOn] = useAtom(shortcutsAtom);
  const [note, setNote] = useState<string | null>(null);
  const [isHelpWanted, setHelpWanted] = useState(false);
  const { Part: Help, hasFailed, load } = usePart(shortcutHelpPart);
  const { read, setRead } = useContext(ArticleMarksContext);
  const { here, step } = useArticleSteps(articles.map(({ anchor }) => anchor));
  const { older, newer } = adjacentReports(report, version);
  const navigate = useNavigate();
  const findBox = useFindBox(find);

  const say = (text: string | null) => {
    findBox.leave();
    setNote(text);
  };
  const showHelp = () => {
    findBox.leave();
    setHelpWanted(true);
    load();
  };
  const withArticle = (act: (anchor: string) => string | null) => () => {
    const anchor = here();
    say(anchor === null ? shortcutTexts.noArticleYet : act(anchor));
  };
  const goTo = (entry: typeof older, otherwise: string) => () => {
    if (entry) void navigate(pathTo('ReportScreen', { slug, reportId: entry.date }));
    else say(otherwise);
  };

  useShortcuts(isOn, {
    j: () => {
      say(step(1) ? null : shortcutTexts.noArticleBelow);
    },
    k: () => {
      say(step(-1) ? null : shortcutTexts.noArticleAbove);
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
      say(articles.length < enoughToFind ? shortcutTexts.tooShort : null);
      if (articles.length >= enoughToFind) findBox.goTo();
    },
    '?': showHelp,
  });

  return (
    <div>
      <Opener aria-haspopup="dialog" onClick={showHelp}>
        {shortcutTexts.title}
      </Opener>
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
        text={isHelpWanted && hasFailed ? shortcutTexts.notShown : (findBox.note ?? note)}
        isLate={findBox.isOpening}
        onEnd={() => {
          setNote(null);
          if (hasFailed) setHelpWanted(false);
          if (!findBox.isOpening) findBox.leave();
        }}
      />
    </div>
  );
}

// Its words begin where the text above does. Devices that are only touched have no keys.
const Opener = styled(ToolButton)`
  margin-inline-start: calc(-0.75rem - 1px);

  /* Not on tablets, which may have a keyboard: without the button it could never be switched on again. */
  @media (hover: none) and (pointer: coarse) and (max-width: 639.98px) {
    display: none;
  }
`;

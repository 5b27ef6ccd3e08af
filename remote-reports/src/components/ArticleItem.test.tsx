import { act, screen } from '@testing-library/react';
import { renderAt } from '@portal/shared/testing';
import { toReport } from '../api/toReport';
import { sampleAnswer } from '../testing/sampleAnswer';
import { sampleArticle } from '../testing/sampleArticle';
import { ArticleItem } from './ArticleItem';

const handler = 'oncontentvisibilityautostatechange';

function draw(isOneOfMany: boolean) {
  const [article] = toReport(sampleAnswer({ articles: [sampleArticle()] }), 'energy').articles;
  if (!article) throw new Error('The sample has no article.');
  renderAt(
    <ul>
      <ArticleItem
        article={article}
        reportPath="/reports/energy"
        isOneOfMany={isOneOfMany}
        isHidden={false}
        mark={undefined}
      />
    </ul>,
  );
  const item = screen.getByRole('article').parentElement;
  return (skipped: boolean) => {
    act(() => {
      item?.dispatchEvent(Object.assign(new Event(handler.slice(2)), { skipped }));
    });
  };
}

const tools = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const all = ['Copy link', 'Share', 'Mark as read'];

test('B-39 of many articles, the tools of one come once the browser lays it out, and stay', () => {
  Object.assign(HTMLElement.prototype, { [handler]: null });
  try {
    const tellSkipped = draw(true);
    expect(tools()).toEqual([]);
    tellSkipped(true);
    expect(tools()).toEqual([]);
    tellSkipped(false);
    expect(tools()).toEqual(all);
    tellSkipped(true);
    expect(tools()).toEqual(all);
  } finally {
    Reflect.deleteProperty(HTMLElement.prototype, handler);
  }
});

test.each([
  ['a browser that does not tell when it does', true],
  ['a report of few articles', false],
])('B-39 in %s the tools are there from the beginning', (_where, isOneOfMany) => {
  draw(isOneOfMany);
  expect(tools()).toEqual(all);
});

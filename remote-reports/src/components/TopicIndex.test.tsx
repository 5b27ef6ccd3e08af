import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@portal/shared/router';
import { renderAt } from '@portal/shared/testing';
import { toArticles } from '../api/toArticles';
import { sampleArticle } from '../testing/sampleArticle';
import { TopicIndex } from './TopicIndex';

const articles = toArticles(
  [
    ['w1', 'Wind'],
    ['g1', 'Grid'],
    ['g2', 'Grid'],
    ['none', null],
  ].map(([article_id, alias]) => sampleArticle({ article_id, topic: { alias } })),
);

/** The list of topics, and the articles in theirs, of which all but these are filtered away, at these heights. */
function draw(shown: Record<string, number>, list = 0) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, shown[this.firstElementChild?.id.slice(2) ?? ''] ?? list, 300, 400);
  });
  return renderAt(
    <>
      <Link to={{ hash: '#topics' }} replace>
        3 topics
      </Link>
      <TopicIndex articles={articles} />
      <ul>
        {articles.map(({ anchor }) => (
          <li key={anchor} hidden={!(anchor in shown)}>
            <article id={`a-${anchor}`} />
          </li>
        ))}
      </ul>
    </>,
  );
}

test.each([
  [{ w1: -900, g2: -10, none: 9000 }, 'Grid, 2 articles'],
  [{ g2: -900, none: 10 }, 'No topic, 1 article'],
  [{ w1: -900, g1: -800, g2: -700, none: 9000 }, 'Grid, 2 articles'],
  [{ w1: 10, g2: 9000 }, 'Wind, 1 article'],
])('R-1, R-7 of the articles that a filter leaves, %j, the topic %s is marked', async (shown, name) => {
  draw(shown);
  fireEvent.scroll(window);
  await waitFor(() => {
    expect(screen.getByRole('link', { current: true, hidden: true })).toHaveAccessibleName(name);
  });
});

test('R-1 above the first article that a filter leaves no topic is marked', async () => {
  draw({ g2: 9000 });
  fireEvent.scroll(window);
  await new Promise(requestAnimationFrame);
  expect(screen.queryByRole('link', { current: true, hidden: true })).not.toBeInTheDocument();
});

test('R-1 at the actions, past the last article, no topic is marked', async () => {
  draw({ w1: -2000, none: -900 }, -380);
  fireEvent.scroll(window);
  await new Promise(requestAnimationFrame);
  expect(screen.queryByRole('link', { current: true, hidden: true })).not.toBeInTheDocument();
});

test('R-2 the count of topics opens their list, also once more after it was closed by hand', async () => {
  draw({});
  const fold = screen.getByRole('navigation', { name: 'Topics' }).querySelector('details');
  expect(fold).not.toHaveAttribute('open');
  for (let times = 0; times < 3; times += 1) {
    await userEvent.click(screen.getByRole('link', { name: '3 topics' }));
    expect(fold).toHaveAttribute('open');
    await userEvent.click(screen.getByText('Topics'));
    expect(fold).not.toHaveAttribute('open');
  }
});

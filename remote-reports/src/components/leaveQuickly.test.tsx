import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { leaveQuickly } from './leaveQuickly';

function List() {
  return <ul ref={leaveQuickly} />;
}

test('a list that leaves the page is hidden before it is taken out, and only then', () => {
  const { container, unmount } = render(
    <StrictMode>
      <List />
    </StrictMode>,
  );
  expect(container.querySelector('ul')).toBeVisible();

  const observer = new MutationObserver(() => undefined);
  observer.observe(container, { attributes: true, childList: true, subtree: true });
  unmount();
  expect(observer.takeRecords().map(({ type }) => type)).toEqual(['attributes', 'childList']);
  observer.disconnect();
});

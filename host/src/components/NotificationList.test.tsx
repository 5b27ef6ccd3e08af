import { announcementAtom } from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NotificationList } from './NotificationList';

const news = [{ name: 'Acme plc', href: '/reports/acme', at: '2024-01-02' }];

function Drawn() {
  const [items, setItems] = useState(news);
  return (
    <NotificationList
      items={items}
      state={{ isChecking: false, failures: [] }}
      onFollow={() => undefined}
      onSeeAll={() => {
        setItems([]);
      }}
    />
  );
}

test('R-5, WCAG 2.4.3 "Mark all as seen" says what is left, and the focus stays in the popup that it goes from', async () => {
  const { store } = renderAt(<Drawn />);
  expect(store.get(announcementAtom)).toBe('');

  await userEvent.click(screen.getByRole('button', { name: 'Mark all as seen' }));
  expect(store.get(announcementAtom)).toBe('Nothing new');
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(screen.getByText('Nothing new'));
});

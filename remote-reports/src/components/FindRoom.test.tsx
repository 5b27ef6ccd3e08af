import { renderAt } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { FindRoom } from './FindRoom';

test('an organisation type may be called as a chip of marks is', () => {
  const action = { name: null, organisationType: 'New', action: 'a', impact: null };
  const article = { anchor: 'a', title: 'A', topic: null, link: null, analysis: null, actions: [action] };
  renderAt(<FindRoom articles={[article]} view={null} onView={() => undefined} />);
  expect(screen.getAllByText('New')).toHaveLength(2);
});

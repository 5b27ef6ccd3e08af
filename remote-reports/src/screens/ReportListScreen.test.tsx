import { screen } from '@testing-library/react';
import { fakeServer, renderAt } from '@portal/shared/testing';
import { ReportListScreen } from './ReportListScreen';

test('S-18, S-27 shows the list', async () => {
  fakeServer({ 'GET /ai/mediamonitoring/list': { reports: [{ name: 'Energy', slug: 'energy' }] } });
  renderAt(<ReportListScreen />);
  expect(await screen.findByRole('link', { name: 'Energy' })).toHaveAttribute('href', '/reports/energy');
});

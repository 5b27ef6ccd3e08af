import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@portal/shared/testing';
import { ChannelLine } from './ChannelLine';

test('the line names the channel, and goes until the page is loaded again', async () => {
  renderAt(<ChannelLine channel="staging" />);
  expect(screen.getByRole('region', { name: 'Channel staging' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Leave' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

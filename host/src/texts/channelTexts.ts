/** The line of a channel that a link has led to. */
export const channelTexts = {
  channel: (name: string) => `Channel ${name}`,
  leave: 'Leave',
};

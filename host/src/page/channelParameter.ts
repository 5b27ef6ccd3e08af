/** Query of a link that brings a browser into a channel; the server answers it (`scripts/release/serving/channelLink.ts`). */
export const channelParameter = 'portal-channel';

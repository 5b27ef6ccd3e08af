import { useState } from 'react';
import { NoticeLine } from '../components/NoticeLine';
import { leaveChannel } from '../release/leaveChannel';
import { channelTexts } from '../texts/channelTexts';

/** Names the channel that a link has brought the browser into, and leads out of it; until the page is loaded again it can be put away. */
export function ChannelLine({ channel }: { channel: string }) {
  const [isAway, setAway] = useState(false);
  if (isAway) return null;

  return (
    <NoticeLine
      actLabel={channelTexts.leave}
      onAct={() => {
        leaveChannel();
      }}
      onDismiss={() => {
        setAway(true);
      }}
    >
      {channelTexts.channel(channel)}
    </NoticeLine>
  );
}

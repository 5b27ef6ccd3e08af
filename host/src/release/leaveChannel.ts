import { channelParameter } from '../page/channelParameter';

type Place = Pick<Location, 'pathname' | 'search' | 'hash'> & { assign: (url: string) => void };

/** Loads the same address of production: its query takes the browser out of the channel. */
export function leaveChannel(place: Place = location): void {
  const { pathname, search, hash } = place;
  const others = search.length > 1 ? `&${search.slice(1)}` : '';
  // A path that begins with two slashes, whichever, would name another host.
  const path = pathname.replace(/^[/\\]+/, '/');
  place.assign(`${path}?${channelParameter}=production${others}${hash}`);
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HandedOn } from '../model/HandedOn';
import { oneLine } from '../model/oneLine';
import { handOnTexts } from '../texts/handOnTexts';

/** Hands on by the sheet of the device, once, and closes with it. True where the device has none or refuses this. */
export function useDeviceShare({ title, source, address }: HandedOn, onClose: () => void): boolean {
  const [isRefused, setRefused] = useState(() => !('share' in navigator));
  const isAsked = useRef(isRefused);

  const hand = useEffectEvent(() => {
    const name = oneLine(title);
    const text = source === null ? name : `${name}\n${handOnTexts.source(source)}`;
    return navigator.share({ title: name, text, url: address });
  });
  const close = useEffectEvent(onClose);

  useEffect(() => {
    // StrictMode runs effects twice, and a device shares one thing at a time.
    if (isAsked.current) return;
    isAsked.current = true;
    hand().then(
      () => {
        close();
      },
      (error: unknown) => {
        const isEnded = error instanceof DOMException && error.name === 'AbortError';
        if (isEnded) close();
        else setRefused(true);
      },
    );
  }, []);

  return isRefused;
}

import { deviceStorage, rememberedReaderAtom, userInfoAtom } from '@portal/shared';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';

/**
 * Fills `rememberedReaderAtom` from the device, and the device from the answer of `GET /user`: on a slow line that comes
 * long after what it decides, such as the order of the reports. `account` is the provider's name for the reader (`sub`),
 * so that nobody is taken for who used the device before.
 */
export function useRememberedReader(account: string | undefined): void {
  const user = useAtomValue(userInfoAtom);
  const setRemembered = useSetAtom(rememberedReaderAtom);
  const id = user.status === 'ready' ? user.data.id : undefined;

  // Before paint, as nothing may be sorted anew.
  useLayoutEffect(() => {
    if (account === undefined) return;
    const key = `reader.${account}.id`;
    if (id !== undefined) deviceStorage.write(key, id);
    setRemembered(deviceStorage.read(key));
  }, [account, id, setRemembered]);
}

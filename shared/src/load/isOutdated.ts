/** True once `maxAge` (ms) has passed since an answer came, or a new calendar day has begun. */
export const isOutdated = (loadedAt: number, now: number, maxAge: number): boolean =>
  now - loadedAt >= maxAge || (now > loadedAt && dayOf(now) !== dayOf(loadedAt));

const dayOf = (moment: number) => new Date(moment).toDateString();

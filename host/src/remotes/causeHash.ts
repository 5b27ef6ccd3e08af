/** The same number for the same cause, whatever the numbers in its message; nothing of the message can be read from it. */
export function causeHash(error: unknown): string {
  let hash = 5381;
  for (const character of String(error).replace(/\d+/g, ''))
    hash = (Math.imul(hash, 33) ^ character.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}

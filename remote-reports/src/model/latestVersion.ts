/** The version that is shown when the address names none (S-71); the history skips the entry of this name (S-42). */
export const latestVersion = 'latest';

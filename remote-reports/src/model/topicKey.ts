/** The key under which topics that differ only in case are the same. */
export const topicKey = (topic: string): string => topic.normalize().toLowerCase();

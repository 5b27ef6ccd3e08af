/** Topics that differ in case only are one topic (B-17). */
export const topicKey = (topic: string): string => topic.normalize().toLowerCase();

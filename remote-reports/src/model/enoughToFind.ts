/** From this number of articles on, a report has a box to find some of them. */
export const enoughToFind = 6;

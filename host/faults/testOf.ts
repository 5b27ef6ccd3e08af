import type { Defence } from './Defence';

/** The unit tests that fail without a defence that no row guards. */
export const testOf = ({ file, test }: Defence): string => test ?? file.replace(/(\.tsx?)$/, '.test$1');

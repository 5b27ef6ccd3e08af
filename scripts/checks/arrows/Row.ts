/**
 * One planted line and its allowed twin. The files are imagined: only their place counts.
 *
 * @typedef {object} Row
 * @property {string} wall what is shown to bite, in words
 * @property {string} at the file in which the forbidden line is planted
 * @property {string} forbidden
 * @property {string} rule the id of the one rule that must object
 * @property {string} [says] a part of its message
 * @property {string} allowed a line much like it, with which nothing objects
 * @property {string} [allowedAt] where the twin stands, when that is what makes the difference
 * @property {boolean} [typed] needs TypeScript's types, hence a file that exists
 */
export {};

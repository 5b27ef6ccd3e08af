/** The file in which a build says what it promises and what it takes for granted, as types. It is published with it. */
export const contractFile = 'contract.json';

/**
 * What an app has to agree about with the apps beside it. All of it is text for the compiler and stands by itself: what
 * it is compared with later may have moved on.
 *
 * @typedef {object} Contract
 * @property {1} format
 * @property {Record<string, string>} files declarations, by the source file that they were made from
 * @property {Record<string, string>} doors the file behind each door of shared. A host's has everything, because its
 *   copy is the one that runs; a remote's has what that remote uses
 * @property {Record<string, string>} exposes a remote's: the file behind each exposed module
 * @property {Record<string, Record<string, Use>>} uses a remote's: what it uses of each door of shared
 * @property {Record<string, Passing[]>} passes the host's: what it gives to each module of a remote
 */

/**
 * @typedef {object} Use
 * @property {string} file the first that does
 * @property {Way[]} ways an atom that is only read may come to hold less, and one that is only written may take more
 */

/** @typedef {'read' | 'write' | 'whole'} Way */
/** @typedef {{ file: string, props: string }} Passing one place, and the type of the props as text */

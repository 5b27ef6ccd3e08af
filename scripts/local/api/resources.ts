import { failure } from './answer.mjs';
import { findPerson } from '../people.mjs';

/**
 * @typedef {object} ReportStore
 * @property {() => { slug: string }[]} list
 * @property {(slug: string, version: string) => { report: object, history: string[] } | null} report
 */

/**
 * Made when first asked for: the large one takes its time.
 *
 * @typedef {{ usual: () => ReportStore, hostile: () => ReportStore, large: () => ReportStore }} ReportStores
 */

/**
 * @typedef {import('./answer.mjs').Answer} Answer
 * @typedef {import('./faults.mjs').FaultMode} FaultMode
 */

/** A person whose every field tries to become markup. */
const hostilePerson = {
  name: '<img src=x onerror="document.title=\'owned\'">"><script>document.title="owned"</script>',
  email: '"><svg onload=alert(1)>@example.com',
  department: '{{constructor.constructor("alert(1)")()}}',
  title: 'javascript:alert(1)//\u202Egnp.exe',
};

/**
 * @param {string} id
 * @param {FaultMode} mode
 * @returns {Answer}
 */
export function answerUser(id, mode) {
  if (mode === 'empty') return ok({});
  return ok({ ...findPerson(id), ...(mode === 'hostile' && hostilePerson), id });
}

/**
 * @param {ReportStores} stores
 * @param {FaultMode} mode
 * @returns {Answer}
 */
export function answerList(stores, mode) {
  return ok({ reports: mode === 'empty' ? [] : storeFor(stores, mode).list() });
}

/**
 * @param {ReportStores} stores
 * @param {{ slug: string, version: string }} wanted
 * @param {FaultMode} mode
 * @returns {Answer}
 */
export function answerReport(stores, { slug, version }, mode) {
  const store = storeFor(stores, mode);
  const found = store.report(slug, version) ?? (isGenerated(mode) ? anyReport(store) : null);
  if (!found) return failure(404, 'There is no such report.');
  return ok(mode === 'empty' ? { report: { ...found.report, articles: [] }, history: [] } : found);
}

/** @param {unknown} body @returns {Answer} */
function ok(body) {
  return { status: 200, body };
}

/** @param {FaultMode} mode @returns {mode is 'hostile' | 'large'} */
function isGenerated(mode) {
  return mode === 'hostile' || mode === 'large';
}

/** @param {ReportStores} stores @param {FaultMode} mode */
function storeFor(stores, mode) {
  return isGenerated(mode) ? stores[mode]() : stores.usual();
}

/** A report of the usual list is unknown to a generated store: any of its own serves the purpose. @param {ReportStore} store */
function anyReport(store) {
  const first = store.list()[0];
  return first ? store.report(first.slug, 'latest') : null;
}

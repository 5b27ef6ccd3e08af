/** Texts for large data: they need to look like news from afar, not to be read. */

/** @typedef {import('./random.mjs').Random} Random */

/** @type {[string, ...string[]]} */
export const sectors = [
  'Offshore Energy',
  'Hospitals',
  'Grocery Retail',
  'Card Payments',
  'Regional Airlines',
  'Chip Equipment',
  'Dairy',
  'Rail Freight',
  'Housing',
  'Water Supply',
  'Insurance',
  'Telecoms',
  'Packaging',
  'Steel',
  'Forestry',
  'Fisheries',
  'Tourism',
  'Education',
  'Logistics',
  'Construction',
  'Textiles',
  'Chemicals',
  'Robotics',
  'Media',
  'Public Health',
];

/** @type {[string, ...string[]]} */
export const regions = [
  'Northmoor',
  'Halvorsen',
  'Stennick',
  'Ferring',
  'Port Saltern',
  'Aldermoor',
  'Carrow Islands',
  'Hollin Valleys',
  'Brede Valley',
  'Thornby',
  'Moss Edge',
  'Low Garth',
  'Vestmark',
  'Norrhaven',
  'Brandt Heath',
  'Osmere',
  'Skerry Coast',
  'Ulmsted',
  'Grauhorn',
  'Keel Bay',
];

/** @type {[string, ...string[]]} */
export const tags = ['Energy', 'Health', 'Consumer', 'Finance', 'Travel', 'Technology', 'Food', 'Mobility'];

/** @type {[string, ...string[]]} */
export const topics = [
  'Contracts',
  'Investment',
  'Labour',
  'Markets',
  'Policy & regulation',
  'Products',
  'Research',
  'Supply chain',
];

/** @type {[string, ...string[]]} */
const companies = [
  'Harrow & Pell',
  'Quayside Holdings',
  'Linden Works',
  'Orchard Systems',
  'Tarn Industries',
  'Bellweather Group',
  'Crosslane',
  'Meridian Tools',
  'Fennel & Rye',
  'Stonebridge Partners',
];

/** @type {[string, ...string[]]} */
const events = [
  'signs a supply contract',
  'delays its new site',
  'opens a test centre',
  'raises its forecast',
  'closes an old line',
  'hires ahead of plan',
  'sells a minority stake',
  'wins a public tender',
  'withdraws a product',
  'publishes weaker results',
];

/** @type {[string, ...string[]]} */
const reasons = [
  'Rising energy costs are given as the main reason.',
  'Two earlier attempts had failed for want of staff.',
  'The decision follows an audit that took most of the year.',
  'Local suppliers had asked for a longer transition.',
  'Analysts had expected the step, though not so soon.',
];

/** @type {[string, ...string[]]} */
const outlooks = [
  'First effects should be visible within two quarters.',
  'A review is planned once the first year is over.',
  'Competitors are likely to follow if demand holds.',
  'Customers will notice little before the summer.',
  'The council votes on its part of the plan next month.',
];

/** @type {[string, ...string[]]} */
const outlets = ['harbour-herald', 'ledger-post', 'north-quay-times', 'trade-lantern', 'meridian-courier'];

/** @type {[string, ...string[]]} */
const orgTypes = ['Company', 'Regulator', 'Competitor', 'Supplier', 'Investor', 'NGO', 'Customer group'];

/** @param {Random} random */
export function plausibleSummary(random) {
  const lines = [1, 2, 3].map(() => `${random.pick(companies)} ${random.pick(events)}.`);
  return `${lines.join(' ')} ${random.pick(reasons)} ${random.pick(outlooks)}`;
}

/**
 * @param {Random} random
 * @param {string} id
 * @returns {import('../../reports.mjs').Article}
 */
export function plausibleArticle(random, id) {
  const company = random.pick(companies);
  const event = random.pick(events);
  const region = random.pick(regions);
  const millions = random.between(2, 900);
  return {
    article_id: id,
    topic: { alias: random.pick(topics) },
    news_result: {
      title: `${company} ${event} at ${region}, worth €${millions} million`,
      link: `https://www.${random.pick(outlets)}.example/${id}`,
    },
    analysis: {
      summary:
        `${company} ${event} at ${region}. The volume is put at €${millions} million over ` +
        `${random.between(2, 12)} years and concerns ${random.between(20, 4000)} people. ` +
        `${random.pick(reasons)} ${random.pick(outlooks)}`,
      article_readable: random.happens(0.9) ? 'True' : 'False',
    },
    actions: Array.from({ length: random.between(0, 3) }, () => ({
      name: random.pick(companies),
      org_type: random.pick(orgTypes),
      action: `Sets aside €${random.between(1, 60)} million and reports every quarter.`,
      impact: random.pick(outlooks),
    })),
  };
}

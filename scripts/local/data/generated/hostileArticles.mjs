/**
 * One article for each way in which an article can be wrong. Titles start with the id of the case; where the title
 * itself is the bad field, the analysis does.
 */
import * as texts from './hostileTexts.mjs';

/** @typedef {Record<string, unknown>} Wrong Anything but the promised shape. */

/** @returns {Wrong[]} */
export function hostileArticles() {
  return [
    ...textCases(),
    ...topicCases(),
    ...analysisCases(),
    ...linkCases(),
    ...idCases(),
    ...actionCases(),
  ];
}

/**
 * A sound article apart from the changes.
 *
 * @param {string} title
 * @param {Wrong} [changes]
 * @returns {Wrong}
 */
function article(title, changes) {
  const id = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    article_id: id.slice(0, 80),
    topic: { alias: 'Hostile cases' },
    news_result: { title, link: `https://www.harbour-herald.example/${id.slice(0, 80)}` },
    analysis: { summary: `The analysis of ${title.slice(0, 80)}.`, article_readable: 'True' },
    actions: [],
    ...changes,
  };
}

/** @param {string} text @returns {Wrong} */
function everywhere(text) {
  return {
    topic: { alias: text },
    analysis: { summary: text, article_readable: 'True' },
    actions: [{ name: text, org_type: text, action: text, impact: text }],
  };
}

function textCases() {
  const link = 'https://www.harbour-herald.example/without-a-title';
  /** @param {string} label @param {unknown} newsResult */
  const badTitle = (label, newsResult) =>
    article(`B-6 title ${label}`, {
      news_result: newsResult,
      analysis: { summary: `B-6 title ${label}: the link keeps working.`, article_readable: 'True' },
    });
  return [
    article(`B-4 10,000 characters ${texts.tenThousandCharacters}`.slice(0, 10000)),
    article(`B-5 no space ${texts.fiveThousandWithoutSpace}`, everywhere(texts.fiveThousandWithoutSpace)),
    article('B-5 a long address in the text', {
      analysis: { summary: `See ${texts.longAddress} for more.`, article_readable: 'True' },
    }),
    badTitle('null', { title: null, link }),
    badTitle('missing', { link }),
    badTitle('empty', { title: '', link }),
    badTitle('of spaces', { title: ' \u00A0\t ', link }),
    badTitle('a number', { title: 42, link }),
    badTitle('an object', { title: { text: 'no' }, link }),
    badTitle('and link missing', undefined),
    badTitle('and link null', null),
    badTitle('and link in a string', 'a string'),
    article(`B-8 ${texts.rightToLeft}`, everywhere(texts.rightToLeft)),
    article(`B-8 mixed ${texts.hebrew} and English (2 of 3)`, everywhere(`${texts.hebrew} then English.`)),
    article(`B-9 bidi ${texts.bidiControls}`, everywhere(texts.bidiControls)),
    article(`B-9 invisible ${texts.invisible}`, everywhere(texts.invisible)),
    article(`B-9 control ${texts.controlCharacters}`, everywhere(texts.controlCharacters)),
    article(`B-10 emoji ${texts.emoji}`, everywhere(texts.emoji.repeat(20))),
    article(`B-10 combining ${texts.combiningMarks}`, everywhere(texts.combiningMarks)),
    article(`B-10 broken ${texts.brokenEmoji}`, everywhere(texts.brokenEmoji)),
    article(`B-11 markup ${texts.markup}`, everywhere(texts.markup)),
    article(`B-11 templates ${texts.templates}`, everywhere(texts.templates)),
    article(`B-12 entities ${texts.entities}`, everywhere(texts.entities)),
    article(`B-12 line breaks ${texts.lineBreaks}`, everywhere(texts.lineBreaks)),
    article(`B-13 markdown ${texts.markdown}`, everywhere(texts.markdown)),
  ];
}

function topicCases() {
  return [
    article('B-14 topic missing', { topic: undefined }),
    article('B-14 topic null', { topic: null }),
    article('B-14 topic without alias', { topic: {} }),
    article('B-14 alias null', { topic: { alias: null } }),
    article('B-14 alias empty', { topic: { alias: '' } }),
    article('B-14 alias of spaces', { topic: { alias: '  ' } }),
    article('B-14 topic a string', { topic: 'Grid' }),
    ...texts.inheritedNames.map((alias) => article(`B-15 alias ${alias}`, { topic: { alias } })),
    article('B-16 alias 2024', { topic: { alias: 2024 } }),
    article('B-16 alias 0', { topic: { alias: 0 } }),
    article('B-16 alias an object', { topic: { alias: { name: 'Grid' } } }),
    article('B-16 alias an array', { topic: { alias: ['Grid'] } }),
    article('B-16 alias true', { topic: { alias: true } }),
    ...['Grid', 'grid', ' GRID ', 'Grid\u00A0'].map((alias, index) =>
      article(`B-17 alias ${index + 1} "${alias}"`, { topic: { alias } }),
    ),
  ];
}

function analysisCases() {
  const notReadable = ['true', true, 'False', 'TRUE', 1, null, 'True ', ' True', false, ['True'], undefined];
  const summary = 'B-18 must not be shown.';
  return [
    ...notReadable.map((value, index) =>
      article(`B-18 not shown ${index + 1}: ${typeof value} ${JSON.stringify(value)}`, {
        analysis: { summary, article_readable: value },
      }),
    ),
    article('B-19 not shown: analysis missing', { analysis: undefined }),
    article('B-19 not shown: analysis null', { analysis: null }),
    article('B-19 not shown: analysis the string True', { analysis: 'True' }),
    article('B-19 not shown: analysis an array', { analysis: ['True'] }),
    article('B-20 summary missing', { analysis: { article_readable: 'True' } }),
    article('B-20 summary null', { analysis: { summary: null, article_readable: 'True' } }),
    article('B-20 summary empty', { analysis: { summary: '', article_readable: 'True' } }),
    article('B-20 summary of spaces', { analysis: { summary: ' \n ', article_readable: 'True' } }),
    article('B-20 summary an object', { analysis: { summary: { text: 'no' }, article_readable: 'True' } }),
    article('B-20 summary a number', { analysis: { summary: 7, article_readable: 'True' } }),
  ];
}

function linkCases() {
  /** @param {string} title @param {unknown} link */
  const linked = (title, link) => article(title, { news_result: { title, link } });
  const twice = 'https://www.harbour-herald.example/one-story';
  return [
    linked('B-21 javascript link', 'javascript:window.hostile=1'),
    linked('B-21 javascript link with a line break', 'java\nscript:window.hostile=1'),
    linked('B-21 javascript link with a tab', 'java\tscript:window.hostile=1'),
    linked('B-21 javascript link with spaces and capitals', ' \u0001JaVaScRiPt:window.hostile=1'),
    linked('B-21 javascript link that looks like a page', 'javascript://www.example.com/%0Awindow.hostile=1'),
    linked('B-21 data link', 'data:text/html,<script>window.hostile=1</script>'),
    linked('B-21 blob link', 'blob:https://www.harbour-herald.example/0b1c'),
    linked('B-21 vbscript link', 'vbscript:msgbox(1)'),
    linked('B-21 file link', 'file:///etc/passwd'),
    linked('B-22 link relative', '/reports/energy'),
    linked('B-22 link without a scheme', '//www.harbour-herald.example/x'),
    linked('B-22 link without a scheme and slashes', 'www.harbour-herald.example'),
    linked('B-22 link with a broken port', 'https://www.harbour-herald.example:99999/'),
    linked('B-22 link empty', ''),
    linked('B-22 link null', null),
    linked('B-22 link missing', undefined),
    linked('B-22 link a number', 17),
    linked('B-22 link an object', { href: twice }),
    linked('B-23 link with a password', 'https://reader:secret@www.harbour-herald.example/x'),
    linked('B-23 link that hides its host', 'https://www.harbour-herald.example@evil.example/'),
    linked('B-24 punycode link', 'https://www.xn--hrbour-herald-w1k.example/'),
    linked('B-24 look-alike link', 'https://www.h\u0430rbour-herald.example/'),
    linked('B-27 the same link, first', twice),
    linked('B-27 the same link, second', twice),
  ];
}

function idCases() {
  return [
    article('B-25 same id, first', { article_id: 'b-25' }),
    article('B-25 same id, second', { article_id: 'b-25' }),
    article('B-25 same id, third', { article_id: 'b-25' }),
    article('B-25 an id that a suffix would produce', { article_id: 'b-25-2' }),
    article('B-26 id missing', { article_id: undefined }),
    article('B-26 id null', { article_id: null }),
    article('B-26 id empty', { article_id: '' }),
    article('B-26 id a number', { article_id: 17 }),
    article('B-26 id with spaces', { article_id: 'an id with spaces' }),
    article('B-26 id with a slash', { article_id: 'a/b?c#d%e' }),
    article('B-26 id of a page element', { article_id: 'root' }),
    article('B-26 id __proto__', { article_id: '__proto__' }),
    article('B-26 id an object', { article_id: { id: 1 } }),
  ];
}

function actionCases() {
  const sound = {
    name: 'Quayside Holdings',
    org_type: 'Company',
    action: 'Signs the contract.',
    impact: 'Deliveries start earlier.',
  };
  /** @param {string} title @param {unknown} actions */
  const acting = (title, actions) => article(title, { actions });
  return [
    acting('B-28 actions missing', undefined),
    acting('B-28 actions null', null),
    acting('B-28 actions empty', []),
    acting('B-28 actions a string', 'Signs the contract.'),
    acting('B-28 actions an object', { 0: sound, length: 1 }),
    acting('B-28 actions with entries that are none', [null, 'a string', 3, [], sound]),
    acting(
      'B-29 one field null in each action',
      Object.keys(sound).map((field) => ({ ...sound, [field]: null })),
    ),
    acting('B-29 all fields null', [{ name: null, org_type: null, action: null, impact: null }, sound]),
    acting('B-29 all fields missing', [{}, sound]),
    acting('B-29 fields of other types', [{ name: 1, org_type: {}, action: ['no'], impact: true }, sound]),
    acting(
      'B-29 200 actions',
      Array.from({ length: 200 }, () => sound),
    ),
    acting('B-30 org_type missing', [{ ...sound, org_type: undefined }]),
    acting('B-30 org_type empty', [{ ...sound, org_type: '' }]),
    acting('B-30 org_type unknown', [{ ...sound, org_type: 'Weather station' }]),
    acting('B-30 org_type __proto__', [{ ...sound, org_type: '__proto__' }]),
    acting('B-30 org_type a number', [{ ...sound, org_type: 5 }]),
  ];
}

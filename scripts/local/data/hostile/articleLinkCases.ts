import { hostileArticle } from './hostileArticle.ts';

/** Links that are dangerous or broken. */
export function articleLinkCases() {
  const linked = (title: string, link: unknown) => hostileArticle(title, { news_result: { title, link } });
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

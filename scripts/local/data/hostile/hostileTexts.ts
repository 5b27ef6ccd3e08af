/* Texts that break pages, with control characters as escapes. */

export const tenThousandCharacters = 'a very long sentence that somebody forgot to end, '
  .repeat(201)
  .slice(0, 9980);

export const fiveThousandWithoutSpace = 'Donaudampfschifffahrtsgesellschaft'.repeat(148).slice(0, 5000);

export const longAddress = `https://www.harbour-herald.example/${'a-path-segment-without-an-end/'.repeat(40)}`;

/** Sets `window.hostile` if a page ever interprets it; tests look for that. */
export const markup =
  '<script>window.hostile = 1</script><img src=x onerror="window.hostile = 1">' +
  '"><svg onload=window.hostile=1></svg></title></textarea><a href="javascript:window.hostile=1">link</a>';

export const templates = '{{constructor.constructor("window.hostile=1")()}} ${window.hostile=1} <%= 1 %>';

export const entities = '&amp; &lt;b&gt; &nbsp; &#x3C;i&#x3E; &copy';

export const lineBreaks =
  'first line\nsecond line\r\nthird line\rfourth line\tafter a tab\n\n\n\nafter empty lines';

export const markdown =
  '# heading\n**bold** _slanted_ `code`\n- one\n- two\n[link](javascript:window.hostile=1)';

export const rightToLeft = 'شركة الطاقة تعلن عن مشروع جديد (مرحلة 2) بقيمة 120 مليون';

export const hebrew = 'החברה הודיעה על תוצאות הרבעון: 12.5% יותר';

/** Unclosed overrides and isolates: they must not flip the text after them. */
export const bidiControls = 'invoice\u202Efdp.exe \u2067isolate \u202D\u202B\u200F';

export const invisible = 'zero\u200Bwidth\u200C\u200D\u2060\uFEFF soft\u00ADhyphen';

export const controlCharacters =
  'null\u0000 bell\u0007 escape\u001B[31m delete\u007F separator\u2028\u2029 end';

export const emoji = '👨‍👩‍👧‍👦 🏳️‍🌈 👍🏽 🇺🇳 1️⃣';

export const combiningMarks = `Z${'\u0351\u0321\u0489'.repeat(30)}algo and e\u0301 a\u030A`;

/** Half of a surrogate pair, as cutting at a fixed length leaves it. */
export const brokenEmoji = 'cut in the middle \uD83D';

/** Members of Object.prototype. */
export const inheritedNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

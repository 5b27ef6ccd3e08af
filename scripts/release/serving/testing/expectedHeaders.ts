/**
 * The hash of the page's own script. With another one here, servers refuse the script of the pages that are written from
 * now on until their rules are renewed: change it only with the script, and say so in the release notes.
 */
const earlyScript = "'sha256-ybF4TvIn57FEwNpY83uqKPkXLxOpE6Dq/uVszLZ5yDE='";

/** The hash of no text. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const besidePolicy = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

/** Word for word, apart from the code that sends them: a source that is let in by mistake differs here. */
export const expectedHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'self' ${earlyScript}`,
    `style-src 'self' ${emptyStyle}`,
    "img-src 'self' data: https://api.example.com https://images.example.com https://*.example.net",
    "connect-src 'self' https://api.example.com https://example.okta.com",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; '),
  'integrity-policy': 'blocked-destinations=(script)',
  ...besidePolicy,
};

/** Those of a page that may load the local builds of a developer, which have no integrity values. */
export const expectedCanaryHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'self' ${earlyScript} http://localhost:* http://127.0.0.1:*`,
    `style-src 'self' ${emptyStyle}`,
    "img-src 'self' data: https://api.staging.example.com",
    "connect-src 'self' https://api.staging.example.com https://example.okta.com http://localhost:* http://127.0.0.1:* ws://localhost:* ws://127.0.0.1:*",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; '),
  ...besidePolicy,
};

/** Further headers of a page. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding, cookie',
  'cross-origin-resource-policy': 'same-origin',
};

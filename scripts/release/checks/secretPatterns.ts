/** Secrets that must not appear in public scripts. */
export const secretPatterns: [what: string, pattern: RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a token (JWT)', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['an AWS access key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60})/],
  ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a Slack token', /\bxox[abprs]-[\w-]{20,}/],
  ['a Google API key', /\bAIza[\w-]{35}\b/],
  ['a live Stripe key', /\b[rs]k_live_[A-Za-z0-9]{20,}/],
  ['a GitLab token', /\bglpat-[\w-]{20,}/],
  ['a SendGrid key', /\bSG\.[\w-]{22}\.[\w-]{43}\b/],
  ['a key of an AI service', /\bsk-(?:ant-|proj-)?[\w-]{32,}/],
  ['a key of a Google service account', /["']?private_key_id["']?\s*:/],
  ['a key of an Azure store', /\bAccountKey=[\w+/]{60,}/],
  ['a password in an address', /\b[a-z][a-z+]{2,9}:\/\/[\w.-]+:[\w.!$%*-]{3,}@[\w-]/],
  ['an Okta API token', /\bSSWS [\w-]{30,}/],
];

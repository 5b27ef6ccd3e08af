/** Directives for the answer with a page, which is packed on the way. */
export const pageLines = ['gzip on;', 'gzip_comp_level 6;', 'gzip_proxied any;', 'gzip_http_version 1.0;'];

/** A screen as its reader opens it. */
export interface Screen {
  name: 'list' | 'report' | 'welcome page' | 'login';
  path: string;
  /** Selector of what the reader waits for. */
  content: string;
  isSignedOut?: true;
}

const card = 'main li a[href^="/reports/"]';

/** Screens that somebody may come to first. */
export const screens: Screen[] = [
  { name: 'list', path: '/reports', content: card },
  { name: 'report', path: '/reports/renewable-energy', content: 'main article' },
  { name: 'welcome page', path: '/', content: card },
  { name: 'login', path: '/reports', content: 'main button', isSignedOut: true },
];

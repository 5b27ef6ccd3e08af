import { barViews } from './views/barViews.ts';
import { listViews } from './views/listViews.ts';
import { loginViews } from './views/loginViews.ts';
import { pageViews } from './views/pageViews.ts';
import { reportFailureViews } from './views/reportFailureViews.ts';
import { reportToolViews } from './views/reportToolViews.ts';
import { reportViews } from './views/reportViews.ts';
import { welcomeViews } from './views/welcomeViews.ts';
import type { View } from './View.ts';

/** Every screen of the portal in every state that a reader can meet. */
export const views: View[] = [
  ...loginViews,
  ...welcomeViews,
  ...listViews,
  ...reportViews,
  ...reportToolViews,
  ...reportFailureViews,
  ...barViews,
  ...pageViews,
];

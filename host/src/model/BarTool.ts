/** What can be opened in the bar. */
export type BarTool = 'notifications' | 'appearance' | 'user' | 'menu';

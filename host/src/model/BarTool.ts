/** A tool of the bar that opens a popup. */
export type BarTool = 'notifications' | 'appearance' | 'user' | 'menu';

import { stageOf } from './stageOf';

test.each([
  ['remote_reports/ReportScreen has not come within 10 s.', 'timeout'],
  ['remote_reports brings its own copy of react.', 'singleton'],
  ['remote_reports/ReportScreen does not offer the component ReportScreen.', 'expose'],
  ['Module "./ReportScreen" does not exist in container.', 'expose'],
  ['Loading chunk 480 failed.\n(missing: /apps/remote-reports/1/480.js)', 'chunk'],
  ['The script /apps/remote-reports/1/remoteEntry.js has not come within 10 s.', 'timeout'],
  ['The script /apps/remote-reports/1/remoteEntry.js could not be loaded.', 'entry'],
  ['/apps/remote-reports/1/remoteEntry.js brings no remote_reports.', 'entry'],
])('%s: %s', (message, stage) => {
  expect(stageOf(new Error(message))).toBe(stage);
});

import { stageOf } from './stageOf';

test.each([
  ['remote_reports/ReportScreen has not come within 10 s.', 'timeout'],
  ['remote_reports brings its own copy of react.', 'singleton'],
  ['remote_reports/ReportScreen does not offer the component ReportScreen.', 'expose'],
  ['Module "./ReportScreen" does not exist in container.', 'expose'],
  ['Loading chunk 480 failed.\n(missing: /apps/remote-reports/1/480.js)', 'chunk'],
  ['Failed to load script resources. #RUNTIME-008', 'entry'],
])('%s: %s', (message, stage) => {
  expect(stageOf(new Error(message))).toBe(stage);
});

/** of the project, which its environment was given */
declare const timeZone: string;

const newYear: Record<string, string> = {
  'America/Los_Angeles': 'Wed Dec 31 2025 16:00:00',
  'Pacific/Kiritimati': 'Thu Jan 01 2026 14:00:00',
};

test('the local time of the tests is that of the project’s time zone', () => {
  expect(new Date('2026-01-01T00:00:00Z').toString()).toContain(newYear[timeZone]);
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
});

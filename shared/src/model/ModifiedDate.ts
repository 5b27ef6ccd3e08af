/** A day of the calendar, `2024-01-02`, the same in every time zone. */
export type CalendarDay = string;

/** When something was last modified: `iso` for machines, `day` as the reader's own calendar has it. */
export interface ModifiedDate {
  iso: string;
  day: CalendarDay;
}

/** A calendar day, `2024-01-02`, the same in every time zone. */
export type CalendarDay = string;

/** Time of the last modification: `iso` for machines, `day` in the reader's own calendar. */
export interface ModifiedDate {
  iso: string;
  day: CalendarDay;
  /** The time was given without a zone and is taken to be in UTC: its hour is not told. */
  isInUnknownZone?: boolean;
}

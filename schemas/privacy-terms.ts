// Plain values, so that a screen that only needs them carries no schema.

/** So long a tutor's deletion can be taken back (spec: decisions TUT-12). */
export const DELETION_DAYS = 14

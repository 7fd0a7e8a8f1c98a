// Plain values, so that a form that only needs them carries no schema.

/** How long a message to support may be (spec: decisions CNT-13). */
export const FEEDBACK_TEXT = [10, 3000] as const

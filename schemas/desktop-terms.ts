// Plain values, so that a screen that only needs them carries no schema.

/** What waits for staff, the most urgent first (spec: decisions ADM-8). */
export const waitingKinds = [
  'without_manager',
  'overdue',
  'missed_calls',
  'chats',
  'of_former_managers',
  'due_near',
  'on_moderation',
  'verification_requests',
  'billing_sent',
  'payment_doubts',
  'ads',
  'blogs',
  'site_reviews',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** Days that are plotted at most, and where none are asked for. */
export const PLOTTED_DAYS = 92
export const USUAL_DAYS = 30

/** Least and most letters of a tutor's texts, and counts (spec: decisions TUT-5). */
export const tutorLimits = {
  name: [1, 50],
  short_description: [30, 150],
  description: [200, 3000],
  speciality: [2, 150],
  lesson_description: [50, 1500],
  university_name: [2, 150],
  address: [0, 200],
  account: [1, 100],
  admin_comment: [0, 4000],
  comment: [5, 500],
  lessons: [1, 10],
  documents: [0, 20],
  document_description: [2, 150],
  points: [0, 5],
} as const satisfies Record<string, readonly [number, number]>

/** How old a tutor may be, in years: the ranges of age begin at the first (spec: decisions TUT-20). */
export const TUTOR_AGE = [18, 100] as const

/** For how long a schedule counts as fresh (spec: decisions TUT-17). */
export const SCHEDULE_FRESH_DAYS = 14

/** The earliest year of graduation, and how far ahead of this year the latest is. */
export const GRADUATION = { first: 1950, ahead: 6 } as const

/** Services in which a tutor teaches online. */
export const onlineApps = ['skype', 'zoom', 'meet', 'viber', 'telegram', 'whatsapp'] as const
/** 18-22, 23-27, 28-35, 36-45, 46-55, over 55. */
export const tutorAges = [1, 2, 3, 4, 5, 6] as const

/** Switches of a tutor that staff set; the first two are statuses (spec: decisions TUT-8). */
export const tutorToggles = [
  'need_revision',
  'blocked',
  'hide_reviews',
  'hide_phone_in_orders',
  'no_potential_orders',
  'free_orders',
  'interview_passed',
  'documents_checked',
  'email_subscribed',
  'catalog_paused',
] as const
export type TutorToggle = (typeof tutorToggles)[number]

/** What a tutor may have done, or had done to them (spec: decisions TUT-15). */
export const tutorActivities = [
  'login',
  'profile_created',
  'profile_saved',
  'status_changed',
  'toggle_set',
  'verified_set',
  'password_set',
  'deletion_asked',
  'deletion_taken_back',
  'avatar_set',
  'avatar_removed',
  'document_added',
  'document_checked',
  'billing_sent',
  'billing_checked',
  'wallet_changed',
  'response',
  'refusal',
  'appointed',
  'removed',
  'first_class_set',
  'paid',
] as const
export type TutorActivity = (typeof tutorActivities)[number]

/** Fields of a tutor's billing data (spec: decisions TUT-18). */
export const billingFields = [
  'type',
  'first_name',
  'last_name',
  'birth_date',
  'tax_id',
  'tax_country',
  'vat_id',
  'company_name',
  'reg_number',
  'iban',
  'swift',
  'bank_name',
  'country',
  'city',
  'zip',
  'address',
  'email_for_invoices',
] as const
export type BillingField = (typeof billingFields)[number]
export const billingTypes = ['person', 'entrepreneur', 'company'] as const
/** What becomes of billing data; 0 is none yet. */
export const BILLING = { empty: 0, sent: 1, approved: 2, rejected: 3 } as const

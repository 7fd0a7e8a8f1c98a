import * as z from 'zod/mini'
import { asRead, call, Flag, Id, Int, Password, type Shape, some, Text, Uploaded, Version, Words } from './common.ts'
import { area } from './rights.ts'
import { type BillingField, billingFields, tutorLimits, tutorToggles } from './tutor-options.ts'
import { Avatar } from './tutors.ts'
import { documentTypes, pictureTypes } from './upload-terms.ts'

const tutors = { allow: area('tutors') }
const byTutor = { tutor_id: Id }
const status = { status: z.int() }
const maybe = z.nullable

/** A step of a tutor's life: answers the status it led to (spec: decisions TUT-1). */
const step = <P extends `/${string}`, B extends Shape = Record<never, never>>(
  path: P,
  about: string,
  { allow = area('tutors'), personal, body }: { allow?: ReturnType<typeof area>; personal?: true; body?: B } = {},
) =>
  call('POST', path, {
    about,
    allow,
    ...(personal && { personal }),
    body: { ...byTutor, ...body } as typeof byTutor & B,
    answer: status,
    errors: ['not_found', 'wrong_status'],
  })

export const publishTutor = call('POST', '/admin/tutor/publish', {
  about: 'Shows a complete profile, its waiting texts published with it; a stale version is a conflict (decisions TUT-1)',
  ...tutors,
  body: { ...byTutor, version: Version },
  answer: status,
  errors: ['not_found', 'wrong_status', 'conflict'],
})
export const activateTutor = step('/admin/tutor/set_active', 'Shows a tutor again who was inactive, blocked or of the school (decisions TUT-1)')
export const deactivateTutor = step('/admin/tutor/set_inactive', 'Takes a tutor out of the catalogue, not off the site (decisions TUT-1)')
export const setSchoolTutor = step(
  '/admin/tutor/set_school',
  'Makes a published tutor one of the school, by their id there (decisions TUT-1, SCH-4)',
  {
    body: { school_tutor_id: some(Id) },
  },
)
export const removeTutor = step('/admin/tutor/delete', 'Deletes a tutor whom no open order has (decisions TUT-1)', {
  allow: area('tutors_money'),
  personal: true,
})
export const anonymizeTutor = step('/admin/tutor/anonymization_delete', 'Takes all that says who a tutor is, for good (decisions TUT-1)', {
  allow: area('tutors_money'),
  personal: true,
})
export const setTutorToggle = call('POST', '/admin/tutor/set_toggle', {
  about: 'Sets a switch of a tutor; two of them are statuses, and a revision says what to mend (decisions TUT-8)',
  ...tutors,
  body: { ...byTutor, toggle: Words(tutorToggles), value: Flag, revision_comment: some(Text(...tutorLimits.comment)) },
  answer: { toggle: z.enum(tutorToggles), value: z.boolean(), ...status },
  errors: ['not_found', 'wrong_status'],
})
export const setTutorVerified = call('POST', '/admin/tutor/set_verified', {
  about: 'Gives or takes the label of a verified tutor, and answers their request for it (decisions TUT-9)',
  ...tutors,
  body: { ...byTutor, verified: Flag },
  answer: { verified: z.boolean() },
  errors: ['not_found', 'wrong_status'],
})
export const setTutorFavorite = call('POST', '/admin/tutor/profile/set_favorite', {
  about: "Marks a tutor as one's own favourite (back-office 7.4)",
  ...tutors,
  body: { ...byTutor, add_favorite: Flag },
  answer: { favorite: z.boolean() },
  errors: ['not_found'],
})
export const saveTutorComment = call('POST', '/admin/tutor/save_admin_comment', {
  about: 'What staff note on a tutor for each other (decisions TUT-16)',
  ...tutors,
  body: { ...byTutor, admin_comment: Text(...tutorLimits.admin_comment) },
  answer: { admin_comment: z.string() },
  errors: ['not_found'],
})
export const setPasswordOfTutor = call('POST', '/admin/tutor/profile/password/set', {
  about: "Sets a tutor's password and ends their sessions (decisions AUTH-9)",
  ...tutors,
  body: { ...byTutor, password: Password },
  errors: ['not_found', 'wrong_status'],
  personal: true,
})

/** What the calls about a photo answer. */
export const avatarAnswer = {
  answer: { avatar: maybe(Avatar), avatar_original: maybe(z.object({ url: z.string() })) },
  errors: ['not_found', 'wrong_status'] as const,
}
export const setTutorAvatar = call('POST', '/admin/tutor/profile/avatar/set', {
  about: "Takes a tutor's photo and cuts it in the middle (decisions API-15)",
  ...tutors,
  body: { ...byTutor, avatar: Uploaded },
  ...avatarAnswer,
  errors: [...avatarAnswer.errors, 'file_type', 'file_too_big'],
  uploads: { most: 1, types: pictureTypes },
})
export const cropTutorAvatar = call('POST', '/admin/tutor/profile/avatar/crop', {
  about: 'Cuts the photo anew, in pixels of the original (decisions API-15)',
  ...tutors,
  body: { ...byTutor, x: Int(0, 10_000), y: Int(0, 10_000), width: Int(1, 10_000), height: Int(1, 10_000) },
  ...avatarAnswer,
})
export const removeTutorAvatar = call('POST', '/admin/tutor/profile/avatar/remove', {
  about: "Takes a tutor's photo away (decisions API-15)",
  ...tutors,
  body: byTutor,
  ...avatarAnswer,
})

const byDocument = { id: Id, document_id: Id }
export const approveTutorDocument = call('POST', '/admin/tutor/document/approve', {
  about: 'Shows a document on the profile, or keeps it private with a word to the tutor (decisions TUT-2, Z-10)',
  ...tutors,
  body: { ...byDocument, approved: Flag, comment: some(Text(...tutorLimits.comment)) },
  answer: { id: z.int(), approved: z.boolean(), comment: z.string(), url: z.string() },
  errors: ['not_found'],
})
export const getTutorDocument = call('GET', '/admin/tutor/document/get', {
  about: 'The file of a document, private ones too (decisions API-15)',
  ...tutors,
  query: byDocument,
  errors: ['not_found'],
  file: documentTypes[0],
})

/** Billing data as they were sent; a field that is empty is null (spec: decisions TUT-18). */
export const BillingData = /* @__PURE__ */ z.object(
  Object.fromEntries(billingFields.map((field) => [field, maybe(z.string())])) as Record<BillingField, z.ZodMiniNullable<z.ZodMiniString>>,
)
export const BillingFile = /* @__PURE__ */ z.object({ id: z.int(), name: z.string(), url: z.string() })
export const BillingForStaff = /* @__PURE__ */ z
  .object({
    status: z.int(),
    data: BillingData,
    reject_comment: z.string(),
    sent_at: maybe(z.int()),
    checked_at: maybe(z.int()),
    version: z.int(),
    billing_documents: z.array(BillingFile),
    address_documents: z.array(BillingFile),
  })
  .register(z.globalRegistry, { id: 'BillingForStaff' })
export type BillingForStaff = z.output<typeof BillingForStaff>
const billing = { answer: { billing: BillingForStaff } }
export const getTutorBilling = call('GET', '/admin/tutor/billing_data/get', {
  about: "A tutor's billing data with their private files (decisions TUT-18)",
  ...tutors,
  query: { id: Id },
  ...billing,
  errors: ['not_found'],
})
export const getTutorBillingFile = call('GET', '/admin/tutor/billing_data/get_file', {
  about: 'One of the private files of billing data (decisions TUT-18, API-15)',
  ...tutors,
  query: { id: Id, document_id: Id },
  errors: ['not_found'],
  file: documentTypes[0],
})
export const approveTutorBilling = call('POST', '/admin/tutor/billing_data/approve', {
  about: 'Approves billing data that were sent, or rejects them with a comment; what is not as it was read is a conflict (decisions TUT-18)',
  ...tutors,
  body: {
    ...byTutor,
    approve: Flag,
    reject_comment: some(Text(...tutorLimits.comment)),
    ...asRead,
  },
  ...billing,
  errors: ['not_found', 'wrong_status', 'conflict'],
})
export const clearTutorBillingField = call('POST', '/admin/tutor/billing_data/clear_once_field', {
  about: 'Empties one field of the billing data (decisions TUT-18)',
  ...tutors,
  body: { ...byTutor, field: Words(billingFields) },
  ...billing,
  errors: ['not_found', 'wrong_status'],
})
export const getTutorInvoice = call('POST', '/admin/tutor/profile/get_invoice', {
  about: "The invoice of a tutor's paid payment as PDF (decisions TUT-16, TUT-18)",
  ...tutors,
  body: { ...byTutor, payment_id: z.uuid() },
  errors: ['not_found'],
  changes: false,
  file: 'application/pdf',
})

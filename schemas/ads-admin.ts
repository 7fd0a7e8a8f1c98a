import * as z from 'zod/mini'
import { adFields } from './ad-fields.ts'
import { asRead, call, Id, Int, JsonText, listOf, OneOf, or, Page, Payload, some, Uploaded, Version } from './common.ts'
import { ContentFilters, ContentImage, contentRecord, contentRow, RevisionComment, statusCounts } from './content-fields.ts'
import { contentStatuses } from './content-life.ts'
import { area } from './rights.ts'
import { pictureTypes } from './upload-terms.ts'

export const AdRow = /* @__PURE__ */ z
  .object({ ...contentRow, level_id: z.nullable(z.int()), views: z.int(), date_pablish: z.nullable(z.int()) })
  .register(z.globalRegistry, { id: 'AdRow' })
export const Ad = /* @__PURE__ */ z
  .object({ ...AdRow.shape, ...contentRecord, level_name: z.nullable(z.string()), preview: z.string(), text: z.string() })
  .register(z.globalRegistry, { id: 'Ad' })
export type Ad = z.output<typeof Ad>

const about = { allow: area('content') }
const answer = { ad: Ad }

export const listAds = call('POST', '/admin/ads/get', {
  ...about,
  about: 'Ads of tutors by filters, with how many there are of each status (back-office 7.6)',
  body: { page: Page, filters: or(JsonText(ContentFilters), {}) },
  answer: { ...listOf('ads', AdRow), counts: statusCounts },
  changes: false,
})
export const getAd = call('GET', '/admin/ad/get', {
  ...about,
  about: 'An ad with its pictures and what is known of its tutor (back-office 7.6)',
  query: { id: Id },
  answer,
  errors: ['not_found'],
})
export const saveAd = call('POST', '/admin/ad/save', {
  ...about,
  about: 'Saves the texts of an ad, whose status stays; a stale version is a conflict (back-office 7.6)',
  body: {
    ad: Payload(z.object({ id: Id, ...adFields, version: Version })),
  },
  answer,
  errors: ['not_found', 'wrong_status', 'conflict'],
})
export const setAdDeleted = call('POST', '/admin/ad/set_deleted', {
  ...about,
  about: 'Deletes an ad (decisions CNT-1)',
  query: { id: Id },
  answer,
  errors: ['not_found', 'wrong_status'],
  personal: true,
})
export const setAdPublished = call('POST', '/admin/ad/set_published', {
  ...about,
  about: 'Publishes an ad; what is not as it was read is a conflict (decisions CNT-1)',
  query: { id: Id, ...asRead },
  answer,
  errors: ['not_found', 'wrong_status', 'conflict'],
})
export const setAdNeedRevision = call('POST', '/admin/ad/set_need_revision', {
  ...about,
  about: 'Sends an ad back to its tutor with a comment, which is mailed; what is not as it was read is a conflict (decisions CNT-1)',
  query: { id: Id, ...asRead },
  body: { revision_comment: RevisionComment },
  answer,
  errors: ['not_found', 'wrong_status', 'conflict'],
})
export const changeAdStatus = call('POST', '/admin/ad/change_status', {
  ...about,
  about: 'Sets the status of an ad as the calls above do; status 3 wants its comment (decisions CNT-1)',
  body: { ad: Payload(z.object({ id: Id, tutor_id: Id, new_status: OneOf(contentStatuses), revision_comment: some(RevisionComment) })) },
  answer,
  errors: ['not_found', 'wrong_status'],
})
export const addAdImage = call('POST', '/admin/ad/add_image', {
  ...about,
  about: 'Adds a picture to an ad, or keeps it for an ad that is still to be made (decisions CNT-2, API-15)',
  body: { image: Uploaded, tutor_id: Id, ad_id: some(Id) },
  uploads: { most: 1, types: pictureTypes },
  answer: { image: ContentImage },
  errors: ['not_found', 'wrong_status', 'file_type', 'file_too_big', 'too_many_files'],
})
export const removeAdImage = call('POST', '/admin/ad/remove_image', {
  ...about,
  about: 'Takes a picture away from its ad (back-office 7.6)',
  body: { image_id: Int(1) },
  errors: ['not_found', 'wrong_status'],
})

import * as z from 'zod/mini'
import { adFields } from './ad-fields.ts'
import { call, FieldRule, Id, List, listOf, OneOf, or, Page, Payload, some, Text, Uploaded, Version } from './common.ts'
import { ContentImage, ownContentRow } from './content-fields.ts'
import { contentStatuses } from './content-life.ts'
import { AD_IMAGES } from './content-limits.ts'
import { pictureTypes } from './upload-terms.ts'

/** An ad as its tutor has it. */
export const TutorAd = /* @__PURE__ */ z
  .object({
    ...ownContentRow,
    level_id: z.nullable(z.int()),
    level_name: z.nullable(z.string()),
    preview: z.string(),
    text: z.string(),
    images: z.array(ContentImage),
    views: z.int(),
    date_pablish: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'TutorAd' })
export type TutorAd = z.output<typeof TutorAd>

/** The fields of a new ad; the rules of the form are read off them. */
export const AdInput = /* @__PURE__ */ z.object(adFields)

const about = { allow: ['tutor'] } as const
const answer = { ad: TutorAd }
const pictures = /* @__PURE__ */ or(List(Uploaded, AD_IMAGES), [])
const uploads = { most: AD_IMAGES, types: pictureTypes }
const fileErrors = ['file_type', 'file_too_big', 'too_many_files', 'too_many_requests'] as const

export const createTutorAd = call('POST', '/tutor/ad/create', {
  ...about,
  about: "Makes an ad with its pictures, to be looked through; wrong_status when the tutor has five that aren't deleted (decisions CNT-2)",
  body: { ad: Payload(AdInput), images: pictures },
  uploads,
  answer,
  errors: ['wrong_status', ...fileErrors],
})
export const saveTutorAd = call('POST', '/tutor/ad/save', {
  ...about,
  about: 'Saves an own ad and adds pictures to it; it is looked through again (decisions CNT-1, CNT-2)',
  body: { ad: Payload(z.object({ id: Id, ...adFields, version: Version })), images: pictures },
  uploads,
  answer,
  errors: ['not_found', 'wrong_status', 'conflict', ...fileErrors],
})
export const getTutorAd = call('GET', '/tutor/ad/get', {
  ...about,
  about: 'An own ad with its pictures, by its id or its address (decisions CNT-2)',
  query: { id: some(Id), alias: some(Text(1, 100)) },
  answer,
  errors: ['not_found'],
})
export const listTutorAds = call('GET', '/tutor/ads/get', {
  ...about,
  about: 'Own ads but the deleted ones, the newest first (decisions CNT-2)',
  query: { page: Page },
  answer: listOf('ads', TutorAd),
})
export const getAdRules = call('GET', '/tutor/resources/ad_rules', {
  ...about,
  about: 'What each field of an ad has to meet, its choices, and the house rules (decisions ORD-22)',
  answer: { rules: z.record(z.string(), FieldRule), rules_text: z.string() },
})
export const addTutorAdImage = call('POST', '/tutor/ad/add_image', {
  ...about,
  about: 'Adds a picture to an own ad, which is looked through again (decisions CNT-2, API-15)',
  body: { image: Uploaded, tutor_id: Id, ad_id: Id },
  uploads: { most: 1, types: pictureTypes },
  answer: { image: ContentImage },
  errors: ['forbidden', 'not_found', 'wrong_status', ...fileErrors],
})
export const removeTutorAdImage = call('POST', '/tutor/ad/remove_image', {
  ...about,
  about: 'Takes a picture away from an own ad (decisions CNT-2)',
  body: { image_id: Id },
  errors: ['not_found', 'wrong_status'],
})
export const changeTutorAdStatus = call('POST', '/tutor/ad/change_status', {
  ...about,
  about: 'Turns an own ad off and on again, or deletes it (decisions CNT-1)',
  body: { ad: Payload(z.object({ id: Id, new_status: OneOf(contentStatuses) })) },
  answer,
  errors: ['not_found', 'wrong_status'],
})

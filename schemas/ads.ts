import * as z from 'zod/mini'
import { AskedLanguage, call, Id, listOf, Page, some, Text } from './common.ts'
import { ContentPicture, Narrowing } from './content.ts'
import { Breadcrumb, LangLinks, PageMeta } from './seo.ts'
import { TutorCard } from './tutors.ts'

/** A tutor's ad in a list (spec: public 3, ad). */
export const AdCard = /* @__PURE__ */ z
  .object({
    id: z.int(),
    alias: z.string(),
    name: z.string(),
    preview: z.string(),
    status: z.int(),
    lesson: z.object({ id: z.int(), alias: z.string(), name: z.string() }),
    level: z.nullable(z.object({ name: z.string() })),
    date_pablish: z.int(),
    /** Without a photo where the tutor wants none in ads. */
    tutor: TutorCard,
  })
  .register(z.globalRegistry, { id: 'AdCard' })
export type AdCard = z.output<typeof AdCard>

/** An ad to be read. */
export const PublicAd = /* @__PURE__ */ z
  .object({
    ...AdCard.shape,
    /** HTML of what the tutor wrote as plain words. */
    text: z.string(),
    images: z.array(z.object({ image_id: z.int(), ...ContentPicture.shape })),
  })
  .register(z.globalRegistry, { id: 'PublicAd' })
export type PublicAd = z.output<typeof PublicAd>

export const getAds = call('GET', '/client/ads', {
  about: "Tutors' ads, the newest first, or with `alias` one and others of its tutor; a refusal says where it moved (decisions CNT-2)",
  allow: ['anyone'],
  query: {
    page: Page,
    lesson: some(Text(1, 100)),
    city: some(Text(1, 100)),
    alias: some(Text(1, 100)),
    tutor_id: some(Id),
    exclude_id: some(Id),
    lang: AskedLanguage,
  },
  answer: {
    ...listOf('ads', AdCard),
    page: z.int(),
    lessons: z.array(Narrowing),
    cities: z.array(Narrowing),
    /** What the list is narrowed to. */
    lesson: z.nullable(z.string()),
    city: z.nullable(z.string()),
    ad: z.nullable(PublicAd),
    others: z.array(AdCard),
    breadcrumbs: z.array(Breadcrumb),
    lang_links: LangLinks,
    ...PageMeta,
  },
  errors: ['not_found'],
  gone: true,
})

export const viewAd = call('POST', '/client/ad/view', {
  about: 'Counts that a visitor opened an ad; not robots, staff or its own tutor (decisions CNT-2)',
  allow: ['anyone'],
  body: { id: Id },
  errors: ['not_found'],
  rate: 'measure',
})

import { keptLanguages } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import type { getTutor, TutorProfile } from '../../schemas/index.ts'
import { TUTOR_STATUS } from '../../schemas/index.ts'
import { fill } from '../../theme/words.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { breadcrumbList, breadcrumbsOf } from '../seo/breadcrumbs.ts'
import { asDescription } from '../seo/description.ts'
import { type Meta, type OwnWords, pageMeta } from '../seo/meta.ts'
import { profilePath } from '../seo/site-paths.ts'
import { ownFacts } from '../seo-texts/shown.ts'
import { isTeaching } from '../tutors/available.ts'
import { choicesOf } from '../tutors/choices.ts'
import { GONE } from '../tutors/gone.ts'
import { noReviews, PROFILE_REVIEWS, reviewsOf } from '../tutors/reviews.ts'
import { type Viewing, viewingOf } from '../viewing.ts'
import { profileMicrodata } from './microdata.ts'
import { tutorPoster } from './poster.ts'
import { profileOf, tutorRecord } from './profile.ts'
import type { Tutor } from './rows.ts'

/** HTTP code of a profile's page by the tutor's status; nobody sees one who is leaving (spec: decisions TUT-1, TUT-12). */
export function statusCodeOf(tutor: Pick<Tutor, 'status' | 'delete_requested_at'> | undefined): 200 | 404 | 410 {
  const status = tutor?.status
  if (isTeaching(status)) return 200
  if (status === TUTOR_STATUS.inactive) return tutor?.delete_requested_at ? 404 : 200
  return GONE.includes(status ?? 0) ? 410 : 404
}

/** A public profile. Robots get the reviews of a school tutor as figures only (spec: decisions WEB-13). */
export async function get(context: Context, { id, lang, g_bot }: Input<typeof getTutor>) {
  const viewing = viewingOf(context, lang)
  const record = await tutorRecord(viewing, id)
  const statusCode = statusCodeOf(record?.tutor)
  const common = { pageType: 'tutor_profiles' as const, statusCode, ga_updated_tutor_schedule: await scheduleVariant(context) }
  if (!record || statusCode !== 200) return { ...common, profile: null, breadcrumbs: [], ...nobody(viewing, id) }

  const [about, reviews] = await Promise.all([
    profileOf(viewing, record),
    record.tutor.toggles.hide_reviews ? noReviews : reviewsOf(viewing, id, { limit: PROFILE_REVIEWS }),
  ])
  const order_reviews = g_bot && about.status === TUTOR_STATUS.school ? { ...reviews, reviews: [] } : reviews
  const profile = { ...about, order_reviews }
  const catalogue = { name: textsOf(viewing.edition, viewing.language).catalogue.crumbs.catalog, link: `${viewing.edition.catalogAlias}/` }
  const breadcrumbs = breadcrumbsOf(viewing, catalogue, { name: profile.full_name, link: null })
  return {
    ...common,
    profile,
    breadcrumbs,
    ...(await metaOf(viewing, profile, { breadcrumbs, isHidden: !choicesOf(record.tutor).profile_in_search_engines })),
  }
}

/** What the cookie of the schedule's experiment says, else what the visitor is assigned (spec: public 3, tutor; decisions OPS-2). */
async function scheduleVariant({ cookies, variants }: Context): Promise<number> {
  const told = cookies.ga_updated_tutor_schedule
  return told && /^[012]$/.test(told) ? Number(told) : (await variants()).updated_tutor_schedule
}

function nobody(viewing: Viewing, id: number): Meta {
  const { title, text } = textsOf(viewing.edition, viewing.language)['not-found']
  return pageMeta(viewing, { path: profilePath(id), metatags: { title, metad: text, h1: title }, noindex: true, languages: [] })
}

/** One text stands for all profiles: what is told of the tutor is filled in. Their name heads each, the HTML is the same on all. */
const filled = (own: OwnWords, words: Readonly<Record<string, string>>): OwnWords => ({
  ...own,
  h1: '',
  title: fill(own.title, words),
  metad: asDescription(fill(own.metad, words)),
  og_title: fill(own.og_title, words),
  og_description: fill(own.og_description, words),
})

/** As many subjects as a card has: search results cut what is longer, and a description would have no room for the tutor's own words. */
const NAMED = 3

/** Letters of a title that search results show. */
const TITLE = 70

/** A title with the subjects that fit; the first always stands. */
function titleOf(text: string, name: string, lessons: readonly string[]): string {
  const title = fill(text, { NAME: name, LESSONS: lessons.join(' · ') })
  return title.length > TITLE && lessons.length > 1 ? titleOf(text, name, lessons.slice(0, -1)) : title
}

interface Shown {
  breadcrumbs: { name: string; link: string | null }[]
  /** The tutor keeps search engines out. */
  isHidden: boolean
}

async function metaOf(viewing: Viewing, profile: TutorProfile, { breadcrumbs, isHidden }: Shown): Promise<Meta> {
  const texts = textsOf(viewing.edition, viewing.language).catalogue.profile
  const lessons = profile.lessons.slice(0, NAMED).map(({ name }) => name)
  const words = { NAME: profile.full_name, LESSONS: lessons.join(' · '), ABOUT: profile.short_description }
  const { own, keptOut } = await ownFacts(viewing, 'tutor')
  return pageMeta(viewing, {
    path: profilePath(profile.id),
    metatags: {
      h1: profile.full_name,
      ...(profile.lessons.length > 0
        ? { title: titleOf(texts.title, profile.full_name, lessons), metad: asDescription(fill(texts.metad, words)) }
        : { title: `${profile.full_name} · ${texts.job}`, metad: asDescription(profile.short_description || profile.full_name) }),
    },
    own: own && filled(own, words),
    keptOut,
    noindex: isHidden || profile.status === TUTOR_STATUS.inactive,
    languages: keptLanguages(viewing.edition),
    kind: 'profile',
    poster: { kind: 'tutor', name: profile.id, poster: tutorPoster(viewing, profile) },
    microdata: { ...profileMicrodata(viewing, profile), breadcrumbs: breadcrumbList(viewing, breadcrumbs) },
  })
}

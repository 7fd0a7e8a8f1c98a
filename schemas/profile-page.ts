import * as z from 'zod/mini'
import { AdCard } from './ads.ts'
import { BlogCard } from './blogs.ts'
import { AskedLanguage, call, Id, Int, some } from './common.ts'
import { Breadcrumb, LangLinks, PageMeta } from './seo.ts'
import { TutorProfile } from './tutors.ts'

/** A profile with what its tutor publishes beside it (spec: public 3, tutor). */
export const PublicProfile = /* @__PURE__ */ z.object({ ...TutorProfile.shape, ads: z.array(AdCard), blogs: z.array(BlogCard) })
export type PublicProfile = z.output<typeof PublicProfile>

export const getTutor = call('GET', '/client/tutor/get', {
  about: "A tutor's public profile; `statusCode` 404 and 410 stand in the data (public 3, 7.3)",
  allow: ['anyone'],
  query: { id: Id, lang: AskedLanguage, g_bot: some(Int(0, 1)) },
  answer: {
    pageType: z.literal('tutor_profiles'),
    statusCode: z.int(),
    profile: z.nullable(PublicProfile),
    breadcrumbs: z.array(Breadcrumb),
    ga_updated_tutor_schedule: z.int(),
    lang_links: LangLinks,
    ...PageMeta,
  },
})

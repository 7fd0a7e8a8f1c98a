import type { getTutor } from '../../schemas/index.ts'
import { adsOfTutor } from '../ads/beside.ts'
import { postsOfTutor } from '../blogs/beside.ts'
import type { Data, Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { get } from '../profiles/get.ts'
import { unlinkBelow } from '../static-pages/unlink.ts'
import { viewingOf } from '../viewing.ts'

/** A public profile with the ads and posts of its tutor (spec: public 2.15). */
export async function getProfilePage(context: Context, input: Input<typeof getTutor>): Promise<Data<typeof getTutor>> {
  const answer = await get(context, input)
  if (!answer.profile) return { ...answer, profile: null }
  const viewing = viewingOf(context, input.lang)
  const [ads, blogs, metatags] = await Promise.all([
    adsOfTutor(viewing, input.id),
    postsOfTutor(viewing, input.id),
    unlinkBelow(viewing, answer.metatags),
  ])
  return { ...answer, metatags, profile: { ...answer.profile, ads, blogs } }
}

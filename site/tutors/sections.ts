import type { TutorProfile } from '../../schemas/index.ts'
import { videoId } from '../../theme/video.ts'
import { soldKinds } from '../packages/offer.ts'
import { schedulePlaces } from './schedule.ts'

/** Anchors of a profile, spelt as addresses have them (spec: public 2.15). */
export type SectionId = 'lessons' | 'packages' | 'shedule' | 'about_tutor' | 'video' | 'users_reviews'

type Shown = Pick<TutorProfile, 'youtube_video' | 'hide_reviews' | 'lessons' | 'packages'>

/** Tabs of a profile in the order of its sections; the week's place is the experiment's, the video's tab goes with the video (spec: public 2.15, 4). */
export function sectionsOf({ youtube_video, hide_reviews, lessons, packages }: Shown, variant: number): SectionId[] {
  const place = schedulePlaces[variant]
  return [
    ...(place === 'before' ? (['shedule'] as const) : []),
    ...(lessons.length ? (['lessons'] as const) : []),
    ...(soldKinds(packages).length ? (['packages'] as const) : []),
    ...(place === 'after' ? (['shedule'] as const) : []),
    'about_tutor',
    ...(videoId(youtube_video) ? (['video'] as const) : []),
    ...(hide_reviews ? [] : (['users_reviews'] as const)),
  ]
}

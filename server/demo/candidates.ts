import { type CandidateState, TUTOR_STATUS } from '../../schemas/index.ts'
import type { schoolCandidates } from '../tables.ts'
import { DEMO_BOTH, DEMO_TUTOR } from './accounts.ts'
import { paragraph } from './phrase.ts'
import type { TutorInBrief } from './tutors.ts'
import { after, before, DAY, type World } from './world.ts'

/** How many requests there are of each state. */
const states: readonly CandidateState[] = ['refused', 'sent', 'sent', 'accepted']

/** Requests to teach at the partner school, where the edition has one: the demo tutor has yet to send theirs, who is a client too reads a refusal. */
export function makeCandidates(
  { edition, random, texts, lessonOf, now }: World,
  briefs: readonly TutorInBrief[],
): (typeof schoolCandidates.$inferInsert)[] {
  if (!edition.flags.school) return []
  const fit = briefs.filter(
    ({ id, status, online, lessons }) =>
      id !== DEMO_TUTOR.id && status === TUTOR_STATUS.published && online && lessons.some((lesson) => lessonOf(lesson.id).is_school),
  )
  const asking = fit.toSorted((one, other) => Number(other.id === DEMO_BOTH.id) - Number(one.id === DEMO_BOTH.id)).slice(0, states.length)
  return asking.map(({ id, sex, lessons }, n) => {
    const state = states[n] ?? 'sent'
    const taught = lessons.filter((lesson) => lessonOf(lesson.id).is_school)
    const sent_at = before(now, (n + 3) * DAY)
    return {
      ...{ tutor_id: id, state, sent_at },
      about: paragraph(texts.lesson, {
        random: random.of('candidate', id),
        sex,
        words: { lesson: lessonOf(taught[0]?.id ?? 0).name[edition.locales[0]] ?? '' },
      }),
      lesson_ids: taught.map((lesson) => lesson.id),
      level_ids: [...new Set(taught.flatMap(({ levels }) => levels))],
      practice_id: 3,
      schedule: { 1: [33, 34, 35], 4: [33, 34] },
      answered_at: state === 'sent' ? null : after(sent_at, DAY),
    }
  })
}

import { TUTOR_STATUS } from '../../schemas/index.ts'
import { DEMO_BOTH, DEMO_SCHOOL_TUTOR, DEMO_TUTOR } from './accounts.ts'
import type { OrderPlace } from './order-place.ts'
import type { OrderPlan } from './order-plan.ts'
import type { Random } from './random.ts'
import type { TutorInBrief } from './tutors.ts'

interface Wish {
  lesson_id: number
  place: OrderPlace
  without: number
  count: number
}

/** Who may get an order. The demo accounts get only those planned for them, so that nobody finds them overdue. */
export interface TutorCircle {
  /** The planned tutor, or one who was there when the order was made; the longer there, the more asked. */
  pick(random: Random, plan: OrderPlan): TutorInBrief
  /** Published tutors of the subject who work at the place. */
  matching(random: Random, wish: Wish): TutorInBrief[]
}

const LOOKED_AT = 60

export function createCircle(briefs: readonly TutorInBrief[]): TutorCircle {
  const named = new Map(briefs.map((tutor) => [tutor.id, tutor]))
  const reserved: number[] = [DEMO_TUTOR.id, DEMO_BOTH.id, DEMO_SCHOOL_TUTOR.id]
  const free = briefs
    .filter(({ id }) => !reserved.includes(id))
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime() || one.id - other.id)
  const published = free.filter(({ status }) => status === TUTOR_STATUS.published)
  const school = free.filter(({ status }) => status === TUTOR_STATUS.school)
  const byLesson = Map.groupBy(
    published.flatMap((tutor) => tutor.lessons.map(({ id }) => ({ id, tutor }))),
    ({ id }) => id,
  )
  return {
    pick: (random, { tutor_id, created_at, school: ofSchool }) => {
      const planned = named.get(tutor_id ?? 0)
      if (planned) return planned
      const list = ofSchool && school.length > 0 ? school : published
      const there = Math.max(1, countBefore(list, created_at))
      const found = list[Math.floor(there * random.next() ** 1.6)]
      if (!found) throw new RangeError('Orders need at least one published tutor')
      return found
    },
    matching: (random, { lesson_id, place, without, count }) => {
      const teach = byLesson.get(lesson_id) ?? []
      const start = random.int(0, Math.max(0, teach.length - 1))
      const around = [...teach.slice(start, start + LOOKED_AT), ...teach.slice(0, Math.max(0, start + LOOKED_AT - teach.length))]
      const fitting = new Set(around.map(({ tutor }) => tutor).filter((tutor) => tutor.id !== without && worksAt(tutor, place)))
      return random.some([...fitting], count)
    },
  }
}

function worksAt({ online, home, travels }: TutorInBrief, { at, where }: OrderPlace) {
  if (at === 'online') return online
  if (at === 'tutor') return home?.city_id === where.city_id && (where.district_id === null || home.district_id === where.district_id)
  return travels.some(
    ({ city_id, district_id, subdistrict_id }) =>
      city_id === where.city_id &&
      (district_id === null || where.district_id === null || district_id === where.district_id) &&
      (subdistrict_id === null || where.subdistrict_id === null || subdistrict_id === where.subdistrict_id),
  )
}

/** How many of the list, oldest first, were there at that moment. */
function countBefore(list: readonly TutorInBrief[], moment: Date) {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?.created_at ?? moment) <= moment) low = middle + 1
    else high = middle
  }
  return low
}

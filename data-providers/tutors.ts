import type { tutorSorts as sorts, TutorFilters } from '../schemas/index.ts'
import { dataOf } from './refusal.ts'
import { byIds, filtersOf, type ListQuery, resource } from './resource.ts'
import { api } from './staff-api.ts'

const tutorSorts: readonly (typeof sorts)[number][] = ['id', 'score', 'last_login_at', 'orders']

const list = async (query: ListQuery) => {
  const filters = filtersOf(query, tutorSorts) as TutorFilters
  const { tutors, total_count } = await dataOf(api.post('/admin/tutors', { page: query.page, filters }))
  return { data: tutors, total: total_count }
}

export const tutors = resource({
  list,
  many: async (ids) => (await list(byIds(ids))).data,
  one: async (id) => (await dataOf(api.get('/admin/tutor/profile/get', { id }))).tutor,
})

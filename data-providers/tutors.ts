import type { tutorSorts as sorts, TutorFilters } from '../schemas/index.ts'
import { dataOf } from './refusal.ts'
import { filtersOf, resource } from './resource.ts'
import { api } from './staff-api.ts'

const tutorSorts: readonly (typeof sorts)[number][] = ['id', 'score', 'last_login_at', 'orders']

export const tutors = resource({
  list: async (query) => {
    const filters = filtersOf(query, tutorSorts) as TutorFilters
    const { tutors, total_count } = await dataOf(api.post('/admin/tutors', { page: query.page, filters }))
    return { data: tutors, total: total_count }
  },
  one: async (id) => (await dataOf(api.get('/admin/tutor/profile/get', { id }))).tutor,
})

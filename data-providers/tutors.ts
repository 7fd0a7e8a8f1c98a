import type * as z from 'zod/mini'
import type { createTutor, saveTutor, tutorSorts as sorts, TutorFilters } from '../schemas/index.ts'
import { dataOf } from './refusal.ts'
import { byIds, filtersOf, type ListQuery, resource } from './resource.ts'
import { api } from './staff-api.ts'

const tutorSorts: readonly (typeof sorts)[number][] = ['id', 'score', 'last_login_at', 'orders']

type SaveInput = z.input<typeof saveTutor.input>
/** Fields of a tutor as they are sent. */
export type TutorFields = Omit<SaveInput['tutor'], 'id' | 'version' | 'texts' | 'documents'>
/** A save: fields, what becomes of texts that wait, documents that stay and new ones. */
export type TutorSave = Omit<SaveInput['tutor'], 'id'> & Partial<Pick<SaveInput, 'new_documents' | 'new_documents_descriptions'>>
export type NewTutor = z.input<typeof createTutor.input>['tutor']

const list = async (query: ListQuery) => {
  const filters = filtersOf(query, tutorSorts) as TutorFilters
  const { tutors, total_count } = await dataOf(api.post('/admin/tutors', { page: query.page, filters }))
  return { data: tutors, total: total_count }
}

export const tutors = resource({
  list,
  many: async (ids) => (await list(byIds(ids))).data,
  one: async (id) => (await dataOf(api.get('/admin/tutor/profile/get', { id }))).tutor,
  create: async (tutor: NewTutor) => (await dataOf(api.post('/admin/tutor/profile/create', { tutor }))).tutor,
  save: async (id, { new_documents, new_documents_descriptions, ...tutor }: TutorSave) =>
    (
      await dataOf(
        api.post('/admin/tutor/profile/save', {
          tutor: { id, ...tutor },
          ...(new_documents && { new_documents }),
          ...(new_documents_descriptions && { new_documents_descriptions }),
        }),
      )
    ).tutor,
})

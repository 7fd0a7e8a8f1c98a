import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../../data-providers/index.ts'

const HOUR = 3_600_000

/** All pages of a list. */
async function allOf<Row>(read: (page: number) => Promise<{ rows: Row[]; pages_count: number }>): Promise<Row[]> {
  const { rows, pages_count } = await read(1)
  const others = await Promise.all(Array.from({ length: Math.max(0, pages_count - 1) }, (_, at) => read(at + 2)))
  return [...rows, ...others.flatMap((page) => page.rows)]
}

const readLessons = () =>
  allOf(async (page) => {
    const { lessons: rows, pages_count } = await dataOf(api.post('/admin/lessons', { page, filters: {} }))
    return { rows, pages_count }
  })
const readLevels = () =>
  allOf(async (page) => {
    const { levels: rows, pages_count } = await dataOf(api.post('/admin/levels', { page, filters: {} }))
    return { rows, pages_count }
  })

/** The subjects of the edition, to choose from. */
export function useLessons() {
  const { data = [] } = useQuery({ queryKey: ['moderation', 'lessons'], queryFn: readLessons, staleTime: HOUR })
  return data.map(({ id, title, levels }) => ({ id, name: title, levels }))
}

/** The levels at which a subject is taught. */
export function useLevels(lesson_id: number | undefined) {
  const { data = [] } = useQuery({ queryKey: ['moderation', 'levels'], queryFn: readLevels, staleTime: HOUR })
  const taught = useLessons().find(({ id }) => id === lesson_id)?.levels ?? []
  return data.filter(({ id }) => taught.includes(id)).map(({ id, title }) => ({ id, name: title }))
}

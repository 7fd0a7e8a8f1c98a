import { pathTo } from '../routes.ts'

/** The page of the school's short form, for a subject where one is asked for. */
export const schoolRequestPath = (lesson: number | null) => pathTo('schoolRequest') + (lesson ? `?lesson=${lesson}` : '')

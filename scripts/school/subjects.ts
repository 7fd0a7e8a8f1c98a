import { references } from '../../server/reference/seed/index.ts'

const named = ({ id, name }: { id: number; name: Readonly<Record<string, string>> }, lang: string) => ({
  id,
  name: name[lang] ?? Object.values(name)[0] ?? '',
})

/** Subjects that the sandbox school takes teachers for: those an edition begins with as the school's, in the words of a language. */
export function subjectsOf(edition: string, lang: string) {
  const { lessons = [], levels = [] } = references[edition] ?? {}
  return lessons
    .filter(({ is_school }) => is_school)
    .map((lesson) => ({ ...named(lesson, lang), levels: levels.filter(({ id }) => lesson.levels.includes(id)).map((level) => named(level, lang)) }))
}

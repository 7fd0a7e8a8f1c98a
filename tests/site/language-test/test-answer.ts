import { buildCard, buildCatalogue } from '../../build/catalogue-answer.ts'
import type { Answers } from '../show-page.ts'

/** What the server says of the pages of the English test. */
export function buildTestAnswers({ link = 'online/anglijskij-yazyk/' as string | null } = {}): Answers {
  const { metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata } = buildCatalogue()
  return {
    '/client/language_test': {
      english: { lesson_id: 13, link },
      tutors: [buildCard({ id: 7 })],
      breadcrumbs: [{ name: 'Docento', link: '' }],
      ...{ metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata },
    },
  } as unknown as Answers
}

import { keptLanguages } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { type getLanguageTest, TEST_MINUTES, testLevels, testQuestions, testSections } from '../../schemas/index.ts'
import { fill, plural } from '../../theme/words.ts'
import type { Data, Input } from '../calls.ts'
import { printPath, wholeCatalogue } from '../catalogue/address.ts'
import { cardsOf } from '../catalogue/kept-cards.ts'
import { cellOf, searchPage } from '../catalogue/search.ts'
import type { Context } from '../context.ts'
import { referenceOf } from '../reference/reference.ts'
import { lessonIdOf } from '../reference/seed/index.ts'
import { breadcrumbList, breadcrumbsOf } from '../seo/breadcrumbs.ts'
import { pageMeta } from '../seo/meta.ts'
import { languageTestPaths } from '../seo/site-paths.ts'
import { type Viewing, viewingOf } from '../viewing.ts'

const SECONDS = 600
/** Shown beside a result. */
const TUTORS = 4

/** The pages of the English test, the same in every edition (spec: decisions WEB-2, CNT-12). */
export async function getPage(context: Context, { page, lang }: Input<typeof getLanguageTest>): Promise<Data<typeof getLanguageTest>> {
  const viewing = viewingOf(context, lang)
  const { edition, language } = viewing
  const { common, ...texts } = textsOf(edition, language)
  const words = texts['language-test']
  const isResult = page === 'result'
  const at = isResult ? 'start' : page
  const path = languageTestPaths[at]
  const facts = {
    first: testLevels[0].toUpperCase(),
    last: testLevels[5].toUpperCase(),
    questions: plural(words.questions, testQuestions.length, edition, language),
    parts: plural(words.parts, testSections.length, edition, language),
    minutes: plural(words.minutes, TEST_MINUTES, edition, language),
  }
  const about = { name: words.title, link: page === 'about' ? null : languageTestPaths.about }
  const here = isResult ? words.result.title : words.run.title
  const breadcrumbs = breadcrumbsOf(viewing, about, ...(page === 'about' ? [] : [{ name: here, link: null }]))
  const english = await viewing.cache.keep('english of the language test', SECONDS, (fresh) => findEnglish({ ...viewing, ...fresh }))
  return {
    english: english && { lesson_id: english.lesson_id, link: english.link },
    tutors: isResult && english ? await cardsOf(viewing, english.best, english.lesson_id) : [],
    breadcrumbs,
    ...pageMeta(viewing, {
      path,
      metatags:
        page === 'about'
          ? { h1: words.title, title: fill(words.head, facts), metad: fill(words.metad, facts) }
          : { h1: words.run.title, title: words.run.head, metad: words.run.metad },
      noindex: isResult,
      languages: keptLanguages(edition),
      elsewhere: (other) => ({ path, languages: keptLanguages(other) }),
      microdata: { breadcrumbs: breadcrumbList(viewing, breadcrumbs) },
    }),
  }
}

/** The edition's lesson of English under its present alias, with its online catalogue where that lists somebody. */
async function findEnglish(viewing: Pick<Viewing, 'db' | 'cache' | 'edition'>) {
  const { db, cache, edition } = viewing
  const reference = await referenceOf(viewing)
  const lesson = reference.lessons.get(lessonIdOf(edition.code, 'english') ?? 0)
  if (!lesson?.active) return null
  const address = { ...wholeCatalogue(true), lesson }
  cache.note(`subject:${lesson.id}`)
  const { tutors } = await searchPage(db, address, cellOf(address, reference))
  return { lesson_id: lesson.id, link: tutors.length > 0 ? printPath(address, edition) : null, best: tutors.slice(0, TUTORS) }
}

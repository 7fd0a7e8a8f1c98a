import { type Catalogue, catalogueQuery } from '../../schemas/index.ts'
import { isSchoolTutor } from '../../schemas/tutor-price.ts'
import { groupThousands } from '../../theme/money.ts'
import { fill, plural } from '../../theme/words.ts'
import { Html } from '../articles/Html.tsx'
import { News } from '../articles/News.tsx'
import { CatalogueList } from '../behaviours/index.ts'
import { Prices } from '../catalogue/blocks/Prices.tsx'
import { Said } from '../catalogue/blocks/Said.tsx'
import { SeoLinks } from '../catalogue/blocks/SeoLinks.tsx'
import { CatalogueAside } from '../catalogue/CatalogueAside.tsx'
import { CatalogueBar } from '../catalogue/CatalogueBar.tsx'
import { choicesOf } from '../catalogue/choices.ts'
import { FilterChip, FilterChips } from '../catalogue/FilterChips.tsx'
import { Nobody } from '../catalogue/Nobody.tsx'
import { useNoun } from '../catalogue/noun.ts'
import { Pick } from '../catalogue/Pick.tsx'
import { pageLink } from '../catalogue/paths.ts'
import { SchoolBar } from '../catalogue/SchoolBar.tsx'
import { setFilters } from '../catalogue/set-filters.ts'
import { TutorList } from '../catalogue/TutorList.tsx'
import { CatalogueFilter, OrderFormDialog, PackagesDialog, SchoolRequestDialog } from '../islands/index.ts'
import { PageCrumbs } from '../layout/PageCrumbs.tsx'
import { failed, gone, notFound, page, redirect, type Visit } from '../page.ts'
import { pathTo } from '../routes.ts'
import { headOf } from '../server/head.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { ProfileForm } from '../tutors/ProfileLink.tsx'
import { Accordion } from '../ui/Accordion.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import styles from './Catalogue.module.css'

/** Both catalogues: tutors by subject, level and place (spec: public 2.10, 2.11). */
export const catalogue = page({
  cache: 60,
  keeps: catalogueQuery,
  compares: ['best_tutors'],
  load,
  head: headOf,
  langLinks: ({ lang_links }) => lang_links,
  View: ({ data }) => <CatalogueView data={data} />,
})

/** An address in another order than the canonical one moves there; unknown and removed names are 404 and 410 (spec: decisions CAT-1, CAT-3). */
async function load({ api, language, path, query, bot }: Visit) {
  const kept = new URLSearchParams(query).toString()
  const answer = await api.get('/client/tutors', { query: path.slice(1) + (kept && `?${kept}`), lang: language, g_bot: bot ? 1 : 0 })
  if (answer.status === 'fail') return failed(answer)
  const { statusCode, redirect: canonical } = answer.data
  if (statusCode === 410) return gone()
  if (statusCode !== 200) return notFound()
  if (canonical !== null) return redirect(`/${canonical}`, 301)
  return { ...answer.data, schoolLessons: await schoolLessonsOf(api, answer.data, language) }
}

/** Subjects of the partner school, where the page offers them: the online catalogue, of one of them or of all subjects (spec: public 2.11, sticky header bar). */
async function schoolLessonsOf(api: Visit['api'], { pageType, filters }: Catalogue, lang: Visit['language']) {
  if (pageType !== 'online_catalog') return []
  const answer = await api.get('/client/school_lessons', { lang })
  const lessons = answer.status === 'success' ? answer.data.lessons : []
  return filters.lesson && lessons.every(({ id }) => id !== filters.lesson?.id) ? [] : lessons.map(({ id, name }) => ({ id, name }))
}

type Shown = Catalogue & { schoolLessons: Awaited<ReturnType<typeof schoolLessonsOf>> }

function CatalogueView({ data }: { data: Shown }) {
  const { edition, language, schoolClosed, hiddenPages } = useSite()
  const t = useTexts('catalogue')
  const words = useTexts('filters')
  const { sort } = useTexts('enums-catalogue')
  const { place } = useTexts('enums-requests')
  const { pages } = useTexts('common')
  const href = useHref()
  const { tutors, filters, filter_lists: lists } = data
  const { price_data } = data.optional_blocks
  const choices = choicesOf(data, words, sort.default)
  const set = setFilters(data, { edition, language }, { online: words.online, verified: words.verified, place })
  const noun = useNoun(data.seo_type)
  const found = fill(t.found, {
    count: groupThousands(tutors.total_count, edition, language),
    tutors: plural(noun.found, tutors.total_count, edition, language),
  })
  const ranking = edition.flags.rankingInfo && !hiddenPages?.includes('ranking-info') && (
    <a className="s" href={href(pathTo('rankingInfo'))}>
      {t.ranking}
    </a>
  )
  return (
    <div className="col">
      <PageCrumbs breadcrumbs={data.breadcrumbs} className="from-m" />
      <h1>{data.metatags.h1}</h1>
      <div className={styles.chips} data-filters>
        <FilterChips
          set={set.map(({ label, link }) => ({ label, link: href(`/${link}`) }))}
          offersLevel={filters.lesson !== null && filters.level === null && lists.level.length > 0}
        />
      </div>
      <CatalogueBar data={data} choices={choices} />
      <div className="split left">
        <CatalogueAside data={data} choices={choices} isSet={set.length > 0} />
        <section className="col far" id="list" aria-label={data.metatags.h1}>
          <div className="col">
            <div className={`${styles.head} row`}>
              <p className="soft">{found}</p>
              <div className="row push">
                {ranking}
                <div className={styles.more}>
                  <FilterChip count={set.length} />
                </div>
                {tutors.total_count > 1 && <Pick id="pick-sort" label={words.sort} choices={choices.sort} shape="small" />}
              </div>
            </div>
            {tutors.total_count === 0 && <Nobody data={data} />}
            <TutorList data={data} />
            {tutors.total_count > 0 && (
              <div className="row">
                <p className="soft">{found}</p>
                <span className="to-m">{ranking}</span>
                <div className={styles.pages}>
                  <Pagination
                    page={data.page}
                    pages={tutors.pages_count}
                    href={(number) => href(`/${pageLink(data.path, number)}`)}
                    label={pages.label}
                    previous={pages.previous}
                    next={pages.next}
                  />
                </div>
              </div>
            )}
          </div>
          {price_data && <Prices data={price_data} byLevel={filters.lesson !== null} noun={noun.genitive} />}
          <Said blocks={data.optional_blocks} />
          <News news={data.optional_blocks.news} />
          <OwnTexts {...data.metatags} />
          <SeoLinks groups={data.seo_links} />
        </section>
      </div>
      <PageCrumbs breadcrumbs={data.breadcrumbs} className="to-m" />
      <ProfileForm />
      <OrderFormDialog />
      {edition.flags.packages && !schoolClosed && tutors.tutors.some(isSchoolTutor) && <PackagesDialog />}
      {data.schoolLessons.length > 0 && (
        <>
          <SchoolBar lesson={filters.lesson?.id ?? null} />
          <SchoolRequestDialog lessons={data.schoolLessons} lesson={filters.lesson?.id ?? null} />
        </>
      )}
      <CatalogueFilter path={pageLink(data.path, 1)} sortDefault={sort.default} />
      <CatalogueList lesson={filters.lesson?.id ?? null} city={filters.city?.id ?? null} />
    </div>
  )
}

/** What staff wrote for the page, below its list (spec: decisions SEO-1; public 2.16, FAQ). */
const OwnTexts = ({ h2, h2text, faq_header, faq = [] }: Catalogue['metatags']) => (
  <>
    {(h2 || h2text) && (
      <div className="col read">
        {h2 && <h2>{h2}</h2>}
        {h2text && <Html html={h2text} />}
      </div>
    )}
    {faq.length > 0 && (
      <div className="col">
        {faq_header && <h2>{faq_header}</h2>}
        <Accordion faq={faq} />
      </div>
    )}
  </>
)

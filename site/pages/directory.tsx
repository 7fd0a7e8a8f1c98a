import type { ReactNode } from 'react'
import type { Gets, Success } from '../../schemas/api.ts'
import { missing } from '../articles/moved.ts'
import { LetterList, Parts } from '../directory/LetterList.tsx'
import { WithCrumbs } from '../layout/WithCrumbs.tsx'
import { listAddress, pageAsked } from '../lists/list-query.ts'
import { failed, notFound, page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { headOf } from '../server/head.ts'
import { useHref, useTexts } from '../site.ts'
import { Pagination } from '../ui/Pagination.tsx'

/** What the lists say of themselves alike. */
type Words = Pick<Success<Gets['/client/all_subjects']>, 'breadcrumbs' | 'metatags'>

const SECONDS = 300

function Frame({ data: { breadcrumbs, metatags }, children }: { data: Words; children: ReactNode }) {
  const { note } = useTexts('directory')
  return (
    <WithCrumbs breadcrumbs={breadcrumbs}>
      <h1>{metatags.h1}</h1>
      <p className="soft read">{note}</p>
      {children}
    </WithCrumbs>
  )
}

/** Cities in which somebody teaches (spec: decisions CAT-21). */
export const allCities = page({
  cache: SECONDS,
  async load({ api, language }) {
    const answer = await api.get('/client/all_cities', { lang: language })
    return answer.status === 'success' ? answer.data : failed(answer)
  },
  head: headOf,
  View: ({ data }) => {
    const t = useTexts('directory')
    const href = useHref()
    return (
      <Frame data={data}>
        <LetterList
          groups={data.groups}
          below={({ name, districts }) =>
            districts && (
              <p className="s">
                <a href={href(`/${districts}`)}>
                  <span className="hide">{name}: </span>
                  {t.by_district}
                </a>
              </p>
            )
          }
        />
      </Frame>
    )
  },
})

/** Subjects that somebody teaches. */
export const allSubjects = page({
  cache: SECONDS,
  async load({ api, language }) {
    const answer = await api.get('/client/all_subjects', { lang: language })
    return answer.status === 'success' ? answer.data : failed(answer)
  },
  head: headOf,
  View: ({ data }) => (
    <Frame data={data}>
      <LetterList groups={data.groups} />
    </Frame>
  ),
})

/** Districts of a city; a city in whose districts nobody is listed has no such page. */
export const allDistricts = page({
  cache: SECONDS,
  async load(visit) {
    const { api, language, params } = visit
    const answer = await api.get('/client/all_districts', { lang: language, alias: params.city ?? '' })
    if (answer.status === 'fail') return missing(answer, visit)
    return answer.data.total_count > 0 ? answer.data : notFound()
  },
  head: headOf,
  View: ({ data }) => (
    <Frame data={data}>
      <LetterList groups={data.groups} below={({ subdistricts }) => <Parts items={subdistricts} />} />
    </Frame>
  ),
})

/** Tags of one of the catalogues; a catalogue without any has no such page. */
const tags = (call: '/client/all_tags' | '/client/all_tags_online', own: 'allTags' | 'allTagsOnline') =>
  page({
    cache: SECONDS,
    keeps: ['page'],
    async load({ api, language, query }) {
      const answer = await api.get(call, { lang: language, ...pageAsked(query) })
      if (answer.status === 'fail') return failed(answer)
      return answer.data.groups.length > 0 ? { ...answer.data, own } : notFound()
    },
    head: headOf,
    View: TagsView,
  })

function TagsView({ data }: { data: Success<Gets['/client/all_tags']> & { own: 'allTags' | 'allTagsOnline' } }) {
  const { pages } = useTexts('common')
  const href = useHref()
  return (
    <Frame data={data}>
      <LetterList groups={data.groups} />
      <Pagination
        page={data.page}
        pages={data.pages_count}
        href={(number) => href(listAddress(pathTo(data.own), {}, number))}
        label={pages.label}
        previous={pages.previous}
        next={pages.next}
      />
    </Frame>
  )
}

export const allTags = tags('/client/all_tags', 'allTags')
export const allTagsOnline = tags('/client/all_tags_online', 'allTagsOnline')

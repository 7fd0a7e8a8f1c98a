import { plural } from '../../theme/words.ts'
import { AdList } from '../articles/AdEntry.tsx'
import { Html } from '../articles/Html.tsx'
import { missing } from '../articles/moved.ts'
import { VisitedList } from '../behaviours/index.ts'
import { WithCrumbs } from '../layout/WithCrumbs.tsx'
import { ListFoot } from '../lists/ListFoot.tsx'
import { listAddress, pageAsked } from '../lists/list-query.ts'
import { page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { searchPath } from '../search/search-path.ts'
import { headOf } from '../server/head.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { ProfileForm } from '../tutors/ProfileLink.tsx'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Field, Select } from '../ui/Field.tsx'
import styles from './Ads.module.css'

const PATH = pathTo('ads')

/** Tutors' ads, narrowed by subject and city (spec: decisions CNT-2). */
export const ads = page({
  cache: 300,
  keeps: ['page', 'lesson', 'city'],
  async load(visit) {
    const { api, language, query } = visit
    const { lesson, city } = query
    const asked = { lang: language, ...pageAsked(query), ...(lesson && { lesson }), ...(city && { city }) }
    const answer = await api.get('/client/ads', asked)
    return answer.status === 'success' ? answer.data : missing(answer, visit)
  },
  head: (data) => headOf(data),
  langLinks: ({ lang_links }) => lang_links,
  View: ({ data }) => {
    const { edition, language } = useSite()
    const t = useTexts('content').ads
    const href = useHref()
    const options = (list: typeof data.lessons) => list.map(({ alias, name }) => ({ value: alias, label: name }))
    return (
      <WithCrumbs breadcrumbs={data.breadcrumbs}>
        <h1>{data.metatags.h1}</h1>
        <form className={styles.filter} action={href(PATH)} autoComplete="off">
          <Field name="lesson" label={t.lesson}>
            {(control) => <Select {...control} options={options(data.lessons)} empty={t.any} defaultValue={data.lesson ?? ''} />}
          </Field>
          <Field name="city" label={t.city}>
            {(control) => <Select {...control} options={options(data.cities)} empty={t.any} defaultValue={data.city ?? ''} />}
          </Field>
          <Button type="submit">{t.show}</Button>
        </form>
        {data.ads.length === 0 ? (
          <Empty title={t.empty.title} text={t.empty.text} drawing="ads">
            <LinkButton href={href(searchPath(edition, { lesson: data.lesson ?? '', city: data.city ?? '' }))}>{t.empty.link}</LinkButton>
          </Empty>
        ) : (
          <>
            <AdList ads={data.ads} />
            <VisitedList list="ads" />
            <ListFoot
              found={plural(t.found, data.total_count, edition, language)}
              page={data.page}
              pages={data.pages_count}
              href={(page) => href(listAddress(PATH, { lesson: data.lesson, city: data.city }, page))}
            />
          </>
        )}
        {data.metatags.h2text && <Html html={data.metatags.h2text} />}
        <ProfileForm />
      </WithCrumbs>
    )
  },
})

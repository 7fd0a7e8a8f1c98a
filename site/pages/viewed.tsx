import { localPath } from '../../editions/local-path.ts'
import { listAddress } from '../lists/list-query.ts'
import { failed, notFound, page } from '../page.ts'
import { cataloguePath, pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { ProfileForm } from '../tutors/ProfileLink.tsx'
import { TutorGrid } from '../tutors/TutorGrid.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Pagination } from '../ui/Pagination.tsx'

/** Tutors whose profiles were looked at in this browser; each sees their own, so it is kept for nobody (spec: public 2.16, decisions CAT-15, Z-7). */
export const viewed = page({
  keeps: ['page'],
  async load({ api, edition, language, query }) {
    const path = localPath(edition, language, query.page === undefined ? '/viewed' : `/viewed/${query.page}`)
    const answer = await api.get('/client/tutors/viewed', { query: path.slice(1) })
    if (answer.status === 'fail') return failed(answer)
    return answer.data.statusCode === 200 ? answer.data : notFound()
  },
  head: (_, { texts }) => ({ title: texts('tutors').viewed.title, robots: 'noindex, follow' }),
  View: ({ data: { page, tutors } }) => {
    const { edition } = useSite()
    const t = useTexts('tutors').viewed
    const { pages } = useTexts('common')
    const href = useHref()
    return (
      <div className="col">
        <h1>{t.title}</h1>
        {tutors.total_count === 0 ? (
          <Empty title={t.empty_title} text={t.empty_text}>
            <LinkButton href={href(cataloguePath(edition))}>{t.empty_link}</LinkButton>
          </Empty>
        ) : (
          <>
            <p className="soft read">{t.text}</p>
            <TutorGrid tutors={tutors.tutors} />
          </>
        )}
        <Pagination
          page={page}
          pages={tutors.pages_count}
          href={(number) => href(listAddress(pathTo('viewedTutors'), {}, number))}
          label={pages.label}
          previous={pages.previous}
          next={pages.next}
        />
        <ProfileForm />
      </div>
    )
  },
})

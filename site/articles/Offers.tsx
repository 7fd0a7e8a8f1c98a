import type { AdCard } from '../../schemas/index.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { AdLine } from './AdEntry.tsx'

/** Ads of several tutors on a page about something else, with the way to all of them (spec: public 2.11, ads block). */
export function Offers({ ads, id }: { ads: readonly AdCard[] /** Of the heading. */; id: string }) {
  const t = useTexts('content').ads
  const href = useHref()
  return (
    <section className="col" aria-labelledby={id}>
      <div className="row">
        <h2 id={id} className="l">
          {t.title}
        </h2>
        <a className="push" href={href(pathTo('ads'))}>
          {t.all}
        </a>
      </div>
      <AdLine ads={ads} />
    </section>
  )
}

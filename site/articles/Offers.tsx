import type { AdCard } from '../../schemas/index.ts'
import { useKept } from '../kept.tsx'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { AdLine } from './AdEntry.tsx'

interface Props {
  ads: readonly AdCard[]
  /** Of the heading. */
  id: string
}

/** Ads of several tutors on a page about something else, with the way to all of them (spec: public 2.11, ads block). */
export function Offers({ ads, id }: Props) {
  const kept = useKept()
  return <section className="col" aria-labelledby={id} {...kept(id, ads, () => <Shown ads={ads} id={id} />)} />
}

function Shown({ ads, id }: Props) {
  const t = useTexts('content').ads
  const href = useHref()
  return (
    <>
      <div className="row">
        <h2 id={id} className="l">
          {t.title}
        </h2>
        <a className="push" href={href(pathTo('ads'))}>
          {t.all}
        </a>
      </div>
      <AdLine ads={ads} />
    </>
  )
}

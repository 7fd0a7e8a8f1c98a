import type { Catalogue, TutorCard } from '../../schemas/index.ts'
import { TOP_PLACES } from '../../schemas/top-terms.ts'
import { Offers } from '../articles/Offers.tsx'
import { useKept } from '../kept.tsx'
import { useTexts } from '../site.ts'
import { TutorEntry } from '../tutors/TutorEntry.tsx'
import { Figures } from './blocks/Figures.tsx'
import { adsAfter, onlineAfter, splitBest, tabularBefore, variantOf } from './list-layout.ts'
import { OnlineTutors } from './OnlineTutors.tsx'
import { wholeList } from './paths.ts'
import styles from './TutorList.module.css'

/** Portraits that the first screen shows. */
const FIRST_SCREEN = 3

/** The list; ads, online tutors and its figures at their places in it; and the school's tutors in a block of their own below (spec: public 2.11, 4 best tutors). */
export function TutorList({
  data,
}: {
  data: Pick<Catalogue, 'tutors' | 'tutors_online' | 'optional_blocks' | 'features' | 'filters' | 'filter_lists' | 'page'>
}) {
  const t = useTexts('tutors')
  const kept = useKept()
  const city = data.filters.city?.id ?? null
  // in an order that somebody chose no place is bought, nor is that of who takes no requests
  const sold = data.filters.sort === null && data.page === 1 ? TOP_PLACES : 0
  const buyers = data.tutors.tutors.slice(0, sold).filter((tutor) => tutor.top && !tutor.is_catalog_disabled)
  const entry = (tutor: TutorCard, eager: boolean) => {
    const paid = buyers.includes(tutor)
    return (
      <li
        key={tutor.id}
        {...kept(`entry ${city ?? 'anywhere'} ${eager} ${paid}`, tutor, () => <TutorEntry tutor={tutor} city={city} eager={eager} paid={paid} />)}
      />
    )
  }
  const flag = variantOf(data.features, 'best_tutors')
  const { best, rest } = splitBest(data.tutors.tutors, flag)
  const slot = onlineAfter(rest.length, flag)
  const { ads, tabular_data: tabular } = data.optional_blocks
  const figures = tabular && <Figures data={tabular} />
  const figuresAt = tabularBefore(rest.length)
  const online = data.tutors_online.length > 0 && <OnlineTutors tutors={data.tutors_online} link={wholeList(data.filter_lists.online)} />
  const offers = ads.length > 0 && <Offers ads={ads} id="ads" />
  const adsAt = adsAfter(rest.length, data.filters)
  return (
    <>
      {rest.length > 0 && (
        <ul className={styles.list}>
          {rest.flatMap((tutor, at) => [
            ...(at === figuresAt && figures ? [<li key="figures">{figures}</li>] : []),
            entry(tutor, at < FIRST_SCREEN),
            ...(at === adsAt && offers ? [<li key="ads">{offers}</li>] : []),
            ...(at === slot && online ? [<li key="online">{online}</li>] : []),
          ])}
        </ul>
      )}
      {best.length > 0 && (
        <section className="col" aria-labelledby="best">
          <h2 id="best" className="l">
            {t.best}
          </h2>
          <ul className={styles.list}>{best.map((tutor) => entry(tutor, false))}</ul>
        </section>
      )}
      {adsAt === null && offers}
      {slot === null && online}
      {figuresAt === null && figures}
    </>
  )
}

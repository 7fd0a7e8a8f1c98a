import type { TutorProfile } from '../../../schemas/index.ts'
import { plural } from '../../../theme/words.ts'
import { useSite, useTexts } from '../../site.ts'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { type Place, travelPlaces, wholeHomePlaces } from '../places.ts'
import styles from './ProfilePlaces.module.css'

/** Where lessons take place: online or not, at the tutor's, and the cities with the districts travelled to (spec: public 2.15, locations). */
export function ProfilePlaces({ tutor }: { tutor: TutorProfile }) {
  const t = useTexts('tutors').where
  const homes = wholeHomePlaces(tutor.locations_home)
  const travels = travelPlaces(tutor.locations_travel)
  return (
    <section className="col" aria-labelledby="where-title">
      <h2 id="where-title">{t.title}</h2>
      <dl className="pairs">
        <dt>{t.online}</dt>
        <dd>{tutor.work_online ? t.yes : t.no}</dd>
        {homes.length > 0 && (
          <>
            <dt>{t.home}</dt>
            <dd>{homes.join('; ')}</dd>
          </>
        )}
        {travels.length > 0 && (
          <>
            <dt>{t.travel}</dt>
            <dd>
              {travels.map((city) => (
                <City key={city.name} city={city} />
              ))}
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}

function City({ city }: { city: Place }) {
  const { edition, language } = useSite()
  const t = useTexts('tutors').where
  if (city.parts.length === 0)
    return (
      <p>
        {city.name}, <span className="soft">{t.whole_city}</span>
      </p>
    )
  return (
    <details className={styles.branch}>
      <summary>
        {city.name}, {plural(t.districts, city.parts.length, edition, language)}
        <Icon d={icons.next} turn="down" />
      </summary>
      <ul>
        {city.parts.map((district) => (
          <li key={district.name}>
            <District district={district} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const District = ({ district }: { district: Place }) =>
  district.parts.length === 0 ? (
    district.name
  ) : (
    <details className={styles.branch}>
      <summary>
        {district.name}
        <Icon d={icons.next} turn="down" />
      </summary>
      <ul>
        {district.parts.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  )

import type { TutorProfile } from '../../../schemas/index.ts'
import { soldKinds } from '../../packages/offer.ts'
import { PackageRow } from '../../packages/PackageChoice.tsx'
import styles from '../../packages/Packages.module.css'
import { pathTo } from '../../routes.ts'
import { useHref, useTexts } from '../../site.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'

/** What a school tutor's lessons cost by package, for one price or for both kinds of levels (spec: public 2.15, #packages; decisions SCH-8). */
export function ProfilePackages({
  tutor: { id, packages, is_catalog_disabled },
}: {
  tutor: Pick<TutorProfile, 'id' | 'packages' | 'is_catalog_disabled'>
}) {
  const t = useTexts('school-packages')
  const tutors = useTexts('tutors')
  const href = useHref()
  const kinds = soldKinds(packages)
  return (
    <section id="packages" className="col" aria-labelledby="packages-title">
      <h2 id="packages-title">{tutors.packages.title}</h2>
      {kinds.map((kind) => (
        <div key={kind} className="col snug">
          {kinds.length > 1 && <h3>{t.kinds[kind]}</h3>}
          <ul className={styles.choice}>
            {packages[kind].map((one) => (
              <li key={one.size} className={styles.row}>
                <PackageRow one={one} packages={packages[kind]} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {is_catalog_disabled ? (
        <Button look="line" disabled>
          {tutors.packages.choose}
        </Button>
      ) : (
        <LinkButton look="line" href={href(pathTo('packages', { tutor_id: id }))} data-packages={id} rel="nofollow">
          {tutors.packages.choose}
        </LinkButton>
      )}
    </section>
  )
}

import type { TutorCard } from '../../schemas/index.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import badge from '../ui/Badge.module.css'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import styles from './Packages.module.css'

/** Opens the packages of a tutor who has some, where there is a school to sell them: a link to their page, which the island takes over by `data-packages` (spec: public 4, packages). */
export function PackagesLink({ tutor }: { tutor: Pick<TutorCard, 'id' | 'has_packages'> }) {
  const { schoolClosed } = useSite()
  const t = useTexts('tutors').packages
  const href = useHref()
  if (!tutor.has_packages || schoolClosed) return null
  return (
    <a
      className={`${badge.root} ${badge.school} ${styles.link}`}
      href={href(pathTo('packages', { tutor_id: tutor.id }))}
      data-packages={tutor.id}
      rel="nofollow"
    >
      <Icon d={icons.pack} />
      {t.link}
    </a>
  )
}

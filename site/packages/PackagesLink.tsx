import { isSchoolTutor } from '../../schemas/tutor-price.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import badge from '../ui/Badge.module.css'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import styles from './Packages.module.css'

/** Opens a school tutor's packages, where a school sells them: a link to their page, which the island takes over by `data-packages` (spec: public 4, packages). */
export function PackagesLink({ tutor }: { tutor: { id: number; status: number } }) {
  const { edition, schoolClosed } = useSite()
  const t = useTexts('tutors').packages
  const href = useHref()
  if (!edition.flags.packages || schoolClosed || !isSchoolTutor(tutor)) return null
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

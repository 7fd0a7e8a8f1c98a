import type { ReactNode } from 'react'
import type { TutorCard } from '../../schemas/index.ts'
import { isSchoolTutor } from '../../schemas/tutor-price.ts'
import { pathTo } from '../routes.ts'
import { useHref } from '../site.ts'
import { classes } from '../ui/classes.ts'

const GONE = 410

interface Props {
  tutor: Pick<TutorCard, 'id' | 'status'> & Partial<Pick<TutorCard, 'status_code'>>
  className?: string | undefined
  /** `#users_reviews` and the like. */
  hash?: string
  /** The list's island opens the tutor's reviews over the page. */
  'data-reviews'?: ''
  children: ReactNode
}

/**
 * The way to a profile: a link; for a school tutor a button that people can press and crawlers don't follow; for a tutor who is gone the
 * same, disabled (spec: public 2.13, decisions CAT-17). The button sends the page's form, so it needs no script.
 */
export function ProfileLink({ tutor, hash = '', children, className, ...marks }: Props) {
  const href = useHref()
  const path = href(pathTo('tutor', { id: tutor.id })) + hash
  const isGone = tutor.status_code === GONE
  if (!isGone && !isSchoolTutor(tutor))
    return (
      <a {...marks} className={className} href={path}>
        {children}
      </a>
    )
  return (
    <button type="submit" form={profileForm} {...marks} className={classes(className, 'printed')} formAction={path} disabled={isGone}>
      {children}
    </button>
  )
}

const profileForm = 'profile'

/** Stands once in each page that lists tutors: what the buttons of `ProfileLink` send. */
export const ProfileForm = () => <form id={profileForm} method="get" hidden />

import type { ReactNode } from 'react'
import type { TutorCard } from '../../schemas/index.ts'
import { useTexts } from '../site.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { useOwnLang } from './own-words.ts'
import { ProfileForm, ProfileLink } from './ProfileLink.tsx'
import { RequestButton } from './RequestButton.tsx'
import { TutorPrice } from './TutorPrice.tsx'
import { TutorRating } from './TutorRating.tsx'

interface Props {
  tutor: TutorCard
  /** What the sheet is called. */
  label: string
  /** The subject of what they wrote. */
  lesson?: number
  children?: ReactNode
}

/** Who wrote what stands beside: portrait, rating, price and the request. */
export function TutorSheet({ tutor, label, lesson, children }: Props) {
  const t = useTexts('tutors')
  return (
    <aside className="col wide" aria-label={label}>
      <div className="sheet col">
        <div className="row">
          <Avatar src={tutor.avatar?.formats.preview} size="m" />
          <div className="grow">
            <h2 className="l">
              <ProfileLink tutor={tutor}>{tutor.full_name}</ProfileLink>
            </h2>
            <TutorRating tutor={tutor} />
          </div>
        </div>
        <p className="s soft" lang={useOwnLang()(tutor.lang)}>
          {tutor.short_description}
        </p>
        <TutorPrice tutor={tutor} />
        <RequestButton tutor={tutor} lesson={lesson} full />
        {tutor.is_catalog_disabled && <p className="s soft">{t.unavailable}</p>}
        {children}
      </div>
      <ProfileForm />
    </aside>
  )
}

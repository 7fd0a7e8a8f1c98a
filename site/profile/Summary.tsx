import type { OwnProfile } from '../../schemas/index.ts'
import { textIn, wishedOf } from '../../schemas/tutor-texts.ts'
import { formatMoney } from '../../theme/money.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import { formatTenths } from '../../theme/tenths.ts'
import { fill } from '../../theme/words.ts'
import { type Site, useSite, useTexts } from '../site.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { aboutWaits, freeSlots, type Group, missingIn } from './groups.ts'
import styles from './Profile.module.css'

/** What a closed group holds, and what it lacks. */
export function Summary({ group, profile }: { group: Group; profile: OwnProfile }) {
  const t = useTexts('profile')
  const lines = useLines(group, profile)
  const missing = missingIn(group, profile).map((field) => t.missing[field as keyof typeof t.missing])
  const [first, ...rest] = lines
  return (
    <div className="row">
      {group === 'photo' && <Avatar src={profile.avatar?.formats.preview} size="xl" alt={t.groups.photo} />}
      <div className={styles.words}>
        {first && <p>{first}</p>}
        {rest.map((line) => (
          <p key={line} className="soft">
            {line}
          </p>
        ))}
        {missing.length > 0 && <p className={styles.need}>{fill(t.needed, { list: missing.join(', ') })}</p>}
      </div>
    </div>
  )
}

/** The first line about themself as the tutor's reader will see it. */
const shortText = (
  { short_description, new_short_description }: OwnProfile,
  { edition: { locales }, language }: Pick<Site, 'edition' | 'language'>,
) => textIn(wishedOf(short_description, new_short_description, locales[0]), language, locales)

function useLines(group: Group, profile: OwnProfile): string[] {
  const site = useSite()
  const { edition, language } = site
  const t = useTexts('profile')
  const { locations, email, phone_plain, university, university_name, documents, rate_id, lessons, cities } = profile
  const confirmed = (contact: string, isConfirmed: boolean) => fill(isConfirmed ? t.contact.confirmed : t.contact.unconfirmed, { contact })
  const some = (...parts: (string | false | null | undefined)[]) => parts.filter((part): part is string => Boolean(part))
  const papers = Object.values(documents)
  const count = papers.length
  const refused = papers.filter(({ state }) => state === 'refused').length
  const places = some(
    locations.online.work_online && t.place.online,
    locations.home.work_home && t.place.home,
    locations.travel.work_travel && t.place.travel,
  )
  const lines: Readonly<Record<Group, string[]>> = {
    contacts: some(
      profile.full_name,
      phone_plain && confirmed(showPhone(phone_plain, edition), profile.phone_confirmed),
      email && confirmed(email, profile.email_confirmed),
    ),
    about: some(shortText(profile, site), aboutWaits(profile) && t.waiting),
    subjects: some(lessons.map(({ name }) => name).join(', '), rate_id !== null && fill(t.price, { price: formatMoney(rate_id, edition, language) })),
    places: some(places.join('\u00a0· '), cities.map(({ name }) => name).join(', ')),
    schedule: [freeSlots(profile) > 0 ? fill(t.hours, { count: formatTenths(freeSlots(profile) / 2, edition, language) }) : t.no_hours],
    education: some(
      university?.name ?? university_name,
      count > 0 ? fill(t.documents, { count }) : t.no_documents,
      refused > 0 && fill(t.documents_refused, { count: refused }),
    ),
    photo: [profile.avatar ? t.photo.there : t.photo.none],
  }
  return lines[group]
}

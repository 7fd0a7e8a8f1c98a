import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { languageTag } from '../../editions/index.ts'
import type { TutorForStaff } from '../../schemas/index.ts'
import { byLanguage, type TutorText, textIn } from '../../schemas/tutor-texts.ts'
import { videoId } from '../../theme/video.ts'
import { useEdition } from '../edition.ts'
import { Badge } from '../ui/Badge.tsx'
import { Soft } from '../ui/boxes.ts'
import { languageName } from '../ui/language-name.ts'
import { Pairs } from '../ui/Pairs.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { dayOf } from './day-of.ts'
import { Schedule } from './Schedule.tsx'

const Text = styled('p')({ margin: 0, whiteSpace: 'pre-line', maxWidth: 'var(--read)' })

/** A text in each language that it has; which one is said where there are several. */
function Words({ text }: { text: TutorText }) {
  const edition = useEdition()
  const said = byLanguage(text, edition.locales[0])
  const words = edition.locales.flatMap((language) => (said[language] ? [{ language, said: said[language] }] : []))
  return words.map(({ language, said }) => (
    <div key={language}>
      {words.length > 1 && <Soft>{languageName(language, edition)}</Soft>}
      <Text lang={languageTag(edition, language)}>{said}</Text>
    </div>
  ))
}

/** Who the tutor is, in their own words and in papers. */
export function ProfileSheet({ tutor }: { tutor: TutorForStaff }) {
  const edition = useEdition()
  const translate = useTranslate()
  const video = videoId(tutor.youtube_video)
  const hasHours = Object.values(tutor.schedule.schedule).some((slots) => slots.length > 0)
  const education = [
    tutor.university?.name ?? tutor.university_name?.name,
    tutor.university_degree_name?.name,
    textIn(tutor.speciality, edition.panelLanguage, edition.locales),
    tutor.university_graduation_year,
  ]
  return (
    <Sheet title={translate('tutors.profile')}>
      <Words text={tutor.short_description} />
      <Words text={tutor.description} />
      <Pairs
        of={[
          [translate('tutors.education'), education.filter(Boolean).join(', ')],
          [translate('fields.practice_id'), tutor.practice?.name],
          [translate('tutors.prof'), tutor.prof ? translate(`enums.prof.${tutor.prof}`) : null],
          [translate('tutors.sex'), tutor.sex && translate(`enums.sex.${tutor.sex}`)],
          [translate('tutors.birth_date'), tutor.birth_date && dayOf(tutor.birth_date, edition)],
          [translate('tutors.age'), tutor.age?.name],
          [translate('fields.lang'), languageName(tutor.lang, edition)],
          [translate('tutors.langs'), tutor.langs.map(({ name }) => name).join(', ')],
          [
            translate('tutors.documents'),
            tutor.documents.length > 0 && (
              <ul key="documents" style={{ margin: 0, paddingInlineStart: '1rem' }}>
                {tutor.documents.map(({ id, url, description, approved }) => (
                  <li key={id}>
                    <a href={url} target="_blank" rel="noopener">
                      {description || url}
                    </a>{' '}
                    {approved ? (
                      <Soft>({translate('tutors.document_accepted')})</Soft>
                    ) : (
                      <Badge tone="mark">{translate('tutors.document_waits')}</Badge>
                    )}
                  </li>
                ))}
              </ul>
            ),
          ],
          [
            translate('tutors.video'),
            video && (
              <a key="video" href={`https://www.youtube.com/watch?v=${video}`} target="_blank" rel="noopener">
                {tutor.youtube_video}
              </a>
            ),
          ],
          [translate('tutors.schedule'), hasHours && <Schedule key="schedule" of={tutor.schedule.schedule} />],
          [translate('tutors.school_tutor_id'), tutor.school_tutor_id],
        ]}
      />
    </Sheet>
  )
}

import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { TutorForStaff } from '../../schemas/index.ts'
import { Badge } from '../ui/Badge.tsx'
import { Row, Soft } from '../ui/boxes.ts'
import { Pairs } from '../ui/Pairs.tsx'
import { Sheet } from '../ui/Sheet.tsx'

const Text = styled('p')({ margin: 0, whiteSpace: 'pre-line', maxWidth: 'var(--read)' })

/** Who the tutor is, in their own words and in papers. */
export function ProfileSheet({ tutor }: { tutor: TutorForStaff }) {
  const translate = useTranslate()
  const education = [
    tutor.university?.name ?? tutor.university_name?.name,
    tutor.university_degree_name?.name,
    tutor.speciality,
    tutor.university_graduation_year,
  ]
  const pointName = (key: string) => translate(`enums.verification.${key}`, { _: key })
  const missing = tutor.verification_points.filter(({ done }) => !done).map(({ key }) => pointName(key))
  const told = new Set<string>(tutor.verification_points.map(({ key }) => key))
  const switched = Object.entries(tutor.toggles).filter(([name, isOn]) => isOn && !told.has(name))
  return (
    <Sheet title={translate('tutors.profile')}>
      {tutor.short_description && <Text>{tutor.short_description}</Text>}
      {tutor.description && <Text>{tutor.description}</Text>}
      <Pairs
        of={[
          [translate('tutors.education'), education.filter(Boolean).join(', ')],
          [translate('fields.practice_id'), tutor.practice?.name],
          [translate('tutors.prof'), tutor.prof ? translate(`enums.prof.${tutor.prof}`) : null],
          [translate('tutors.age'), tutor.age?.name],
          [translate('tutors.langs'), tutor.langs.map(({ name }) => name).join(', ')],
          [
            translate('tutors.documents'),
            tutor.documents.length > 0 && (
              <ul key="documents" style={{ margin: 0, paddingInlineStart: '1rem' }}>
                {tutor.documents.map(({ url, description }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two documents may be one file
                  <li key={at}>
                    <a href={url} target="_blank" rel="noopener">
                      {description || url}
                    </a>
                  </li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
      {missing.length > 0 && (
        <Soft>
          {translate('tutors.not_verified')}: {missing.join(', ')}
        </Soft>
      )}
      <Row>
        {tutor.verification_points
          .filter(({ done }) => done)
          .map(({ key }) => (
            <Badge key={key} tone="ok" icon="check">
              {pointName(key)}
            </Badge>
          ))}
        {switched.map(([name]) => (
          <Badge key={name} tone="info">
            {translate(`tutors.toggles.${name}`, { _: name })}
          </Badge>
        ))}
      </Row>
    </Sheet>
  )
}

import type { ReactNode } from 'react'
import type { TutorProfile } from '../../../schemas/index.ts'
import { useTexts } from '../../site.ts'
import { useOwnLang } from '../own-words.ts'
import { spokenLine } from '../spoken.ts'

/** Who the tutor is: their own words, education, work and papers (spec: public 2.15, about). */
export function ProfileAbout({ tutor }: { tutor: TutorProfile }) {
  const t = useTexts('tutors').about
  const ownLang = useOwnLang()
  const prof: Readonly<Record<number, string>> = useTexts('enums-tutors').prof
  const university = tutor.university?.name ?? tutor.university_name?.name
  const education = [university, tutor.university_degree_name?.name, tutor.university_graduation_year].filter(Boolean).join(', ')
  const rows: [label: string, value: ReactNode, lang?: string | undefined][] = [
    [t.education, education],
    [t.speciality, tutor.speciality, ownLang(tutor.speciality_lang)],
    [t.work, prof[tutor.prof]],
    [t.practice, tutor.practice?.name],
    [t.age, tutor.age?.name],
    [t.langs, spokenLine(tutor)],
    [t.documents, tutor.documents.length > 0 && <Documents documents={tutor.documents} />],
  ]
  return (
    <section id="about_tutor" className="col read" aria-labelledby="about-title">
      <h2 id="about-title">{t.title}</h2>
      {tutor.description
        .split(/\n+/)
        .filter(Boolean)
        .map((paragraph) => (
          <p key={paragraph} lang={ownLang(tutor.description_lang)}>
            {paragraph}
          </p>
        ))}
      <dl className="pairs">
        {rows.map(([label, value, lang]) =>
          value
            ? [
                <dt key={label}>{label}</dt>,
                <dd key={`${label} value`} lang={lang}>
                  {value}
                </dd>,
              ]
            : null,
        )}
      </dl>
    </section>
  )
}

function Documents({ documents }: Pick<TutorProfile, 'documents'>) {
  const { new_tab } = useTexts('common')
  return (
    <ul>
      {documents.map(({ description, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener nofollow">
            {description}
            <span className="hide"> ({new_tab})</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

import * as z from 'zod/mini'
import { Email, Flag, Ids, Language, or, some, Text, Version, Words } from './common.ts'
import { restCreate, restDelete, restList, restOne, restSave } from './rest.ts'
import { area } from './rights.ts'
import { Html } from './site-texts.ts'
import { employments, VACANCY_CITY, VACANCY_NAME, VACANCY_SALARY } from './vacancy-terms.ts'

/** A place of work that the product offers, in one language (spec: decisions CNT-7). */
export const VacancyRow = /* @__PURE__ */ z
  .object({
    id: z.int(),
    lang: z.string(),
    name: z.string(),
    city: z.string(),
    employment: z.enum(employments),
    salary: z.string(),
    /** HTML, cleaned. */
    description: z.string(),
    contact_email: z.string(),
    active: z.boolean(),
    created_at: z.int(),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'VacancyRow' })
export type VacancyRow = z.output<typeof VacancyRow>

const about = { allow: area('content'), row: VacancyRow }
const body = {
  lang: Language,
  name: Text(...VACANCY_NAME),
  city: or(Text(...VACANCY_CITY), ''),
  employment: Words(employments),
  salary: or(Text(...VACANCY_SALARY), ''),
  description: Html,
  contact_email: Email,
  active: Flag,
}
export const listVacancyRows = restList('/rest/vacancies', 'Vacancies, newest first (decisions CNT-7)', {
  ...about,
  filter: z.object({ id: some(Ids), text: some(Text(1, 100)), lang: some(Language), employment: some(Words(employments)), active: some(Flag) }),
})
export const getVacancyRow = restOne('/rest/vacancies/{id}', 'One vacancy (decisions CNT-7)', about)
export const createVacancy = restCreate('/rest/vacancies', 'Offers a place of work (decisions CNT-7)', { ...about, body })
export const saveVacancy = restSave('/rest/vacancies/{id}', 'Changes a vacancy; a stale version is a conflict (decisions CNT-7)', {
  ...about,
  body: { ...body, version: Version },
  errors: ['conflict'],
})
export const deleteVacancy = restDelete('/rest/vacancies/{id}', 'Takes a vacancy away for good (decisions CNT-7)', about)

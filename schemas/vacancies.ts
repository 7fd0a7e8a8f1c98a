import * as z from 'zod/mini'
import { AskedLanguage, call, Id, listOf, Page } from './common.ts'
import { Breadcrumb, LangLinks, PageMeta } from './seo.ts'
import { employments } from './vacancy-terms.ts'

const card = {
  id: z.int(),
  name: z.string(),
  city: z.string(),
  employment: z.enum(employments),
  salary: z.string(),
  created_at: z.int(),
}
/** A place of work in a list (spec: decisions CNT-7). */
export const VacancyCard = /* @__PURE__ */ z.object(card).register(z.globalRegistry, { id: 'VacancyCard' })
export type VacancyCard = z.output<typeof VacancyCard>
/** The same with what there is to do. */
export const Vacancy = /* @__PURE__ */ z
  .object({ ...card, description: z.string(), contact_email: z.string() })
  .register(z.globalRegistry, { id: 'Vacancy' })
export type Vacancy = z.output<typeof Vacancy>

const page = { breadcrumbs: z.array(Breadcrumb), lang_links: LangLinks, ...PageMeta }

export const getVacancies = call('GET', '/client/vacancies/get', {
  about: 'Open places of work in a language, the newest first (decisions CNT-7, Z-4)',
  allow: ['anyone'],
  query: { page: Page, lang: AskedLanguage },
  answer: { ...listOf('vacancies', VacancyCard), page: z.int(), ...page },
})
export const getVacancy = call('GET', '/client/vacancy/get', {
  about: 'An open place of work; under another language the refusal says where it stands (decisions CNT-7, Z-4)',
  allow: ['anyone'],
  query: { id: Id, lang: AskedLanguage },
  answer: { vacancy: Vacancy, ...page },
  errors: ['not_found'],
  gone: true,
})

import * as z from 'zod/mini'
import { AskedLanguage, call, listOf, Page, some, Text } from './common.ts'
import { Breadcrumb, LangLinks, PageMeta } from './seo.ts'

/** Tasks of an examination, or what helps to prepare for one (spec: decisions CNT-7). */
export const ExaminationTest = /* @__PURE__ */ z
  .object({
    id: z.int(),
    alias: z.string(),
    name: z.string(),
    description: z.string(),
    year: z.nullable(z.int()),
    /** Where they are, here or elsewhere. */
    link: z.string(),
    /** Null: of none alone. */
    lesson: z.nullable(z.object({ alias: z.string(), name: z.string() })),
  })
  .register(z.globalRegistry, { id: 'ExaminationTest' })
export type ExaminationTest = z.output<typeof ExaminationTest>

export const getExaminationTests = call('GET', '/client/examination_tests', {
  about: 'Study materials by subject, the latest year first, of a subject where one is named (decisions CNT-7)',
  allow: ['anyone'],
  query: { page: Page, lesson: some(Text(1, 100)), lang: AskedLanguage },
  answer: {
    ...listOf('examination_tests', ExaminationTest),
    page: z.int(),
    breadcrumbs: z.array(Breadcrumb),
    lang_links: LangLinks,
    ...PageMeta,
  },
  errors: ['not_found'],
})

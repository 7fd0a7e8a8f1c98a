import * as z from 'zod/mini'
import type { SiteEdition } from '../../editions/site-edition.ts'
import { problems } from '../../schemas/common.ts'
import { makeSchoolRequest } from '../../schemas/school-requests.ts'
import type { Problems } from '../forms/error-words.ts'
import { fieldOf } from '../requests/field-of.ts'
import { schoolProblems } from '../requests/school-problems.ts'
import type { PackageOffer } from './offer.ts'
import { chosenOf } from './offer.ts'
import type { PackageRequest } from './package-request.ts'

/** Fields of the form that stand for those of the request. */
const shownAs: Readonly<Record<string, string>> = { lesson_id: 'lesson', level_id: 'lesson' }

/** Problems of a request under the names of the form's fields. */
export const atFields = (found: Problems): Problems =>
  Object.fromEntries(
    Object.entries(found).map(([path, code]) => {
      const [field = ''] = fieldOf(path).split('.')
      return [shownAs[field] ?? field, code]
    }),
  )

/** What is wrong with the request for a package: field → code of the `errors` texts (spec: decisions SCH-1, SCH-8). */
export function checkPackage(request: PackageRequest, offer: PackageOffer, values: Readonly<Record<string, string>>, edition: SiteEdition): Problems {
  const read = z.safeParse(makeSchoolRequest.input, { request })
  const found = read.success ? {} : (problems(read.error, 'request') as Record<string, string>)
  const isDear = chosenOf(values, offer)?.sold.kind === 'advanced'
  return {
    ...atFields(found),
    ...schoolProblems(request, edition),
    ...((!request.lesson_id || (isDear && request.level_id === null)) && { lesson: 'required' }),
  }
}

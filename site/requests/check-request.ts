import * as z from 'zod/mini'
import type { SiteEdition } from '../../editions/site-edition.ts'
import { problems } from '../../schemas/common.ts'
import { PersonalRequest, requestProblems, ShortRequest } from '../../schemas/order-fields.ts'
import { phoneProblem } from '../../theme/phones.ts'
import type { Problems } from '../forms/error-words.ts'
import { fieldOf } from './field-of.ts'
import type { Offer } from './offer.ts'
import type { Request } from './request-of.ts'

/** Fields of the form that stand for those of the request. */
const shownAs: Readonly<Record<string, string>> = {
  lesson_levels: 'lessons',
  location_at_client: 'location_at_online',
  location_at_tutor: 'location_at_online',
  // the address goes out twice; of the two that are wrong the form has one
  'locations.client_place.0.address': 'address',
  'locations.client_place': 'client_city',
  'locations.tutor_place': 'tutor_city',
}

/** Problems of a request under the names of the form's fields. */
export const atFields = (found: Problems): Problems =>
  Object.fromEntries(
    Object.entries(found).map(([path, code]) => {
      const field = fieldOf(path)
      const near = Object.keys(shownAs).find((name) => field === name || field.startsWith(`${name}.`))
      return [(near && shownAs[near]) ?? field, code]
    }),
  )

/** What is wrong with a request by the contract's own record and rules: field → code of the `errors` texts (spec: public 5; decisions ORD-19). */
export function checkRequest(request: Request, { short }: Pick<Offer, 'short'>, edition: SiteEdition): Problems {
  const read = z.safeParse(short ? ShortRequest : PersonalRequest, request)
  const phone = phoneProblem(request, edition)
  const { phone_plain: _, ...found } = { ...(read.success ? {} : problems(read.error)), ...requestProblems(request) } as Record<string, string>
  // a name that was left out is asked for, one of a letter is told its length
  const missing = 'client_name' in found && !request.client_name?.trim() && { client_name: 'required' }
  return atFields({ ...found, ...missing, ...(phone && { phone_plain: phone.code }) })
}

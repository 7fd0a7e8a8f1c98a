import * as z from 'zod/mini'
import type { SiteEdition } from '../../editions/site-edition.ts'
import { problems } from '../../schemas/common.ts'
import { makeShortSchoolRequest } from '../../schemas/school-requests.ts'
import { phoneProblem } from '../../theme/phones.ts'
import type { Problems } from '../forms/error-words.ts'

export type SchoolRequest = z.input<(typeof makeShortSchoolRequest)['input']> & { phone_default_country_code: number }

type Contact = Pick<SchoolRequest, 'client_name' | 'email' | 'phone_plain' | 'phone_default_country_code' | 'time_intervals' | 'privacy'>

const texts = ['client_name', 'email', 'phone_plain'] as const

/** What is wrong with a request to the school: field → code of the `errors` texts (spec: public 5, short school request). */
export function checkSchool(request: SchoolRequest, edition: SiteEdition): Problems {
  const read = z.safeParse(makeShortSchoolRequest.input, request)
  return { ...(read.success ? {} : (problems(read.error) as Record<string, string>)), ...schoolProblems(request, edition) }
}

/** Of each request to the school: what was left out, and the phone by the rule of its country. */
export function schoolProblems(request: Contact, edition: SiteEdition): Problems {
  const phone = phoneProblem(request, edition)
  const empty = [...texts.filter((name) => !request[name].trim()), ...(request.time_intervals.length === 0 ? ['time_intervals'] : [])]
  return {
    ...(phone && { phone_plain: phone.code }),
    ...Object.fromEntries(empty.map((name) => [name, 'required'])),
    ...(!request.privacy && { privacy: 'required' }),
  }
}

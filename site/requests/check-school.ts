import * as z from 'zod/mini'
import type { SiteEdition } from '../../editions/site-edition.ts'
import { problems } from '../../schemas/common.ts'
import { makeShortSchoolRequest } from '../../schemas/school-requests.ts'
import type { Problems } from '../forms/error-words.ts'
import { schoolProblems } from './school-problems.ts'

export type SchoolRequest = z.input<(typeof makeShortSchoolRequest)['input']> & { phone_default_country_code: number }

/** What is wrong with a request to the school: field → code of the `errors` texts (spec: public 5, short school request). */
export function checkSchool(request: SchoolRequest, edition: SiteEdition): Problems {
  const read = z.safeParse(makeShortSchoolRequest.input, request)
  return { ...(read.success ? {} : (problems(read.error) as Record<string, string>)), ...schoolProblems(request, edition) }
}

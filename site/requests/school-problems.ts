import type { SiteEdition } from '../../editions/site-edition.ts'
import { phoneProblem } from '../../theme/phones.ts'
import type { Problems } from '../forms/error-words.ts'

interface Contact {
  client_name: string
  email: string
  phone_plain: string
  phone_default_country_code: number
  time_intervals: readonly unknown[]
  privacy?: unknown
}

const texts = ['client_name', 'email', 'phone_plain'] as const

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

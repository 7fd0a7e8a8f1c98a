import { useTranslate } from 'react-admin'
import { formatDate, formatDateTime } from '../../theme/dates.ts'
import { formatMoney } from '../../theme/money.ts'
import { intervalWords } from '../../theme/time-intervals.ts'
import { useEdition } from '../edition.ts'
import { useFieldWords } from '../orders/field-words.ts'
import { useOrderRules } from '../orders/order-rules.ts'
import { useTutorWords } from '../tutors/field-words.ts'
import { isEmpty } from '../ui/is-empty.ts'
import { languageName } from '../ui/language-name.ts'

/** Field → the enumeration whose words its values have. */
const enumerations: Record<string, string> = {
  status: 'order_status',
  tutor_status: 'tutor_status',
  content_status: 'content_status',
  site_review_status: 'site_review_status',
  new_status: 'content_status',
  request_origin: 'request_origin',
  class_regularity: 'class_regularity',
  class_duration: 'class_duration',
  practice_id: 'practice',
  tutor_sex: 'tutor_sex',
  client_age: 'client_age',
  method: 'payment_method',
  payer: 'payer',
}
/** Field → the words of its values elsewhere. */
const worded: Record<string, string> = {
  seo_type: 'reference.seo_types',
  direction: 'telephony.directions',
  event: 'telephony.events',
  state: 'outbox.states',
  msg_service: 'outbox.channels',
  sender: 'chat.roles',
  task: 'jobs.tasks',
  source: 'tops.sources',
  provider: 'merchants.providers',
  outcome: 'payment_doubts.states',
  catalog_type: 'seo.catalogues',
  page: 'seo.pages',
}
const moments = new Set(['first_class', 'date_pause_off', 'date_from', 'date_to', 'saved_at', 'sms_client_at', 'sms_tutor_at'])
/** What the order form words; any other object is shown as it was written. */
const structures = new Set(['locations', 'lesson_levels'])
/** Texts by language. */
const names = new Set([
  ...['name', 'rname', 'mname'],
  ...['short_description', 'description', 'speciality', 'new_short_description', 'new_description', 'new_speciality'],
])
/** What the form of tutors words. */
const ofTutors = new Set([
  'lesson_descriptions',
  'lesson_rates',
  'schedule',
  'langs',
  'online_communication_app',
  'phones_extra',
  'sex',
  'age',
  'prof',
])
const isTutorsPlaces = (field: string, value: unknown) => field === 'locations' && typeof value === 'object' && value !== null && 'home' in value
const isPlainList = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one !== 'object')
const sums = new Set(['sum', 'balance'])

/** The journal holds times as they were given: unix seconds, or a date as text. */
const unixOf = (value: unknown) => (typeof value === 'number' ? value : Date.parse(String(value)) / 1000)

/** A link of the footer. */
interface Link {
  title: string
  href: string
}

interface Reasons {
  reasons: number[]
  comment: string
}

/** The value of a changed field as a person reads it. */
export function useChangeWords() {
  const edition = useEdition()
  const translate = useTranslate()
  const words = useFieldWords()
  const tutorWords = useTutorWords(useOrderRules())
  const intervals = intervalWords(translate('enums.any_time'), edition)
  const enumerated = (name: string) => (id: unknown) => translate(`enums.${name}.${id}`, { _: String(id) })
  const reasonsOf = ({ reasons, comment }: Reasons) => [reasons.map(enumerated('remove_reasons')).join(', '), comment].filter(Boolean).join(': ')

  return (field: string, value: unknown): string => {
    if (isEmpty(value)) return translate('common.not_set')
    const enumeration = enumerations[field]
    if (enumeration) return [value].flat().map(enumerated(enumeration)).join(', ')
    if (field === 'time_intervals')
      return [value]
        .flat()
        .map((id) => intervals[Number(id)])
        .join(', ')
    if (field === 'undone') return translate(`orders.log.staff.${value}`)
    if (field === 'lang') return languageName(String(value), edition)
    if (field === 'date') return formatDate(unixOf(value), edition)
    if (moments.has(field)) return formatDateTime(unixOf(value), edition)
    if (sums.has(field)) return formatMoney(Number(value), edition, edition.panelLanguage)
    if (ofTutors.has(field) || isTutorsPlaces(field, value)) return tutorWords(field, value)
    if (field === 'remove_reasons') return reasonsOf(value as Reasons)
    if (worded[field]) return translate(`${worded[field]}.${value}`, { _: String(value) })
    if (names.has(field) && typeof value === 'object') return [...new Set(Object.values(value as object))].join(' / ')
    if (field === 'json') return (value as Link[]).map(({ title, href }) => `${title} (${href})`).join(', ')
    if (field === 'faq') return (value as [string, string][]).map((pair) => pair.join(' ')).join('; ')
    if (typeof value === 'object' && !structures.has(field) && !isPlainList(value)) return JSON.stringify(value)
    return words(field, value)
  }
}

import type { SiteEdition } from '../../editions/site-edition.ts'
import { intervalWords } from '../../theme/time-intervals.ts'
import { useReadErrors } from '../forms/read-errors.ts'
import { useSite } from '../site.ts'
import type { Texts } from '../texts.ts'
import type { Choice } from '../ui/Field.tsx'

/** What the form says beside its own texts: a few of other subjects, so that a page need not send them whole. */
export interface FormWords {
  back: string
  any: string
  optional: string
  online: string
  at_client: string
  at_tutor: string
  city: string
  phone: string
  nothing: string
  clear: string
  per_hour: string
  per_lesson: string
  choices: Readonly<Record<'regularity' | 'duration' | 'intervals' | 'age' | 'practice' | 'sex', readonly Choice[]>>
}

const choicesOf = (words: Readonly<Record<number, string>>, withNone = false): Choice[] =>
  Object.entries(words).flatMap(([value, label]) => (value === '0' && !withNone ? [] : [{ value: Number(value), label }]))

export const formWords = (
  { common, requests, 'enums-requests': enums }: Pick<Texts, 'common' | 'requests' | 'enums-requests'>,
  edition: SiteEdition,
): FormWords => ({
  back: common.back,
  any: requests.any,
  optional: common.optional,
  online: enums.place.online,
  at_client: enums.place.client,
  at_tutor: enums.place.tutor,
  city: requests.city,
  phone: common.phone,
  nothing: requests.no_options,
  clear: requests.clear,
  per_hour: common.per_hour,
  per_lesson: common.per_lesson,
  choices: {
    regularity: choicesOf(enums.class_regularity, true),
    duration: choicesOf(enums.class_duration, true),
    intervals: choicesOf(intervalWords(enums.any_time, edition)),
    age: choicesOf(enums.client_age, true),
    // at least the least is no wish
    practice: choicesOf(enums.practice).slice(1),
    sex: choicesOf(enums.tutor_sex, true),
  },
})

/** What the form is drawn with on every page: its words and the site; the words of problems are fetched when there is one. */
export function useFormTexts() {
  const { edition, language, texts } = useSite()
  return {
    edition,
    language,
    t: texts('requests'),
    words: formWords({ common: texts('common'), requests: texts('requests'), 'enums-requests': texts('enums-requests') }, edition),
    readErrors: useReadErrors('errors-orders', 'errors-requests'),
  }
}

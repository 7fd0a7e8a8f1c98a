import type { ErrorWords } from '../forms/error-words.ts'
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

export const formWords = ({ common, 'enums-requests': enums }: Pick<Texts, 'common' | 'enums-requests'>): FormWords => ({
  back: common.back,
  any: common.any,
  optional: common.optional,
  online: enums.place.online,
  at_client: enums.place.client,
  at_tutor: enums.place.tutor,
  city: common.city,
  phone: common.phone,
  nothing: common.no_options,
  clear: common.clear,
  per_hour: common.per_hour,
  per_lesson: common.per_lesson,
  choices: {
    regularity: choicesOf(enums.class_regularity, true),
    duration: choicesOf(enums.class_duration, true),
    intervals: choicesOf(enums.time_intervals),
    age: choicesOf(enums.client_age, true),
    practice: choicesOf(enums.practice),
    sex: choicesOf(enums.tutor_sex, true),
  },
})

/** What the form is drawn with on every page: its words and the site; the words of problems are fetched when there is one. */
export function useFormTexts() {
  const { edition, language, texts, fetchTexts } = useSite()
  return {
    edition,
    language,
    t: texts('requests'),
    words: formWords({ common: texts('common'), 'enums-requests': texts('enums-requests') }),
    async readErrors(): Promise<ErrorWords> {
      await fetchTexts('errors', 'errors-orders', 'errors-requests')
      return { ...texts('errors'), ...texts('errors-orders'), ...texts('errors-requests') }
    },
  }
}

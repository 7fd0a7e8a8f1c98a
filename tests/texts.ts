import type { Language } from '../editions/index.ts'
import { locales, type Texts } from '../locales/index.ts'

type Part<Kind extends string> = Texts[Extract<keyof Texts, Kind | `${Kind}-${string}`>]
type Whole<Parts> = (Parts extends unknown ? (parts: Parts) => void : never) extends (whole: infer All) => void ? All : never

const whole = <Kind extends 'errors' | 'enums'>(language: Language, kind: Kind) =>
  Object.assign({}, ...Object.entries(locales[language]).flatMap(([subject, texts]) => (subject.split('-')[0] === kind ? [texts] : []))) as Whole<
    Part<Kind>
  >

/** Every error in words, and every enumeration, whatever subject they stand in. */
export const errorsIn = (language: Language) => whole(language, 'errors')
export const enumsIn = (language: Language) => whole(language, 'enums')

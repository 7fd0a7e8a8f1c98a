import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Edition, type EditionCode, editionCodes, editionOf, type Language, languages } from '../editions/index.ts'

const text = z.string().trim().min(1).max(300)
/** Who runs an edition, as its pages name them. */
const Operator = z.strictObject({
  /** Registered name. */
  company: text,
  /** Registration or tax numbers, with their names. */
  details: text,
  address: text,
  city: text,
})
export type Operator = z.output<typeof Operator>

/** A setting: the file that names the operator of each edition in each of its languages. */
export const operatorsFile = z
  .string()
  .transform((path, { addIssue }) => {
    try {
      return JSON.parse(readFileSync(path, 'utf8')) as unknown
    } catch {
      addIssue('no JSON file')
      return z.NEVER
    }
  })
  .pipe(z.partialRecord(z.enum(editionCodes), z.partialRecord(z.enum(languages), Operator)))
  .refine((named) => Object.entries(named).every(([code, texts]) => editionOf(code as EditionCode).locales.every((language) => texts?.[language])))
  .describe('a JSON file with company, details, address and city by edition and each of its languages')

/** Neutral, with zeros for numbers: what demo shows where the setting names nobody. */
const standIns: Readonly<Record<EditionCode, Readonly<Partial<Record<Language, Operator>>>>> = {
  kz: { ru: { company: 'ТОО «Docento»', details: 'БИН 000000000000', address: 'Республика Казахстан, г. Алматы', city: 'Алматы' } },
  ua: {
    ua: { company: 'ТОВ «Docento»', details: 'Код ЄДРПОУ 00000000', address: 'Україна, м. Київ', city: 'Київ' },
    ru: { company: 'ООО «Docento»', details: 'Код ЕГРПОУ 00000000', address: 'Украина, г. Киев', city: 'Киев' },
    en: { company: 'Docento LLC', details: 'EDRPOU 00000000', address: 'Kyiv, Ukraine', city: 'Kyiv' },
  },
  pl: {
    pl: { company: 'Docento sp. z o.o.', details: 'KRS 0000000000, NIP 0000000000, REGON 000000000', address: 'Warszawa, Polska', city: 'Warszawa' },
    en: { company: 'Docento sp. z o.o.', details: 'KRS 0000000000, NIP 0000000000, REGON 000000000', address: 'Warsaw, Poland', city: 'Warsaw' },
  },
  us: { en: { company: 'Docento LLC', details: 'File number 0000000', address: 'New York, NY, United States', city: 'New York' } },
  in: { en: { company: 'Docento Private Limited', details: 'CIN U00000DL0000PTC000000', address: 'New Delhi, India', city: 'New Delhi' } },
  mx: { es: { company: 'Docento, S. de R.L. de C.V.', details: 'RFC AAA000000AA0', address: 'Ciudad de México, México', city: 'Ciudad de México' } },
  es: { es: { company: 'Docento, S.L.', details: 'NIF B00000000, Registro Mercantil de Madrid', address: 'Madrid, España', city: 'Madrid' } },
}

/** The operator of an edition in one of its languages. Throws for a language the edition does not have. */
export function operatorOf({ code }: Pick<Edition, 'code'>, language: Language, named: z.output<typeof operatorsFile>): Operator {
  const operator = named[code]?.[language] ?? standIns[code][language]
  if (!operator) throw new RangeError(`${code} has no pages in ${language}`)
  return operator
}

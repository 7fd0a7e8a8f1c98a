import type { EditionCode, Language } from '../../editions/index.ts'

/** Who runs an edition, as its pages name them. */
export interface Operator {
  /** Registered name. */
  readonly company: string
  /** Registration or tax numbers, with their names. */
  readonly details: string
  readonly address: string
  readonly city: string
}

// Neutral stand-ins with zeros for numbers: whoever runs an edition puts their own company here, or into the pages in the panel
const operators: Readonly<Record<EditionCode, Readonly<Partial<Record<Language, Operator>>>>> = {
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
export function operatorOf(code: EditionCode, language: Language): Operator {
  const operator = operators[code][language]
  if (!operator) throw new RangeError(`${code} has no pages in ${language}`)
  return operator
}

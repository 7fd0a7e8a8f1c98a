import type { EditionCode } from './types.ts'

export interface Country {
  readonly code: string
  readonly flag: string
  /** Edition whose site it is; null: shown without a link (WEB-7). */
  readonly edition: EditionCode | null
}

/** Countries of the footer in the order shown; names are texts (`layout.countries`). (spec: public 1) */
export const countries: readonly Country[] = [
  { code: 'ua', flag: '🇺🇦', edition: 'ua' },
  { code: 'es', flag: '🇪🇸', edition: 'es' },
  { code: 'pl', flag: '🇵🇱', edition: 'pl' },
  { code: 'ru', flag: '🇷🇺', edition: null },
  { code: 'kz', flag: '🇰🇿', edition: 'kz' },
  { code: 'ng', flag: '🇳🇬', edition: null },
  { code: 'uk', flag: '🇬🇧', edition: null },
  { code: 'mx', flag: '🇲🇽', edition: 'mx' },
  { code: 'us', flag: '🇺🇸', edition: 'us' },
  { code: 'in', flag: '🇮🇳', edition: 'in' },
]
